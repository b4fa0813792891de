import { sql } from 'kysely';
import {
  paths,
  type BallotBody,
  type Election,
  type ElectionBody,
  type ElectionResults,
} from 'societies-contract';
import { expect } from 'vitest';
import type { Answer, TestServer } from './harness.ts';
import type { Refused } from './people.ts';
import { makeStudents } from './students.ts';

/** A moment some minutes from now. */
export const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

/** Where an election stands, by the minutes from now at which each part of it begins or ends. */
const times = {
  planned: [10, 20, 30, 40],
  nominations: [-10, 20, 30, 40],
  waiting: [-20, -10, 30, 40],
  voting: [-30, -20, -10, 40],
  ended: [-40, -30, -20, -10],
} as const;
export type Phase = keyof typeof times;

export interface Voter {
  id: string;
  token: string;
}

/** Elections of one society, as people call, fill and end them. */
export function electionsIn(server: TestServer, society: number, caller: string) {
  const { database } = server;
  const newcomer = makeStudents(server, 57_000_000);

  const planOf = (phase: Phase): Omit<ElectionBody, 'title' | 'roles'> => {
    const [opens, closes, begins, ends] = times[phase];
    return {
      nominations_from: inMinutes(opens),
      nominations_until: inMinutes(closes),
      voting_from: inMinutes(begins),
      voting_until: inMinutes(ends),
    };
  };

  const rolesNamed = async (...names: string[]): Promise<number[]> => {
    const rows = await database
      .selectFrom('roles')
      .select(['id', 'name'])
      .where('society_id', '=', society)
      .where('name', 'in', names)
      .execute();
    return names.map((name) => rows.find((role) => role.name === name)?.id ?? 0);
  };

  const calls = {
    call: (body: object, token = caller): Promise<Answer<Election & Refused>> =>
      server.call('POST', paths.elections(society), { token, body }),
    read: (election: number, token = caller): Promise<Answer<Election & Refused>> =>
      server.call('GET', paths.election(society, election), { token }),
    cancel: (election: number, reason: string, token = caller): Promise<Answer<Election & Refused>> =>
      server.call('POST', paths.cancelElection(society, election), { token, body: { reason } }),
    nominate: (
      election: number,
      role: number,
      token: string,
      statement = 'Me.',
    ): Promise<Answer<Election & Refused>> =>
      server.call('POST', paths.nominations(society, election), {
        token,
        body: { role_id: role, statement },
      }),
    withdraw: (election: number, token: string): Promise<Answer<Refused>> =>
      server.call('DELETE', paths.nominations(society, election), { token }),
    vote: (
      election: number,
      token: string,
      body: BallotBody,
    ): Promise<Answer<{ receipt: string } & Refused>> =>
      server.call('PUT', paths.ballot(society, election), { token, body }),
    publish: (election: number, token = caller): Promise<Answer<ElectionResults & Refused>> =>
      server.call('POST', paths.publishElection(society, election), { token }),
    results: (election: number, token = caller): Promise<Answer<ElectionResults & Refused>> =>
      server.call('GET', paths.electionResults(society, election), { token }),
    ballots: (election: number, token = caller): Promise<Answer<string>> =>
      server.call('GET', paths.electionBallots(society, election), { token }),
  };

  return {
    ...calls,
    planOf,
    rolesNamed,
    /** Makes a plan's moments pass. */
    async move(election: number, phase: Phase) {
      await sql`update elections set ${sql.join(
        Object.entries(planOf(phase)).map(([name, moment]) => sql`${sql.ref(name)} = ${moment}`),
      )} where society_id = ${society} and id = ${election}`.execute(database);
    },
    async called(phase: Phase = 'nominations', roles = ['President', 'Treasurer'], more: object = {}) {
      const ids = await rolesNamed(...roles);
      const { body, status } = await calls.call({
        title: 'Committee election',
        roles: ids,
        ...planOf(phase === 'planned' || phase === 'nominations' ? phase : 'nominations'),
        ...more,
      });
      expect([status, body.state]).toEqual([201, phase === 'planned' ? 'planned' : 'nominations']);
      return { id: body.id, roles: ids };
    },
    newcomer,
    /** Members since long before any voting. */
    async members(count: number): Promise<Voter[]> {
      const people: Voter[] = [];
      for (let index = 0; index < count; index += 1) people.push(await newcomer());
      await sql`
        insert into memberships (society_id, university_id, joined_at)
        select ${society}, unnest(${people.map(({ id }) => id)}::text[]), now() - interval '1 year'`.execute(
        database,
      );
      await sql`update societies set member_count = member_count + ${count} where id = ${society}`.execute(
        database,
      );
      return people;
    },
    /** Stands for a role, and says as which candidate. */
    async candidate(election: number, role: number, { token }: Voter): Promise<number> {
      const { body, status } = await calls.nominate(election, role, token);
      expect(status).toBe(201);
      return body.nomination?.candidate_id ?? 0;
    },
  };
}
