import { mutate } from 'swr';
import { paths, type AccountSession, type DeleteAccountBody, type DetailReply } from 'societies-contract';
import { api } from './client.ts';
import { saveAs } from './saveTable.ts';
import { useRead } from './useRead.ts';

export const useSessions = () => useRead<AccountSession[]>(paths.sessions);

/** Ends a session; without one, all others than the current. @throws ApiError */
export async function endSession(session?: Pick<AccountSession, 'id'>): Promise<void> {
  await api.delete(session ? paths.session(session.id) : paths.sessions);
  await mutate(paths.sessions);
}

/** Resends the confirmation mail. @throws ApiError */
export const sendVerification = () => api.post<DetailReply>(paths.sendVerification);

/** Downloads all data stored about the user. @throws ApiError */
export async function downloadOwnData(): Promise<void> {
  const data = await api.get<unknown>(paths.ownData);
  saveAs(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), 'my-data.json');
}

/** @throws ApiError: the password is wrong, or the user must first hand over a presidency or administration. */
export async function deleteAccount(universityId: string, body: DeleteAccountBody): Promise<void> {
  await api.delete(paths.profile, body);
  const { forgetScans } = await import('../door/savedDoor.ts');
  await forgetScans(universityId).catch((error: unknown) => console.error(error));
}
