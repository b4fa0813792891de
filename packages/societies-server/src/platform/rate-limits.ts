import type { FastifyRequest } from 'fastify';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { withRetry } from '../database/transaction.ts';
import { tooMany } from './errors.ts';

/** `burst` attempts at once, then one every `every` seconds. */
export interface Allowance {
  burst: number;
  every: number;
}

/** The limits of one kind of attempt. */
interface Allowances {
  /** Per network, over all IDs. */
  address: Allowance;
  /** Per ID, from everywhere; omitted for attempts that name nobody. */
  id?: Allowance;
  /** Per ID and network. */
  network?: Allowance;
  /** Per ID, in a browser that has signed in with it before; replaces `id` and `network`. */
  browser?: Allowance;
}

/**
 * All rate limits. A whole campus may share an address, so limits per address are generous, and those per account are not. What
 * anybody can do in somebody else's name (log in, sign up with an ID, have a mail sent to an address) counts by ID and network, so
 * that strangers are stopped and not the owner; the limit per ID is a high ceiling over many networks, and meanwhile the owner
 * can still go on in a known browser. A successful login is not counted against the ID.
 */
export const allowances = {
  login: {
    address: { burst: 300, every: 0.2 },
    network: { burst: 10, every: 30 },
    id: { burst: 100, every: 60 },
    browser: { burst: 10, every: 30 },
  },
  signup: {
    address: { burst: 200, every: 1 },
    network: { burst: 10, every: 30 },
    id: { burst: 100, every: 60 },
  },
  refresh: { address: { burst: 600, every: 0.1 }, id: { burst: 60, every: 5 } },
  // Here the ID is an e-mail address, which anybody can type.
  'password-reset': {
    address: { burst: 100, every: 2 },
    network: { burst: 3, every: 300 },
    id: { burst: 40, every: 300 },
    browser: { burst: 3, every: 300 },
  },
  // Here the ID is the mailed address, whichever call sends the mail: 10, then 10 a day, by each network; 40, then 40 a day, by all.
  'mail-to': {
    address: { burst: 600, every: 0.2 },
    network: { burst: 10, every: 8_640 },
    id: { burst: 40, every: 2_160 },
    browser: { burst: 10, every: 8_640 },
  },
  'account-link': { address: { burst: 100, every: 1 }, id: { burst: 10, every: 30 } },
  'verify-email': { address: { burst: 100, every: 2 }, id: { burst: 3, every: 120 } },
  'change-email': { address: { burst: 100, every: 2 }, id: { burst: 20, every: 360 } },
  // Successful changes, because each sends a mail: 20, then 20 a day.
  'password-changed': { address: { burst: 100, every: 1 }, id: { burst: 20, every: 4_320 } },
  oidc: { address: { burst: 300, every: 0.2 }, id: { burst: 60, every: 5 } },
  'change-password': { address: { burst: 100, every: 1 }, id: { burst: 10, every: 30 } },
  // Guests by ID who are no members: 60, then two a minute.
  'add-guest': { address: { burst: 600, every: 0.2 }, id: { burst: 60, every: 30 } },
  // 60 lists of up to 500 IDs, then one every half a minute.
  'add-members': { address: { burst: 600, every: 0.2 }, id: { burst: 60, every: 30 } },
  // A fair's phones share an address; a code cannot be guessed at any rate.
  invitation: { address: { burst: 1_000, every: 0.1 } },
  'join-by-invitation': { address: { burst: 1_000, every: 0.1 }, id: { burst: 20, every: 10 } },
  'public-directory': { address: { burst: 1_000, every: 0.05 } },
  // Programs ask every few minutes at the most, several for each person; a campus may share an address.
  calendar: { address: { burst: 1_000, every: 0.05 }, id: { burst: 60, every: 10 } },
  // Each looks a name up.
  'push-subscription': { address: { burst: 600, every: 0.2 }, id: { burst: 60, every: 10 } },
  upload: { address: { burst: 600, every: 0.2 }, id: { burst: 60, every: 2 } },
} as const satisfies Record<string, Allowances>;

