import { mutate } from 'swr';
import {
  pageSizeLimits,
  paths,
  type Affiliation,
  type AffiliationRoundBody,
  type AffiliationsReply,
  type AffiliationState,
  type AskAffiliationChangesBody,
  type ListedAffiliationRound,
  type RemindedState,
  type RemindReply,
} from 'societies-contract';
import { readToken } from '../session/token.ts';
import { ApiError } from './ApiError.ts';
import { api } from './client.ts';
import { saveAs } from './saveTable.ts';
import { refreshPages, useRead } from './useRead.ts';

const affiliationPath = (society: number | string, round?: number) =>
  round === undefined ? paths.affiliation(society) : `${paths.affiliation(society)}?round=${round}`;

export const useAffiliation = (society: string | undefined, round?: number) =>
  useRead<Affiliation>(society === undefined ? null : affiliationPath(society, round));

const refresh = (society: number | string) =>
  Promise.all([refreshPages(paths.affiliation(society)), refreshPages(paths.affiliations)]);

/** @throws ApiError; with `currentOf` if somebody else changed the checklist. */
export async function answerAffiliation(
  society: number,
  items: Record<string, boolean | string | null>,
  version: number,
): Promise<void> {
  try {
    await api.put<Affiliation>(paths.affiliation(society), { items, version });
  } finally {
    await refresh(society);
  }
}

/** `fetch` does not say how much it has sent, so this one call is made in another way. */
function send(path: string, file: File, onProgress: (part: number) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.setRequestHeader('authorization', `Bearer ${readToken() ?? ''}`);
    request.setRequestHeader('accept', 'application/json');
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      if (request.status < 400) resolve();
      else
        reject(
          new ApiError(request.statusText, request.status, (request.response ?? {}) as ApiError['body']),
        );
    };
    request.onerror = () => reject(new ApiError(request.statusText));
    const form = new FormData();
    form.append('file', file);
    request.send(form);
  });
}

export async function uploadDocument(
  society: number,
  item: string,
  file: File,
  onProgress: (part: number) => void,
): Promise<void> {
  // Refreshes an expired token.
  await api.get(paths.protected);
  try {
    await send(paths.affiliationDocument(society, item), file, onProgress);
  } finally {
    await refresh(society);
  }
}

export async function removeDocument(society: number, item: string): Promise<void> {
  await api.delete(paths.affiliationDocument(society, item));
  await refresh(society);
}

/** Downloads a document. Fetched, because a link cannot send the access token. */
export async function saveDocument(
  society: number,
  item: string,
  name: string,
  round?: number,
): Promise<void> {
  await api.get(paths.protected);
  const path = paths.affiliationDocument(society, item);
  const response = await fetch(round === undefined ? path : `${path}?round=${round}`, {
    headers: { authorization: `Bearer ${readToken() ?? ''}` },
  });
  if (!response.ok) throw new ApiError(response.statusText, response.status);
  saveAs(await response.blob(), name);
}

export async function handInAffiliation(society: number, version: number): Promise<void> {
  try {
    await api.post<Affiliation>(paths.handInAffiliation(society), { version });
  } finally {
    await refresh(society);
  }
}

export const useRounds = () => useRead<ListedAffiliationRound[]>(paths.affiliationRounds);

/** @param round undefined for a new one. */
export async function saveRound(round: number | undefined, body: AffiliationRoundBody): Promise<void> {
  try {
    if (round === undefined) await api.post<ListedAffiliationRound>(paths.affiliationRounds, body);
    else await api.put<ListedAffiliationRound>(paths.affiliationRound(round), body);
  } finally {
    await Promise.all([mutate(paths.affiliationRounds), refreshPages(paths.affiliations)]);
  }
}

export async function deleteRound(round: number): Promise<void> {
  await api.delete(paths.affiliationRound(round));
  await Promise.all([mutate(paths.affiliationRounds), refreshPages(paths.affiliations)]);
}

export interface AffiliationsView {
  round: number | undefined;
  state: AffiliationState | null;
  search: string;
  sort: string | null;
  page: number;
}

export function affiliationsPath({ round, state, search, sort, page }: AffiliationsView): string {
  const query = new URLSearchParams({ page: String(page), page_size: String(pageSizeLimits.affiliations) });
  if (round !== undefined) query.set('round', String(round));
  if (state !== null) query.set('state', state);
  if (search !== '') query.set('search', search);
  if (sort !== null) query.set('sort', sort);
  return `${paths.affiliations}?${query}`;
}

export const useAffiliations = (view: AffiliationsView) =>
  useRead<AffiliationsReply>(affiliationsPath(view), { keepPreviousData: true });

export async function tickItem(society: number, item: string, done: boolean): Promise<void> {
  try {
    await api.put(paths.affiliationItem(society, item), { done });
  } finally {
    await refresh(society);
  }
}

export async function acceptAffiliation(society: number, version: number): Promise<void> {
  try {
    await api.post(paths.acceptAffiliation(society), { version });
  } finally {
    await refresh(society);
  }
}

export async function askAffiliationChanges(
  society: number,
  changes: AskAffiliationChangesBody,
): Promise<void> {
  try {
    await api.post(paths.askAffiliationChanges(society), changes);
  } finally {
    await refresh(society);
  }
}

export const remindAffiliations = (state: RemindedState): Promise<RemindReply> =>
  api.post<RemindReply>(paths.remindAffiliations, { state });
