import type { FastifyRequest } from 'fastify';
import { callerOf, membershipIn } from '../platform/rights.ts';
import { doorCodes, type DoorCodes } from './door-codes.ts';

/** Through whose eyes an event is read. */
export interface Viewer {
  universityId: string;
  /** Whether they may change the events of a society, and so see what is for those with a place. */
  edits(societyId: number): boolean;
  codes: DoorCodes;
}

export function viewerOf(request: FastifyRequest): Viewer {
  const caller = callerOf(request);
  return {
    universityId: caller.universityId,
    edits: (societyId) => membershipIn(societyId, caller).permissions.has('edit_events'),
    codes: doorCodes(request.server.secrets.doorCodes),
  };
}
