import { mutate } from 'swr';
import { paths, type AccountSession, type DeleteAccountBody, type DetailReply } from 'societies-contract';
import { api } from './client.ts';
import { saveAs } from './saveTable.ts';
import { useRead } from './useRead.ts';

export const useSessions = () => useRead<AccountSession[]>(paths.sessions);

/** Signs a browser out; without one, all but this. @throws ApiError */
export async function endSession(session?: Pick<AccountSession, 'id'>): Promise<void> {
  await api.delete(session ? paths.session(session.id) : paths.sessions);
  await mutate(paths.sessions);
}

/** Mails the link again that confirms an address. @throws ApiError */
export const sendVerification = () => api.post<DetailReply>(paths.sendVerification);

/** Saves everything that is kept about the caller as a file. @throws ApiError */
export async function downloadOwnData(): Promise<void> {
  const data = await api.get<unknown>(paths.ownData);
  saveAs(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), 'my-data.json');
}

/** @throws ApiError: the password is wrong, or somebody else has to take over first. */
export const deleteAccount = (body: DeleteAccountBody) => api.delete(paths.profile, body);
