import { paths, type SocietyPage } from 'societies-contract';
import { demoPassword } from '../src/database/seeds/demo/index.ts';

/** What a caller hears of a reply. */
export interface Heard {
  status: number;
  retryAfter: string | null;
}

/** A connection that broke before it told anything: a browser opens another one. */
export const broken: Heard = { status: 0, retryAfter: null };

export async function hear(asked: Promise<Response>): Promise<Heard> {
  try {
    const reply = await asked;
    await reply.arrayBuffer();
    return { status: reply.status, retryAfter: reply.headers.get('retry-after') };
  } catch {
    return broken;
  }
}

/** A refusal that tells whoever hears it when to come back. */
export const isBusy = ({ status, retryAfter }: Heard) => status === 503 && retryAfter !== null;

export async function askFor(url: string, method: string, path: string, token?: string, body?: unknown) {
  return fetch(new URL(path, url), {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

/** @param token of anybody. */
export async function signInPresident(
  url: string,
  society: number,
  token: string | undefined,
): Promise<string> {
  const page = await askFor(url, 'GET', paths.society(society), token);
  const { committee_members: committee } = (await page.json()) as SocietyPage;
  const president = Object.values(committee).find(({ role }) => role.name === 'President');
  const login = await askFor(url, 'POST', paths.login, undefined, {
    uniID: president?.university_id,
    password: demoPassword,
  });
  if (!login.ok) throw new Error(`The President's login answered ${login.status}.`);
  return ((await login.json()) as { access_token: string }).access_token;
}

export const percentile = (values: readonly number[], part: number) =>
  [...values].sort((one, other) => one - other)[Math.ceil(values.length * part) - 1] ?? 0;