export type Limited = keyof typeof allowances;

/** An attempt that was allowed. */
export interface Spent {
  /** Undoes the count against the ID, because the attempt succeeded. */
  refund(): Promise<void>;
}

export interface RateLimits {
  /**
   * @param id omitted for attempts that name nobody.
   * @param browser the name of a browser that has signed in with the ID before.
   * @throws 429 with `Retry-After` if a limit is exhausted; the others then count nothing.
   */
  spend(what: Limited, request: FastifyRequest, id: string | undefined, browser?: string): Promise<Spent>;
  /** Deletes limits that are full again. */
  clean(): Promise<void>;
}

/**
 * An IPv4 address, or the /64 of an IPv6 address, which a home or company has as a whole. Callers who have left have no address any
 * more, though the types say so; they share one limit.
 */
export function networkOf(address: string | undefined): string {
  if (address === undefined) return 'left';
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
 * Rate limits in the database, so that they apply across processes: GCRA, one statement per attempt. A row stores when the full
 * allowance is available again.
 */
export function rateLimits(database: Kysely<Database>, factor: number): RateLimits {
  const scaled = ({ burst, every }: Allowance): Allowance => ({
    burst: burst * factor,
    every: every / factor,
  });
  const limitsOf = (what: Limited, network: string, id: string | undefined, browser: string | undefined) => {
    const { address, ...own }: Allowances = allowances[what];
    const limits = [{ key: `${what}:address:${network}`, ...scaled(address) }];
    if (id === undefined) return limits;
    if (browser !== undefined && own.browser) {
      return [...limits, { key: `${what}:browser:${id}:${browser}`, ...scaled(own.browser) }];
    }
    // The network's limit first: a refusal there does not count against the ID.
    if (own.network) limits.push({ key: `${what}:network:${id}:${network}`, ...scaled(own.network) });
    return own.id ? [...limits, { key: `${what}:id:${id}`, ...scaled(own.id) }] : limits;
  };
  type Limit = ReturnType<typeof limitsOf>[number];
  const seconds = (count: number) => sql`make_interval(secs => ${count}::double precision)`;

  /** One statement: whether the limit allows the attempt. */
  const take = async ({ key, burst, every }: Limit): Promise<boolean> => {
    const { rows } = await sql`
      insert into rate_limits as r (key, full_at) values (${key}, now() + ${seconds(every)})
      on conflict (key) do update set full_at = greatest(r.full_at, now()) + ${seconds(every)}
      where greatest(r.full_at, now()) + ${seconds(every)} <= now() + ${seconds(burst * every)}
      returning key`.execute(database);
    return rows.length > 0;
  };

  const giveBack = (limits: readonly Limit[]) =>
    Promise.all(
      limits.map(({ key, every }) =>
        withRetry(() =>
          sql`update rate_limits set full_at = full_at - ${seconds(every)} where key = ${key}`.execute(
            database,
          ),
        ),
      ),
    );

  const waitFor = async ({ key, burst, every }: Limit): Promise<number> => {
    const { rows } = await sql<{ seconds: number }>`
      select extract(epoch from full_at + ${seconds(every)} - now() - ${seconds(burst * every)})::double precision as seconds
      from rate_limits where key = ${key}`.execute(database);
    return Math.max(1, Math.ceil(rows[0]?.seconds ?? 1));
  };

  return {
    async spend(what, request, id, browser) {
      const [address, ...own] = limitsOf(what, networkOf(request.ip), id, browser);
      const taken: Limit[] = [];
      for (const limit of address ? [address, ...own] : own) {
        if (!(await withRetry(() => take(limit)))) {
          await giveBack(taken);
          throw tooMany(await waitFor(limit));
        }
        if (limit !== address) taken.push(limit);
      }
      return { refund: async () => void (await giveBack(taken)) };
    },

    async clean() {
      await sql`delete from rate_limits where full_at < now()`.execute(database);
    },
  };
}
