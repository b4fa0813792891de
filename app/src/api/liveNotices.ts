import { EventSource } from 'eventsource';
import { useEffect, useEffectEvent } from 'react';
import { noticeLimits, paths, type LiveNotices } from 'societies-contract';
import { isSiteDataBlocked } from '../preferences/deviceStorage.ts';
import { useSession } from '../session/session.ts';
import { readToken } from '../session/token.ts';
import { createStore, useStore } from '../state/store.ts';
import { api } from './client.ts';

/** Milliseconds without an event after which the stream counts as lost: two heartbeats and half of a third. */
const silence = noticeLimits.beatSeconds * 2_500;

/** Whether the stream is connected. */
const live = createStore(false);
let lost: ReturnType<typeof setTimeout> | undefined;

/** Restarts the timeout, in this tab or the one that holds the connection. */
function keepLive(): void {
  clearTimeout(lost);
  lost = setTimeout(() => live.set(false), silence);
  live.set(true);
}

/** Fetches with the current token. Only a refusal is final, such as an ended session: an unreachable server is tried again. */
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
    // Refreshes the token, or ends the session.
    await api.get(paths.protected);
    response = await ask();
  }
  if (response.status >= 500) throw new Error(`The server answered ${response.status}.`);
  return response;
}

type Hear = (said: LiveNotices) => void;

/** Listens until aborted. */
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
 * Streams a user's notices over one connection per browser: the tab that holds a lock connects, and when it is closed, the next
 * one does. Without the Web Locks API, which insecure contexts lack and browsers refuse that block the site's data, the app polls.
 */
function follow(universityId: string, hear: Hear): () => void {
  if (isSiteDataBlocked() || !('locks' in navigator)) return () => {};
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
    live.set(false);
  };
}

/** @returns whether the stream is connected, so that polling is unnecessary. */
export const useLive = (): boolean => useStore(live);

/** Reports the user's number of unread notices as it changes. For one component per page. */
export function useLiveNotices(onHear: Hear): void {
  const uniID = useSession().user?.uniID;
  const hear = useEffectEvent(onHear);
  // Synchronises with the server's stream, through a lock and messages shared by all tabs.
  useEffect(() => (uniID === undefined ? undefined : follow(uniID, (said) => hear(said))), [uniID]);
}
