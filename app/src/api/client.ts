import { commonOutcomes, paths, siteZoneHeader, type RefreshReply } from 'societies-contract';
import { isSiteDataBlocked } from '../preferences/deviceStorage.ts';
import { commonOutcomesNow, languageNow } from '../preferences/language.ts';
import { isVisiting } from '../session/visiting.ts';
import { isOfAnother, readToken, writeToken } from '../session/token.ts';
import { noteSiteZone } from '../time/siteZone.ts';
import { ApiError, statusOf } from './ApiError.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Messages of failed calls. Source: specification, section 8, "Data helpers". */
const failures: Record<Method, keyof typeof commonOutcomes.data> = {
  GET: 'fetch',
  POST: 'create',
  PUT: 'update',
  PATCH: 'update',
  DELETE: 'delete',
};
const failureText = (method: Method) => commonOutcomesNow().data[failures[method]];

async function send(method: Method, path: string, body: unknown, token: string | null): Promise<Response> {
  const headers = new Headers({ accept: 'application/json', 'accept-language': languageNow() });
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  // Notices name times in words, which are to be the reader's.
  if (path.startsWith(paths.notifications))
    headers.set(siteZoneHeader, new Intl.DateTimeFormat().resolvedOptions().timeZone);
  const isForm = body instanceof FormData;
  if (body !== undefined && !isForm) headers.set('content-type', 'application/json');
  try {
    const response = await fetch(path, {
      method,
      headers,
      credentials: 'include',
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
    noteSiteZone(response.headers.get(siteZoneHeader));
    return response;
  } catch {
    const { offline, unread } = commonOutcomesNow();
    if (navigator.onLine) throw new ApiError(failureText(method));
    throw new ApiError(method === 'GET' ? unread : offline.title);
  }
}

async function read<Reply>(method: Method, response: Response): Promise<Reply> {
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  try {
    const body: unknown = isJson ? await response.json() : undefined;
    if (response.ok) return body as Reply;
    throw new ApiError(failureText(method), response.status, body ?? {});
  } catch (error) {
    // A reply that breaks off counts as none, whatever its status was.
    throw error instanceof ApiError ? error : new ApiError(failureText(method));
  }
}

const refreshLock = 'constellation-refresh';
let refreshing: Promise<string> | undefined;

/**
 * Runs `work` in one tab at a time. Without the Web Locks API, which insecure contexts lack and browsers refuse that block the site's
 * data, tabs are not coordinated.
 */
function oneTabAtATime(work: () => Promise<string>): Promise<string> {
  return isSiteDataBlocked() || !('locks' in navigator) ? work() : navigator.locks.request(refreshLock, work);
}

/**
 * Exchanges the refresh cookie for a new access token. One tab at a time: a tab that waited uses the token that the previous
 * one stored, because a refresh cookie can be used only once.
 * @param spent the access token that the server refused.
 * @throws ApiError if there is no new token. The stored one is removed only if the server says that the session is over; an
 * unreachable or failing server proves nothing.
 */
function refresh(spent: string): Promise<string> {
  refreshing ??= oneTabAtATime(async () => {
    const stored = readToken();
    if (stored !== null && stored !== spent) return stored;
    try {
      const response = await send('POST', paths.refresh, {}, null);
      const { access_token } = await read<RefreshReply>('POST', response);
      writeToken(access_token);
      return access_token;
    } catch (error) {
      if (statusOf(error) === 401) writeToken(null);
      throw error;
    }
  }).finally(() => {
    refreshing = undefined;
  });
  return refreshing;
}

/**
 * A call with the bearer token. After a 401 it refreshes the session and tries once more.
 * @throws ApiError with the text for that kind of call; without a token it logs and throws without calling.
 */
async function call<Reply>(method: Method, path: string, body?: unknown): Promise<Reply> {
  const token = readToken();
  if (token === null) {
    if (!isVisiting()) console.error(commonOutcomes.notAuthenticated);
    throw new ApiError(commonOutcomesNow().notAuthenticated, 401);
  }
  const refuseAnother = (used: string) => {
    // Another tab has logged somebody else in: what this page sends must not be theirs. Only the check of the session may ask.
    if (isOfAnother(used) && path !== paths.protected) throw new ApiError(failureText(method), 401);
  };
  refuseAnother(token);
  const response = await send(method, path, body, token);
  if (response.status !== 401) return read<Reply>(method, response);
  const fresh = await refresh(token).catch((error: unknown) => {
    // Reports the failure as that of the caller's request, not of the refresh.
    throw new ApiError(failureText(method), statusOf(error), error instanceof ApiError ? error.body : {});
  });
  refuseAnother(fresh);
  return read<Reply>(method, await send(method, path, body, fresh));
}

/** Calls for signed-in users. */
export const api = {
  get: <Reply>(path: string) => call<Reply>('GET', path),
  post: <Reply>(path: string, body: unknown = {}) => call<Reply>('POST', path, body),
  put: <Reply>(path: string, body: unknown) => call<Reply>('PUT', path, body),
  patch: <Reply>(path: string, body: unknown) => call<Reply>('PATCH', path, body),
  delete: <Reply = void>(path: string, body?: unknown) => call<Reply>('DELETE', path, body),
};

/** For calls without a signed-in user: login, signup, logout. */
export async function postAnonymously<Reply>(path: string, body: unknown = {}): Promise<Reply> {
  return read<Reply>('POST', await send('POST', path, body, null));
}

/** For public calls. */
export async function getAnonymously<Reply>(path: string): Promise<Reply> {
  return read<Reply>('GET', await send('GET', path, undefined, null));
}
