import type { LateOutcome } from 'societies-ui/door';
import { statusOf } from '../api/ApiError.ts';
import { doorsWithScans, isExpired, savedDoor, type DoorKey } from './savedDoor.ts';
import { lateOf } from './scans.ts';
import { sendScan } from './sendScan.ts';

/** The outcome of sending. */
export interface Sent {
  /** Number of scans to retry soon. */
  left: number;
  late: LateOutcome[];
}

async function sendFrom(door: DoorKey): Promise<Sent> {
  const kept = savedDoor(door);
  const scans = await kept.readScans();
  const late: LateOutcome[] = [];
  for (const [index, scan] of scans.entries()) {
    try {
      const reply = await sendScan(door, scan);
      if (scan.kind === 'in' && reply.kind !== 'accepted') {
        late.push(lateOf(scan, reply, (await kept.read())?.guests));
      }
    } catch (error) {
      // An event that is gone, or closed to the user, may come back, but not within minutes.
      const isClosed = [403, 404].includes(statusOf(error));
      if (!isClosed) return { left: scans.length - index, late };
      if (!isExpired(scan)) return { left: 0, late };
    }
    await kept.dropScan(scan);
  }
  return { left: 0, late };
}

/** Sends the pending check-ins of a user, of all doors. */
export async function sendPending(owner: string): Promise<Sent> {
  const doors = await doorsWithScans(owner);
  const sent = await Promise.all(doors.map(sendFrom));
  return { left: sent.reduce((sum, { left }) => sum + left, 0), late: sent.flatMap(({ late }) => late) };
}
