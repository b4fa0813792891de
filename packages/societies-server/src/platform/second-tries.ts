import { sql, type RawBuilder } from 'kysely';

/** Seconds for which a process has something to send to itself; after that another may send it, because the first has probably crashed. */
export const leaseSeconds = 300;

/** In seconds: tried for a day with exponential backoff, where the pause is half the age of what is sent. */
const retries = { giveUpAfter: 86_400, shortestPause: 30, longestPause: 14_400 } as const;

const ageOf = (createdAt: RawBuilder<unknown>) =>
  sql`extract(epoch from now() - ${createdAt})::double precision`;

/** When to send again what could not be sent. */
export const nextTry = (createdAt: RawBuilder<unknown>) => sql<Date>`now() + make_interval(secs =>
  least(greatest(${ageOf(createdAt)} / 2, ${retries.shortestPause}::integer), ${retries.longestPause}::integer))`;

/** Whether to try no more. */
export const isTooOld = (createdAt: RawBuilder<unknown>) =>
  sql<boolean>`${ageOf(createdAt)} > ${retries.giveUpAfter}::integer`;
