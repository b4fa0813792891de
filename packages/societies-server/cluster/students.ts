import { setTimeout as delay } from 'node:timers/promises';
import { paths } from 'societies-contract';
import { demoPassword } from '../src/database/seeds/demo/index.ts';

/** One try of one request. */
export interface Attempt {
  /** Milliseconds since the epoch, when it was sent, and when its reply was there. */
  from: number;
  to: number;
  write: boolean;
  /** HTTP status; 0 when the connection broke or nothing came in time. */
  status: number;
}

/** What students were told, which must be true afterwards. */
export interface Told {
  attempts: Attempt[];
  /** By `event student`: whether they are in it. Those whose last request failed are not in here: both may be true. */
  places: Map<string, boolean>;
  /** University IDs of the accounts that were acknowledged. */
  accounts: string[];
}

export interface Students {
  told: Told;
  /** Lets everybody finish the request that they are in. */
  stop(): Promise<void>;
}

/** Milliseconds: a student looks at the page before the next press. */
const thinking = 60;
/** Milliseconds after which a browser's user has given up. */
const patience = 15_000;

export const society = 1;

/**
 * Students who take and give back places, read lists and make accounts through the balancer, each one request after the other.
 * @param tokens of those who take places
 * @param events that they press at
 */
export function startStudents(
  url: string,
  tokens: ReadonlyMap<string, string>,
  events: readonly number[],
): Students {
  const told: Told = { attempts: [], places: new Map(), accounts: [] };
  let going = true;
  let lastAccount = 70_000_000;

  async function send(method: string, path: string, token?: string, body?: unknown): Promise<number> {
    const from = Date.now();
    let status = 0;
    try {
      const reply = await fetch(new URL(path, url), {
        method,
        headers: {
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        body: body === undefined ? undefined : JSON.stringify(body),
        signal: AbortSignal.timeout(patience),
      });
      await reply.arrayBuffer();
      status = reply.status;
    } catch {
      // The connection broke: status 0.
    }
    told.attempts.push({ from, to: Date.now(), write: method !== 'GET', status });
    return status;
  }

  async function pressAndRead(universityId: string, token: string, index: number): Promise<void> {
    for (let turn = index; going; turn += 1) {
      const event = events[turn % events.length] ?? 0;
      const pair = `${event} ${universityId}`;
      const taking = told.places.get(pair) !== true;
      const status = await send(taking ? 'POST' : 'DELETE', paths.eventSignup(society, event), token);
      if (status === (taking ? 200 : 204)) told.places.set(pair, taking);
      // Nothing to give back: an earlier request, which seemed to fail, gave it back.
      else if (!taking && status === 404) told.places.set(pair, false);
      else told.places.delete(pair);
      await delay(thinking);
      if (turn % 3 === 0) await send('GET', `${paths.societies}?page=${1 + (turn % 4)}&page_size=12`, token);
      await delay(thinking);
    }
  }

  async function signUp(): Promise<void> {
    while (going) {
      lastAccount += 1;
      const universityId = String(lastAccount);
      const status = await send('POST', paths.signup, undefined, {
        university_id: universityId,
        first_name: 'Robin',
        last_name: 'Doe',
        email: `${universityId}@example.ac.uk`,
        password: demoPassword,
      });
      if (status === 201) told.accounts.push(universityId);
      await delay(thinking * 5);
    }
  }

  const everybody = [
    ...[...tokens].map(([universityId, token], index) => pressAndRead(universityId, token, index)),
    signUp(),
    signUp(),
  ];
  return {
    told,
    async stop() {
      going = false;
      await Promise.all(everybody);
    },
  };
}
