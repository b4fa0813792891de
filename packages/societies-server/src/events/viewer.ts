import type { FastifyRequest } from 'fastify';
import { callerOf, membershipIn } from '../platform/rights.ts';
import { doorCodes, type DoorCodes } from './door-codes.ts';

/** The user for whom an event is read. */
export interface Viewer {
  universityId: string;
  accountId: string;
  /** Without an account: sees public posts only. */
  anonymous?: boolean;
  /** Whether they may edit the society's events, and so see what is meant for guests. */
  edits(societyId: number): boolean;
  codes: DoorCodes;
}

export function viewerOf(request: FastifyRequest): Viewer {
  const caller = callerOf(request);
  return {
    universityId: caller.universityId,
    accountId: caller.accountId,
    edits: (societyId) => membershipIn(societyId, caller).permissions.has('edit_events'),
    codes: doorCodes(request.server.secrets.doorCodes),
  };
}
