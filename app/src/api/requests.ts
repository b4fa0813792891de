import {
  outcomes,
  paths,
  type AcceptReply,
  type SocietyRequest,
  type SocietyRequestBody,
} from 'societies-contract';
import { ApiError } from './ApiError.ts';
import { api } from './client.ts';
import { refreshLists } from './societies.ts';
import { refreshPages, useRead, type ListPage } from './useRead.ts';

/** Number of pending requests. */
export const useWaitingRequests = () =>
  useRead<ListPage<SocietyRequest>>(`${paths.societyRequests}?rejected=false&page=1&page_size=1`).data?.count;

export const requestSociety = (body: SocietyRequestBody) =>
  api.post<SocietyRequest>(paths.societyRequests, body);

/** @throws ApiError; 409 if a society of that name exists. */
export async function acceptRequest(id: number): Promise<void> {
  const { message } = await api.post<AcceptReply>(paths.acceptRequest(id));
  await Promise.all([refreshPages(paths.societyRequests), refreshLists()]);
  if (message !== outcomes.request.created) throw new ApiError(message, 409);
}

export async function rejectRequest(id: number): Promise<void> {
  await api.post<unknown>(paths.rejectRequest(id));
  await refreshPages(paths.societyRequests);
}

export async function deleteRequest(id: number): Promise<void> {
  await api.delete(paths.deleteRequest(id));
  await refreshPages(paths.societyRequests);
}
