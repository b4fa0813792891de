import { paths, type SocietyPage } from 'societies-contract';
import { expect } from 'vitest';
import { demo, type TestServer } from './harness.ts';

/** Society 1 of the demo data: everything is on. */
export const society = 1;
/** Another one, for ids that are somebody else's. */
export const otherSocieties = { chess: 2, baking: 11, featuresOff: 36, noLogo: 28 } as const;

/** Access tokens of those who try a call. */
export interface People {
  administrator: string;
  president: string;
  eventsOfficer: string;
  member: string;
  newcomer: string;
  /** Every permission, but in society 2. */
  otherPresident: string;
}

/** Who holds a role in a society. */
export async function holderOf(server: TestServer, id: number, role: string): Promise<string> {
  const token = await server.signIn(demo.administrator);
  const { body, status } = await server.call<SocietyPage>('GET', paths.society(id), { token });
  if (status !== 200) throw new Error(`Society ${id} answered ${status}: ${JSON.stringify(body)}`);
  const entry = Object.values(body.committee_members).find((post) => post.role.name === role);
  if (!entry?.university_id) throw new Error(`Nobody is ${role} of society ${id}.`);
  return entry.university_id;
}

export async function signInPeople(server: TestServer): Promise<People> {
  const [administrator, president, eventsOfficer, member, newcomer, otherPresident] = await Promise.all([
    server.signIn(demo.administrator),
    server.signIn(demo.president),
    server.signIn(demo.eventsOfficer),
    server.signIn(demo.member),
    server.signIn(demo.newcomer),
    holderOf(server, otherSocieties.chess, 'President').then((id) => server.signIn(id)),
  ]);
  return { administrator, president, eventsOfficer, member, newcomer, otherPresident };
}

/** A refusal, as every error reads. */
export interface Refused {
  detail: string;
  code: string;
  errors?: Record<string, string[]>;
  error?: string;
}

/** A call that is tried by those who may not make it. */
export interface Attempt {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  body?: unknown;
}

/** 401 without a token, and 403 for each of the tokens, whatever the body is. */
export async function expectRefused(
  server: TestServer,
  { method, path, body }: Attempt,
  ...tokens: string[]
) {
  const anonymous = await server.call<Refused>(method, path, { body });
  expect([method, path, anonymous.status]).toEqual([method, path, 401]);
  for (const token of tokens) {
    const refused = await server.call<Refused>(method, path, { token, body });
    expect([method, path, refused.status]).toEqual([method, path, 403]);
    expect(Object.keys(refused.body).sort()).toEqual(['code', 'detail']);
  }
}

/** The demo's ordinary students from the 50th on, a few signing in at a time: hashing is bounded, and a rush is refused. */
export async function signInStudents(server: Pick<TestServer, 'signIn'>, count: number): Promise<string[]> {
  const tokens: string[] = [];
  const together = 8;
  for (let from = 0; from < count; from += together) {
    const ids = Array.from(
      { length: Math.min(together, count - from) },
      (_, index) => 10_000_051 + from + index,
    );
    tokens.push(...(await Promise.all(ids.map((id) => server.signIn(String(id))))));
  }
  return tokens;
}
