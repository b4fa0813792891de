import { mutate } from 'swr';
import {
  paths,
  retryPause,
  type LoginBody,
  type LoginReply,
  type ProtectedReply,
  type RefreshReply,
  type SignupBody,
  type SignupReply,
} from 'societies-contract';
import { detailOf, isUnanswered, statusOf } from '../api/ApiError.ts';
import { api, postAnonymously } from '../api/client.ts';
import { commonOutcomesNow } from '../preferences/language.ts';
import { isUnsaved } from '../shell/unsaved.ts';
import { createStore, useStore } from '../state/store.ts';
import { onTokenChange, ownerOf, readToken, setOwner, writeToken } from './token.ts';

/** The signed-in user. */
export interface SessionUser {
  uniID: string;
  isAdmin: boolean;
}

export interface Session {
  user: SessionUser | null;
  /** Whether the session is being checked or ended, so that it is unknown what to show. */
  loading: boolean;
  /** Why the token could not be checked. It is kept and checked again while `loading` stays true. */
  error: { message: string; status: number } | null;
  /** Whether a check is running. */
  checking: boolean;
  /** How and on which page the session ended, until the protected pages are left. */
  left: { how: 'by choice' | 'expired'; at: string } | null;
  /** The session expired while the page has unsaved changes: the page stays, and asks its user to log in again. */
  asleep: boolean;
  /** Who logged in in another tab meanwhile. The page still belongs to `user`, and sends nothing in another's name. */
  successor: SessionUser | null;
}

/**
 * A store outside of React, because non-React code changes it: the API client after a refused refresh, and other tabs that log
 * out.
 */
const session = createStore<Session>({
  user: null,
  loading: readToken() !== null,
  error: null,
  checking: false,
  left: null,
  asleep: false,
  successor: null,
});

function change(next: Partial<Session>): void {
  session.set({ ...session.get(), ...next });
}

/** The current session; re-renders on change. */
export function useSession(): Session {
  return useStore(session);
}

/** Code that is on the device wherever something is kept there. */
const kept = () => import('../device/forget.ts');

/** Deletes what this device keeps, so that the next user does not see it. */
function forgetKept(): void {
  kept()
    .then(({ forgetSession }) => forgetSession())
    .catch((error: unknown) => console.error(error));
}

/** Ends push where its user logs out: the server has ended it with the session. */
function forgetPush(): void {
  import('../api/push.ts').then(({ endPush }) => endPush()).catch((error: unknown) => console.error(error));
}

/** Whether this page has had a session. Before the first one the cache holds only what anybody may read. */
let begun = false;

function begin(user: SessionUser): void {
  const { user: previous, asleep } = session.get();
  setOwner(user.uniID);
  change({ user, loading: false, error: null, left: null, asleep: false, successor: null });
  if (previous?.uniID === user.uniID) {
    // Revalidates what could not be read meanwhile.
    if (asleep) void mutate(() => true);
  } else if (begun) {
    // Revalidates too: SWR answers a read with a request of the last two seconds, and ignores the reply if it was cleared since.
    void mutate(() => true, undefined);
  }
  begun = true;
}

type Ending = NonNullable<Session['left']>['how'];

function end(how: Ending): void {
  void mutate(() => true, undefined, { revalidate: false });
  forgetKept();
  setOwner(null);
  change({
    user: null,
    loading: false,
    error: null,
    left: { how, at: location.pathname },
    asleep: false,
    successor: null,
  });
}

/** Ends an expired session: at once, or after unsaved changes are saved or discarded. */
function expire(): void {
  if (session.get().user !== null && isUnsaved('page')) change({ asleep: true });
  else end('expired');
}

/** Takes up a session, unless that would discard unsaved changes of somebody else: these are asked to log in again. */
function takeUp(user: SessionUser): void {
  const { user: previous } = session.get();
  const replaces = previous !== null && previous.uniID !== user.uniID;
  if (replaces && isUnsaved('page')) change({ loading: false, error: null, asleep: true, successor: user });
  else begin(user);
}

/** Discards unsaved changes of a user who does not log in again. */
export function giveUp(): void {
  const { successor } = session.get();
  if (successor) begin(successor);
  else end('expired');
}

/** Without a network: takes up the session of somebody whose answers this device keeps, until it can be checked. */
async function takeUpUnchecked(): Promise<void> {
  const owner = ownerOf(readToken() ?? '');
  if (session.get().user !== null || owner === undefined) return;
  const keeps = await kept()
    .then(({ keepsReads }) => keepsReads(owner))
    .catch(() => false);
  if (keeps) begin({ uniID: owner, isAdmin: false });
}

/** The longest pause before a failed check is retried, in milliseconds. */
const longestPause = 30_000;
let failures = 0;
let nextCheck: ReturnType<typeof setTimeout> | undefined;

/**
 * Checks the stored token with the server: at startup, when another tab stored a new one, and again after a failure. Only a 401
 * that remains after a refresh ends the session. Source: decisions, "Changed after looking".
 */
export async function checkSession(): Promise<void> {
  clearTimeout(nextCheck);
  if (readToken() === null || session.get().checking) return;
  change({ checking: true });
  try {
    const { userID, isAdmin } = await api.get<ProtectedReply>(paths.protected);
    failures = 0;
    takeUp({ uniID: userID, isAdmin });
  } catch (error) {
    if (statusOf(error) === 401) {
      writeToken(null);
      expire();
    } else {
      if (isUnanswered(error)) await takeUpUnchecked();
      change({
        error: { message: detailOf(error) ?? commonOutcomesNow().authError, status: statusOf(error) },
      });
      nextCheck = setTimeout(() => void checkSession(), Math.min(retryPause(++failures), longestPause));
    }
  } finally {
    change({ checking: false });
  }
}

addEventListener('online', () => {
  if (session.get().error !== null) void checkSession();
});

/** @throws ApiError; 401 for a wrong ID or password. */
export async function login(body: LoginBody): Promise<void> {
  const { access_token, isAdmin } = await postAnonymously<LoginReply>(paths.login, body);
  writeToken(access_token);
  begin({ uniID: body.uniID, isAdmin });
}

/** @throws ApiError; its body has the fields' messages. */
export async function signup(body: SignupBody): Promise<void> {
  const { access_token, user_id } = await postAnonymously<SignupReply>(paths.signup, body);
  writeToken(access_token);
  begin({ uniID: user_id, isAdmin: false });
}

/** Takes up a session from a cookie. @throws ApiError if there is none. */
export async function continueSession(): Promise<void> {
  const { access_token } = await postAnonymously<RefreshReply>(paths.refresh);
  writeToken(access_token);
  await checkSession();
}

/** Logs out here whatever the server replies, also while the network is down. */
export async function logout(): Promise<void> {
  change({ loading: true, left: { how: 'by choice', at: location.pathname } });
  await postAnonymously(paths.logout).catch((error: unknown) => console.error(error));
  writeToken(null);
  end('by choice');
  forgetPush();
}

/** Forgets how the session ended, once the protected pages are left. */
export function arriveOutside(): void {
  if (session.get().left !== null) change({ left: null });
}

onTokenChange(({ token, origin }) => {
  if (token === null) {
    const { user, left } = session.get();
    if (user !== null && left === null) expire();
  } else if (origin === 'another tab') {
    void checkSession();
  }
});
