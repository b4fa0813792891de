import { mutate } from 'swr';
import {
  paths,
  type Handover,
  type HandoverBody,
  type Orphans,
  type TakeoverState,
  type Term,
  type TermBody,
} from 'societies-contract';
import { api } from './client.ts';
import { refreshPages, useRead } from './useRead.ts';

export const useTerms = (society: string, wanted = true) =>
  useRead<Term[]>(wanted ? paths.terms(society) : null);

const refresh = (society: number) =>
  Promise.all([
    mutate(paths.terms(society)),
    mutate(paths.society(society)),
    mutate(paths.societyDetail(society)),
  ]);

/** Names the next holder of a role, or sets the days of the present term. */
export async function saveTerm(society: number, body: TermBody): Promise<void> {
  try {
    await api.post<Term>(paths.terms(society), body);
  } finally {
    await refresh(society);
  }
}

export async function withdrawTerm(society: number, term: number): Promise<void> {
  try {
    await api.delete(paths.term(society, term));
  } finally {
    await refresh(society);
  }
}

export async function answerTerm(society: number, term: number, accepts: boolean): Promise<void> {
  try {
    await api.post<Term>((accepts ? paths.acceptTerm : paths.declineTerm)(society, term));
  } finally {
    await refresh(society);
  }
}

export const useHandover = (society: string, role: number | undefined) =>
  useRead<Handover>(role === undefined ? null : paths.handover(society, role));

/** @throws ApiError; with `currentOf` if somebody else changed the page. */
export async function saveHandover(society: number, role: number, body: HandoverBody): Promise<void> {
  try {
    await api.put<Handover>(paths.handover(society, role), body);
  } finally {
    await mutate(paths.handover(society, role));
  }
}

export const useTakeover = (society: string) => useRead<TakeoverState>(paths.takeover(society));

export async function askToTakeOver(society: number, message: string): Promise<void> {
  try {
    await api.post(paths.takeover(society), { message });
  } finally {
    await mutate(paths.takeover(society));
  }
}

export const useOrphans = (page: number) =>
  useRead<Orphans>(`${paths.orphans}?page=${page}`, { keepPreviousData: true });

export async function acceptTakeover(takeover: number): Promise<void> {
  try {
    await api.post(paths.acceptTakeover(takeover));
  } finally {
    await refreshPages(paths.orphans);
  }
}

export async function declineTakeover(takeover: number, reason: string): Promise<void> {
  try {
    await api.post(paths.declineTakeover(takeover), { reason });
  } finally {
    await refreshPages(paths.orphans);
  }
}
