import { EventSource } from 'eventsource';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { noticeLimits, paths, type LiveNotices } from 'societies-contract';
import { useSession } from '../session/session.ts';
import { readToken } from '../session/token.ts';
import { api } from './client.ts';

/** Milliseconds without a word after which the stream counts as lost: two beats, and time for a third. */
const silence = noticeLimits.beatSeconds * 2_500;

let live = false;
let lost: ReturnType<typeof setTimeout> | undefined;
const subscribers = new Set<() => void>();

function setLive(now: boolean): void {
  if (live === now) return;
  live = now;
  for (const notify of subscribers) notify();
}

/** The server has said something, to this tab or to the one that listens for it. */
function keepLive(): void {
  clearTimeout(lost);
  lost = setTimeout(() => setLive(false), silence);
  setLive(true);
}

/** A server that is away comes back: only what it says by itself is final, such as that the session has ended. */
async function asSignedIn(url: string | URL, init: object): Promise<Response> {
  const ask = async () => {
    const token = readToken();
    if (token === null) throw new Error('Nobody is signed in.');
    return fetch(url, {
      ...init,
      headers: { accept: 'text/event-stream', authorization: `Bearer ${token}` },
    });
  };
  let response = await ask();
  if (response.status === 401) {
    // Brings a new token, or ends the session.
    await api.get(paths.protected);
    response = await ask();
  }
  if (response.status >= 500) throw new Error(`The server answered ${response.status}.`);
  return response;
}

type Hear = (said: LiveNotices) => void;

/** Listens until it is told not to. */
const listen = (hear: Hear, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const stream = new EventSource(paths.liveNotices, { fetch: asSignedIn });
    stream.addEventListener('message', ({ data }: MessageEvent<string>) => {
      hear(JSON.parse(data) as LiveNotices);
    });
    signal.addEventListener('abort', () => {
      stream.close();
      resolve();
    });
  });

/**
 * Follows somebody's notices as they come, with one connection a browser: the tab that holds the lock listens, and when it is
 * closed the next one does. Where browsers have no locks, outside secure contexts, nobody listens, and the app asks from time to time.
 */
function follow(universityId: string, hear: Hear): () => void {
  if (!('locks' in navigator)) return () => {};
  const name = `constellation-notices-${universityId}`;
  const over = new AbortController();
  const channel = new BroadcastChannel(name);
  const hearAll: Hear = (said) => {
    keepLive();
    hear(said);
  };
  channel.addEventListener('message', ({ data }: MessageEvent<LiveNotices>) => hearAll(data));
  const tellAll: Hear = (said) => {
    hearAll(said);
    channel.postMessage(said);
  };
  navigator.locks
    .request(name, { signal: over.signal }, () => listen(tellAll, over.signal))
    .catch((error: unknown) => {
      if (!over.signal.aborted) console.error(error);
    });
  return () => {
    over.abort();
    channel.close();
    clearTimeout(lost);
    setLive(false);
  };
}

function subscribe(notify: () => void): () => void {
  subscribers.add(notify);
  return () => subscribers.delete(notify);
}

/** @returns whether what is new comes by itself, so that nobody need ask for it. */
export const useLive = (): boolean => useSyncExternalStore(subscribe, () => live);

/** Hears how many notices whoever is signed in has not read, as they come. One component of the page listens. */
export function useLiveNotices(onHear: Hear): void {
  const uniID = useSession().user?.uniID;
  const hear = useEffectEvent(onHear);
  // The stream, the lock and the other tabs are outside React.
  useEffect(() => (uniID === undefined ? undefined : follow(uniID, (said) => hear(said))), [uniID]);
}
