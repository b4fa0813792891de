import { paths, type EventGuest, type SocietyEvent } from 'societies-contract';
import { api } from './client.ts';
import { saveTable } from './saveTable.ts';

/** @param overCapacity also on top of the event's places when they are taken. */
export const addGuest = (event: SocietyEvent, universityId: string, overCapacity: boolean) =>
  api.post<EventGuest>(paths.eventGuests(event.society, event.id), {
    university_id: universityId,
    over_capacity: overCapacity,
  });

/** @param reason shown to the guest; may be empty. */
export const removeGuest = (event: SocietyEvent, universityId: string, reason: string) =>
  api.delete(paths.eventGuest(event.society, event.id, universityId), { reason });

/** Notes that a guest has paid, or that they have not. @throws ApiError, such as when their place was given back meanwhile. */
export const notePayment = (
  society: number | string,
  event: number,
  universityId: string,
  paid: boolean,
): Promise<EventGuest> => {
  const path = paths.guestPaid(society, event, universityId);
  return paid ? api.post<EventGuest>(path) : api.delete<EventGuest>(path);
};

export const downloadGuests = (event: SocietyEvent): Promise<void> =>
  saveTable(paths.eventGuests(event.society, event.id), `guests-${event.id}.csv`);
