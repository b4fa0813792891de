import { useSyncExternalStore } from 'react';
import { mutate } from 'swr';
import {
  paths,
  type LoginBody,
  type LoginReply,
  type ProtectedReply,
  type RefreshReply,
  type SignupBody,
  type SignupReply,
} from 'societies-contract';
import { detailOf, statusOf } from '../api/ApiError.ts';
import { api, postAnonymously } from '../api/client.ts';
import { commonOutcomesNow } from '../preferences/language.ts';
import { isUnsaved } from '../shell/unsaved.ts';
import { onTokenChange, readToken, writeToken } from './token.ts';

/** Who is signed in. */
export interface SessionUser {
  uniID: string;
  isAdmin: boolean;
}

export interface Session {
  user: SessionUser | null;
  /** The stored token is being checked, or the session is being ended: nobody knows yet what to show. */
  loading: boolean;
  /** Why the stored token could not be checked so far. The token is kept and the check tried again: `loading` stays. */
  error: { message: string; status: number } | null;
  /** A check is on its way. */
  checking: boolean;
  /** How the session ended and on which page, until the protected pages are left behind. */
  left: { how: 'by choice' | 'expired'; at: string } | null;
  /** It ended under a page that holds something unsaved: the page stays, and whoever wrote there is asked to log in again. */
  asleep: boolean;
}

/**
 * The session lives outside React, because the calls that start and end it do: the client on a refused refresh, another
 * tab that logs out.
 */
let session: Session = {
  user: null,
  loading: readToken() !== null,
  error: null,
  checking: false,
  left: null,
  asleep: false,
};
const subscribers = new Set<() => void>();

function change(next: Partial<Session>): void {
  session = { ...session, ...next };
  for (const notify of subscribers) notify();
}

function subscribe(notify: () => void): () => void {
  subscribers.add(notify);
  return () => subscribers.delete(notify);
}

/** The session as it stands; the component renders again when it changes. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, () => session);
}

/** What one user read, the next one must not see. */
function forgetReplies(): void {
  void mutate(() => true, undefined, { revalidate: false });
}

/** Nor what this device keeps for the doors of events. */
function forgetGuests(): void {
  import('../door/savedDoor.ts')
    .then(({ forgetDoors }) => forgetDoors())
    .catch((error: unknown) => console.error(error));
}

function begin(user: SessionUser): void {
  if (user.uniID !== session.user?.uniID) forgetReplies();
  // What could not be read in between is read now.
  else if (session.asleep) void mutate(() => true);
  change({ user, loading: false, error: null, left: null, asleep: false });
}

type Ending = NonNullable<Session['left']>['how'];

function end(how: Ending): void {
  forgetReplies();
  forgetGuests();
  change({ user: null, loading: false, error: null, left: { how, at: location.pathname }, asleep: false });
}

/** The session has ended by itself: at once, or once what is written on the page is saved or given up. */
function expire(): void {
  if (session.user !== null && isUnsaved('page')) change({ asleep: true });
  else end('expired');
}

/** What is written on the page is given up by one who does not log in again. */
export const giveUp = () => end('expired');

/** Milliseconds before a check that failed is tried again; twice as many each time, up to the second. */
const patience = { first: 1_000, most: 30_000 } as const;
let failures = 0;
let nextCheck: ReturnType<typeof setTimeout> | undefined;

/**
 * Checks the stored token with the server: when the app starts, when another tab stored a new one, and again after a check
 * that failed. Only a 401 that a refresh cannot mend ends the session. Source: decisions, "Changed after looking".
 */
export async function checkSession(): Promise<void> {
  clearTimeout(nextCheck);
  if (readToken() === null || session.checking) return;
  change({ checking: true });
  try {
    const { userID, isAdmin } = await api.get<ProtectedReply>(paths.protected);
    failures = 0;
    begin({ uniID: userID, isAdmin });
  } catch (error) {
    if (statusOf(error) === 401) {
      writeToken(null);
      expire();
    } else {
      change({
        error: { message: detailOf(error) ?? commonOutcomesNow().authError, status: statusOf(error) },
      });
      nextCheck = setTimeout(
        () => void checkSession(),
        Math.min(patience.first * 2 ** failures++, patience.most),
      );
    }
  } finally {
    change({ checking: false });
  }
}

addEventListener('online', () => {
  if (session.error !== null) void checkSession();
});

/** @throws ApiError; 401 when ID and password do not belong together. */
export async function login(body: LoginBody): Promise<void> {
  const { access_token, isAdmin } = await postAnonymously<LoginReply>(paths.login, body);
  writeToken(access_token);
  begin({ uniID: body.uniID, isAdmin });
}

/** @throws ApiError; its body holds the errors of fields. */
export async function signup(body: SignupBody): Promise<void> {
  const { access_token, user_id } = await postAnonymously<SignupReply>(paths.signup, body);
  writeToken(access_token);
  begin({ uniID: user_id, isAdmin: false });
}

/** Goes on with a session that this browser was given as a cookie. @throws ApiError when there is none. */
export async function continueSession(): Promise<void> {
  const { access_token } = await postAnonymously<RefreshReply>(paths.refresh);
  writeToken(access_token);
  await checkSession();
}

/** Ends the session here whatever the server answers: nobody who asked to leave stays in because a network is down. */
export async function logout(): Promise<void> {
  change({ loading: true, left: { how: 'by choice', at: location.pathname } });
  await postAnonymously(paths.logout).catch((error: unknown) => console.error(error));
  writeToken(null);
  end('by choice');
}

/** The protected pages are left behind. */
export function arriveOutside(): void {
  if (session.left !== null) change({ left: null });
}

onTokenChange((token, origin) => {
  if (token === null) {
    if (session.user !== null && session.left === null) expire();
  } else if (origin === 'another tab') {
    void checkSession();
  }
});
