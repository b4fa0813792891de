import { sql, type Transaction } from 'kysely';
import type { NamedPerson } from 'societies-contract/notice-words';
import type { Database } from '../database/schema.ts';

const nobody: NamedPerson = { university_id: null, name: null };

/** Removes a user's ID and name from others' notices, mails and pushes when their account is deleted. */
export async function forgetInNotices(trx: Transaction<Database>, universityId: string): Promise<void> {
  for (const [table, column, path] of [
    ['notifications', 'values', '{person}'],
    ['announcements', 'values', '{person}'],
    ['mails', 'data', '{values,person}'],
    ['pushes', 'data', '{values,person}'],
  ] as const) {
    const json = sql.ref(column);
    const person = sql.lit(path);
    await sql`
      update ${sql.table(table)} set ${json} = jsonb_set(${json}, ${person}, ${JSON.stringify(nobody)}::jsonb)
      where (${json} #> ${person}) ->> 'university_id' = ${universityId}`.execute(trx);
  }
  // Old notices have the name in a sentence.
  await sql`
    update notifications set text = replace(text, first_name || ' ' || last_name, 'somebody else')
    from users
    where users.university_id = ${universityId} and notifications.kind = 'role_given' and message is null
      and strpos(text, first_name || ' ' || last_name) > 0`.execute(trx);
}
