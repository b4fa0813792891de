import {
  firstOf,
  outcomes,
  paths,
  societyLimits,
  type AcceptReply,
  type AskChangesBody,
  type RejectRequestBody,
  type RequestVersion,
  type SendAgainBody,
  type SimilarSociety,
  type SocietyRequest,
  type SocietyRequestBody,
} from 'societies-contract';
import { ApiError } from './ApiError.ts';
import { api } from './client.ts';
import { refreshLists } from './societies.ts';
import { refreshPages, useRead, type ListPage } from './useRead.ts';

/** How many requests wait for a decision, and since when the oldest has. */
export function useWaitingRequests() {
  const page = useRead<ListPage<SocietyRequest>>(
    `${paths.societyRequests}?state=pending&page=1&page_size=1`,
  ).data;
  return page && { count: page.count, since: page.results[0]?.date };
}

/** The user's own requests; `false` reads nothing. */
export const useMyRequests = (wanted = true) =>
  useRead<SocietyRequest[]>(wanted ? paths.mySocietyRequests : null);

export const useRequestVersions = (id: number | undefined) =>
  useRead<RequestVersion[]>(id === undefined ? null : paths.requestVersions(id));

/** Societies with a name like the one that is typed. */
export const useSimilarSocieties = (name: string) =>
  useRead<SimilarSociety[]>(
    name.trim().length < 3
      ? null
      : `${paths.similarSocieties}?${new URLSearchParams({ name: firstOf(name.trim(), societyLimits.nameMax) })}`,
    { keepPreviousData: true },
  ).data;

const refreshOwn = (id: number) =>
  Promise.all([refreshPages(paths.mySocietyRequests), refreshPages(paths.requestVersions(id))]);

export async function sendRequestAgain(id: number, body: SendAgainBody): Promise<void> {
  await api.put<unknown>(paths.societyRequest(id), body);
  await refreshOwn(id);
}

export async function writeAboutOwnRequest(id: number, text: string): Promise<void> {
  await api.post<unknown>(paths.requestMessages(id), { text });
  await refreshOwn(id);
}

export async function withdrawRequest(id: number): Promise<void> {
  await api.delete(paths.societyRequest(id));
  await refreshPages(paths.mySocietyRequests);
}

export async function askForChanges(id: number, body: AskChangesBody): Promise<void> {
  await api.post<unknown>(paths.askChanges(id), body);
  await refreshPages(paths.societyRequests);
}

export async function writeToStudent(id: number, text: string): Promise<void> {
  await api.post<unknown>(paths.requestMessages(id), { text });
  await refreshPages(paths.societyRequests);
}

export async function requestSociety(body: SocietyRequestBody): Promise<void> {
  await api.post<SocietyRequest>(paths.societyRequests, body);
  await refreshPages(paths.mySocietyRequests);
}

/** @throws ApiError; 409 if a society of that name exists. */
export async function acceptRequest(id: number, version?: number): Promise<void> {
  const { message } = await api.post<AcceptReply>(paths.acceptRequest(id), { version });
  await Promise.all([refreshPages(paths.societyRequests), refreshLists()]);
  if (message !== outcomes.request.created) throw new ApiError(message, 409);
}

export async function rejectRequest(id: number, body: RejectRequestBody): Promise<void> {
  await api.post<unknown>(paths.rejectRequest(id), body);
  await refreshPages(paths.societyRequests);
}

export async function deleteRequest(id: number): Promise<void> {
  await api.delete(paths.deleteRequest(id));
  await refreshPages(paths.societyRequests);
}
