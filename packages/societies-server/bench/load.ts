import autocannon from 'autocannon';
import type { Person, Request } from './cases.ts';

export interface Load {
  /** Replies a second. */
  rate: number;
  /** Milliseconds within which 99 of 100 replies came. */
  p99: number;
  /** Replies that told the caller to come back later; where they are tolerated. */
  busy: number;
}

/**
 * Lets everybody call at once, each one request after the other.
 * @param status what every reply has to be; anything else ends the measurement, because it would measure something else.
 * @param shedding tolerates replies of 503: under more load than it can bear, that is what the server is to say.
 */
export async function load(
  url: string,
  people: readonly Person[],
  requests: (person: Person) => (Request & { headers?: Record<string, string> })[],
  seconds: number,
  { status = 200, shedding = false }: { status?: number; shedding?: boolean } = {},
): Promise<Load> {
  let next = 0;
  const run = autocannon({
    url,
    connections: people.length,
    duration: seconds,
    timeout: 30,
    // Each its own person: a client begins with what the first of them would send.
    setupClient: (client) => {
      const person = people[next % people.length];
      next += 1;
      if (!person) return;
      client.setRequests(
        requests(person).map(({ method, path, body, headers }) => ({
          method,
          path,
          body,
          headers: {
            authorization: `Bearer ${person.token}`,
            ...(body !== undefined && { 'content-type': 'application/json' }),
            ...headers,
          },
        })),
      );
    },
  });
  const result = await run;
  const right = new Set([String(status), ...(status === 200 ? ['204'] : []), ...(shedding ? ['503'] : [])]);
  const wrong = Object.entries(result.statusCodeStats ?? {}).filter(([code]) => !right.has(code));
  if (result.errors > 0 || wrong.length > 0) {
    throw new Error(
      `${result.errors} errors; replies that were not ${status}: ${wrong.map(([code, { count = 0 }]) => `${count} × ${code}`).join(', ') || 'none'}`,
    );
  }
  return {
    rate: result.requests.total / result.duration,
    p99: result.latency.p99,
    busy: Number(result.statusCodeStats?.['503']?.count ?? 0),
  };
}
