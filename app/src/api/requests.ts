import { paths, type AcceptReply, type SocietyRequest, type SocietyRequestBody } from 'societies-contract';
import { api } from './client.ts';
import { refreshLists } from './societies.ts';
import { refreshPages, useRead, type ListPage } from './useRead.ts';

/** How many requests wait for a decision. */
export const useWaitingRequests = () =>
  useRead<ListPage<SocietyRequest>>(`${paths.societyRequests}?rejected=false&page=1&page_size=1`).data?.count;

export const requestSociety = (body: SocietyRequestBody) =>
  api.post<SocietyRequest>(paths.societyRequests, body);

/** @returns the reply; its message says whether a society was created. */
export async function acceptRequest(id: number): Promise<AcceptReply> {
  const reply = await api.post<AcceptReply>(paths.acceptRequest(id));
  await Promise.all([refreshPages(paths.societyRequests), refreshLists()]);
  return reply;
}

export async function rejectRequest(id: number): Promise<void> {
  await api.post<unknown>(paths.rejectRequest(id));
  await refreshPages(paths.societyRequests);
}

export async function deleteRequest(id: number): Promise<void> {
  await api.delete(paths.deleteRequest(id));
  await refreshPages(paths.societyRequests);
}
