import { mutate } from 'swr';
import {
  paths,
  type BallotReceipt,
  type Election,
  type ElectionBody,
  type ElectionResults,
  type Elections,
} from 'societies-contract';
import { readToken } from '../session/token.ts';
import { ApiError } from './ApiError.ts';
import { api } from './client.ts';
import { saveAs } from './saveTable.ts';
import { refreshPages, useRead } from './useRead.ts';

/** Newest first. @param society null reads nothing. */
export const useElections = (society: string | null, page: number) =>
  useRead<Elections>(society === null ? null : `${paths.elections(society)}?page=${page}`, {
    keepPreviousData: true,
  });

export const useElection = (society: string, election: string) =>
  useRead<Election>(paths.election(society, election));

export const useElectionResults = (society: string, election: string) =>
  useRead<ElectionResults>(paths.electionResults(society, election));

const refresh = (society: number | string, election: number | string) =>
  Promise.all([mutate(paths.election(society, election)), refreshPages(paths.elections(society))]);

export async function callElection(society: number, body: ElectionBody): Promise<Election> {
  const called = await api.post<Election>(paths.elections(society), body);
  await refreshPages(paths.elections(society));
  return called;
}

/** @throws ApiError; with `currentOf` if somebody else changed it, or if nominations have opened. */
export async function changeElection(society: number, election: number, body: ElectionBody): Promise<void> {
  try {
    await api.put<Election>(paths.election(society, election), body);
  } finally {
    await refresh(society, election);
  }
}

export async function cancelElection(society: number, election: number, reason: string): Promise<void> {
  await api.post(paths.cancelElection(society, election), { reason });
  await refresh(society, election);
}

export async function publishElection(society: number, election: number): Promise<void> {
  await api.post(paths.publishElection(society, election));
  await refresh(society, election);
}

/** Stands for a role, or changes the statement. */
export async function nominate(
  society: number,
  election: number,
  role: number,
  statement: string,
): Promise<void> {
  try {
    await api.post(paths.nominations(society, election), { role_id: role, statement });
  } finally {
    await refresh(society, election);
  }
}

export async function withdrawNomination(society: number, election: number): Promise<void> {
  await api.delete(paths.nominations(society, election));
  await refresh(society, election);
}

/** Casts the ballot. The page keeps the receipt; nothing else does. */
export async function castBallot(
  society: number | string,
  election: number | string,
  rankings: Readonly<Record<string, readonly number[]>>,
): Promise<BallotReceipt> {
  try {
    return await api.put<BallotReceipt>(paths.ballot(society, election), rankings);
  } finally {
    await refresh(society, election);
  }
}

/** Fetched, because a link cannot send the access token. */
async function readBallots(society: number, election: string): Promise<Blob> {
  // Refreshes an expired token.
  await api.get(paths.protected);
  const response = await fetch(paths.electionBallots(society, election), {
    headers: { authorization: `Bearer ${readToken() ?? ''}` },
  });
  if (!response.ok) throw new ApiError(response.statusText, response.status);
  return response.blob();
}

export async function saveBallots(society: number, election: string): Promise<void> {
  saveAs(await readBallots(society, election), 'ballots.csv');
}

/** @returns whether a ballot with this receipt is among those that were published. */
export async function isCounted(society: number, election: string, receipt: string): Promise<boolean> {
  const ballots = await (await readBallots(society, election)).text();
  return ballots.replaceAll(' ', '').includes(receipt);
}
