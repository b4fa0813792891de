import { paths, type CheckIn, type EventGuest } from 'societies-contract';
import { codeOf, statusOf } from '../api/ApiError.ts';
import { api } from '../api/client.ts';
import type { DoorKey } from './savedDoor.ts';
import { toKnown, type ScanReply, type Scan } from './scans.ts';

/** Milliseconds within which a scan counts as sent at once: the server's clock then tells its time better than the phone's. */
const atOnce = 4_000;

/** Whether this scan was refused for good. After any other failure it is sent again. */
function isFinal(error: unknown): boolean {
  const status = statusOf(error);
  return (
    status >= 400 && status < 500 && ![401, 403, 429].includes(status) && codeOf(error) !== 'feature_off'
  );
}

async function ask({ society, event }: DoorKey, scan: Scan): Promise<ScanReply> {
  if (scan.kind === 'out') {
    await api.delete(`${paths.checkIn(society, event, scan.university_id)}?scan=${scan.undoes}`);
    return { kind: 'accepted' };
  }
  const { code, university_id, at, id } = scan;
  const waited = Date.now() - Date.parse(at) > atOnce;
  const { guest, first } = await api.post<CheckIn>(paths.checkIns(society, event), {
    ...(code === undefined ? { university_id } : { code }),
    ...(waited && { at }),
    scan: id,
  });
  return { kind: first ? 'accepted' : 'again', guest: toKnown(guest) };
}

/**
 * Sends a scan to the server.
 * @throws ApiError if it must be sent again later: the server is not reached, or accepts nothing from this door for now.
 */
export async function sendScan(door: DoorKey, scan: Scan): Promise<ScanReply> {
  try {
    return await ask(door, scan);
  } catch (error) {
    if (!isFinal(error)) throw error;
    // Throws if it was the event that is gone, not the guest: an event may be restored.
    await api.get<EventGuest[]>(paths.eventGuests(door.society, door.event));
    if (scan.kind === 'out') return { kind: 'accepted' };
    const reason = codeOf(error);
    return { kind: reason === 'waiting' || reason === 'cancelled' ? reason : 'unknown' };
  }
}
