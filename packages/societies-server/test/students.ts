import type { TestServer } from './harness.ts';

export interface Student {
  id: string;
  name: string;
  token: string;
  email: string;
}

/** Makes students, one for each place where a test needs somebody new. Their IDs follow `first`. */
export function makeStudents({ database, signIn }: TestServer, first: number): () => Promise<Student> {
  let count = 0;
  return async () => {
    count += 1;
    const id = String(first + count);
    const email = `${id}@test.example`;
    await database
      .insertInto('users')
      .values({
        university_id: id,
        first_name: `Nova${count}`,
        last_name: 'Quill',
        email,
        email_key: email,
        password_hash: 'none',
      })
      .execute();
    return { id, name: `Nova${count} Quill`, token: await signIn(id), email };
  };
}
