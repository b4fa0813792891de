import { useSyncExternalStore } from 'react';
import { mutate } from 'swr';
import {
  outcomes,
  paths,
  type LoginBody,
  type LoginReply,
  type ProtectedReply,
  type SignupBody,
  type SignupReply,
} from 'societies-contract';
import { detailOf, isRefusal, statusOf } from '../api/ApiError.ts';
import { api, postAnonymously } from '../api/client.ts';
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
  /** Why the session could not be checked; a session that merely ran out leaves none. */
  error: { message: string; status: number } | null;
  /** The user logged out here and is still on the way out of the protected pages. */
  left: boolean;
}

/**
 * The session lives outside React, because the calls that start and end it do: the client on a refused refresh, another
 * tab that logs out.
 */
let session: Session = { user: null, loading: readToken() !== null, error: null, left: false };
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

function begin(user: SessionUser): void {
  if (user.uniID !== session.user?.uniID) forgetReplies();
  change({ user, loading: false, error: null, left: false });
}

function end({ error = null, left = false }: Partial<Pick<Session, 'error' | 'left'>> = {}): void {
  forgetReplies();
  change({ user: null, loading: false, error, left });
}

/**
 * Checks the stored token with the server: when the app starts, and when another tab stored a new one. A server that was
 * not reached has not refused: nobody is logged in then, and the token waits for the next start.
 */
export async function checkSession(): Promise<void> {
  if (readToken() === null) return;
  try {
    const { userID, isAdmin } = await api.get<ProtectedReply>(paths.protected);
    begin({ uniID: userID, isAdmin });
  } catch (error) {
    const ranOut = readToken() === null;
    if (isRefusal(error)) writeToken(null);
    end({
      error: ranOut ? null : { message: detailOf(error) ?? outcomes.authError, status: statusOf(error) },
    });
  }
}

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

/** Ends the session here whatever the server answers: nobody who asked to leave stays in because a network is down. */
export async function logout(): Promise<void> {
  change({ loading: true, left: true });
  await postAnonymously(paths.logout).catch((error: unknown) => console.error(error));
  writeToken(null);
  end({ left: true });
}

/** The protected pages are left behind. */
export function arriveOutside(): void {
  if (session.left) change({ left: false });
}

onTokenChange((token, origin) => {
  if (token === null) {
    if (session.user !== null && !session.left) end();
  } else if (origin === 'another tab') {
    void checkSession();
  }
});
