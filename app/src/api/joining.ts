import useSWR, { mutate } from 'swr';
import {
  pageSizeLimits,
  paths,
  type AddedMembers,
  type Invitation,
  type InvitationBody,
  type JoinDecision,
  type Joining,
  type JoinRequest,
  type OpenedInvitation,
  type Society,
} from 'societies-contract';
import { statusOf, type ApiError } from './ApiError.ts';
import { api, getAnonymously } from './client.ts';
import { refreshLists, refreshMembership } from './societies.ts';
import { refreshPages, useRead, type ListPage } from './useRead.ts';

export const useJoining = (society: string, wanted: boolean) =>
  useRead<Joining>(wanted ? paths.joining(society) : null);

/** @throws ApiError; with `currentOf` if somebody else changed the settings. */
export async function updateJoining(society: number, joining: Joining): Promise<void> {
  try {
    await api.put<Joining>(paths.joining(society), joining);
  } finally {
    await Promise.all([mutate(paths.joining(society)), mutate(paths.society(society)), refreshLists()]);
  }
}

/** Those who wait, oldest first. */
export const useJoinRequests = (society: string, page: number, wanted: boolean) =>
  useRead<ListPage<JoinRequest>>(
    wanted ? `${paths.joinRequests(society)}?page=${page}&page_size=${pageSizeLimits.members}` : null,
    { keepPreviousData: true },
  );

const refreshRequests = (society: number) =>
  Promise.all([
    refreshPages(paths.joinRequests(society)),
    refreshPages(paths.members(society)),
    mutate(paths.society(society)),
  ]);

export async function acceptRequests(
  society: number,
  universityIds: readonly string[],
): Promise<JoinDecision> {
  try {
    return await api.post<JoinDecision>(paths.acceptJoinRequests(society), { university_ids: universityIds });
  } finally {
    await refreshRequests(society);
  }
}

/** Declines one after another, each told the same reason. */
export async function declineRequests(
  society: number,
  universityIds: readonly string[],
  reason: string,
): Promise<void> {
  try {
    for (const universityId of universityIds)
      await api.post(paths.declineJoinRequest(society, universityId), { reason });
  } finally {
    await refreshRequests(society);
  }
}

export const useInvitations = (society: string, wanted = true) =>
  useRead<Invitation[]>(wanted ? paths.invitations(society) : null);

export async function createInvitation(society: number, body: InvitationBody): Promise<Invitation> {
  const made = await api.post<Invitation>(paths.invitations(society), body);
  await mutate(paths.invitations(society));
  return made;
}

export async function revokeInvitation(society: number, invitation: number): Promise<void> {
  await api.delete(paths.invitation(society, invitation));
  await mutate(paths.invitations(society));
}

/** An invitation as anybody may open it; null if there is none with this code. */
export const useInvitation = (code: string) =>
  useSWR<OpenedInvitation | null, ApiError>(paths.invitationOf(code), (path: string) =>
    getAnonymously<OpenedInvitation>(path).catch((error: unknown) => {
      if (statusOf(error) === 404) return null;
      throw error;
    }),
  );

/** @throws ApiError if it cannot be used any more. */
export async function joinByInvitation(society: number, code: string): Promise<Society> {
  try {
    return await api.post<Society>(paths.join(society), { invitation: code });
  } finally {
    void refreshMembership(society);
    void refreshLists();
    void mutate(paths.invitationOf(code));
  }
}

/** @param dryRun only says what would happen. */
export async function addMembers(
  society: number,
  universityIds: readonly string[],
  dryRun: boolean,
): Promise<AddedMembers> {
  const reply = await api.post<AddedMembers>(paths.addMembers(society), {
    university_ids: universityIds,
    dry_run: dryRun,
  });
  if (!dryRun) await refreshRequests(society);
  return reply;
}

/** Renews one membership after another. */
export async function renewMemberships(societies: readonly number[]): Promise<void> {
  try {
    for (const society of societies) await api.post<Society>(paths.renew(society));
  } finally {
    await mutate(paths.mySocieties);
  }
}
