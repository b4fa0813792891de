import type { FastifyRequest } from 'fastify';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { withRetry } from '../database/transaction.ts';
import { tooMany } from './errors.ts';

/** So many at once, and then one more each `every` seconds. */
export interface Allowance {
  burst: number;
  every: number;
}

/**
 * Every limit of attempts. A whole campus may stand behind one address, so addresses are generous and the guarded
 * account is not. A login that succeeds gives its attempt at the ID back: only failures count there.
 */
export const allowances = {
  login: { address: { burst: 300, every: 0.2 }, id: { burst: 10, every: 30 } },
  signup: { address: { burst: 200, every: 1 }, id: { burst: 10, every: 30 } },
  refresh: { address: { burst: 600, every: 0.1 }, id: { burst: 60, every: 5 } },
  'change-password': { address: { burst: 100, every: 1 }, id: { burst: 10, every: 30 } },
  upload: { address: { burst: 600, every: 0.2 }, id: { burst: 60, every: 2 } },
} as const satisfies Record<string, { address: Allowance; id: Allowance }>;

export type Limited = keyof typeof allowances;

export interface RateLimits {
  /**
   * @param id undefined when nobody is named: then the address alone counts.
   * @throws 429 with `Retry-After` when the address or the ID has used up its attempts.
   */
  spend(what: Limited, request: FastifyRequest, id: string | undefined): Promise<void>;
  /** Gives the attempt at the ID back. */
  refund(what: Limited, id: string): Promise<void>;
  /** Forgets what is whole again. */
  clean(): Promise<void>;
}

/** One home or company has a whole /64 of IPv6. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const first = head.split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - first.length - tail.split(':').filter(Boolean).length;
  return `${[
    ...first,
    ...Array<string>(Math.max(0, missing)).fill('0'),
    ...(tail ?? '').split(':').filter(Boolean),
  ]
    .slice(0, 4)
    .map((part) => part.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

/**
 * Limits kept in the database, so that they hold across processes: GCRA, one statement for an attempt. A row says when
 * the whole allowance is there again.
 */
export function rateLimits(database: Kysely<Database>, factor: number): RateLimits {
  const scaled = ({ burst, every }: Allowance): Allowance => ({
    burst: burst * factor,
    every: every / factor,
  });
  const keys = (what: Limited, address: string, id: string | undefined) => [
    { key: `${what}:address:${networkOf(address)}`, ...scaled(allowances[what].address) },
    ...(id === undefined ? [] : [{ key: `${what}:id:${id}`, ...scaled(allowances[what].id) }]),
  ];

  const attempt = async (limits: ReturnType<typeof keys>): Promise<void> => {
    for (const { key, burst, every } of limits) {
      const seconds = (count: number) => sql`make_interval(secs => ${count * every}::double precision)`;
      const { rows } = await sql`
        insert into rate_limits as r (key, full_at) values (${key}, now() + ${seconds(1)})
        on conflict (key) do update set full_at = greatest(r.full_at, now()) + ${seconds(1)}
        where greatest(r.full_at, now()) + ${seconds(1)} <= now() + ${seconds(burst)}
        returning key`.execute(database);
      if (rows.length > 0) continue;
      const wait = await sql<{ seconds: number }>`
        select extract(epoch from full_at + ${seconds(1)} - now() - ${seconds(burst)})::double precision as seconds
        from rate_limits where key = ${key}`.execute(database);
      throw tooMany(Math.max(1, Math.ceil(wait.rows[0]?.seconds ?? 1)));
    }
  };

  return {
    spend: (what, request, id) => withRetry(() => attempt(keys(what, request.ip, id))),

    async refund(what, id) {
      const { every } = scaled(allowances[what].id);
      await withRetry(() =>
        sql`update rate_limits set full_at = full_at - make_interval(secs => ${every}::double precision)
            where key = ${`${what}:id:${id}`}`.execute(database),
      );
    },

    async clean() {
      await sql`delete from rate_limits where full_at < now()`.execute(database);
    },
  };
}
