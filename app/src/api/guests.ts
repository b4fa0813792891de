import { paths, type EventGuest, type SocietyEvent } from 'societies-contract';
import { api } from './client.ts';
import { saveTable } from './saveTable.ts';

export const addGuest = (event: SocietyEvent, universityId: string) =>
  api.post<EventGuest>(paths.eventGuests(event.society, event.id), { university_id: universityId });

/** @param reason told to whom it concerns; empty without one. */
export const removeGuest = (event: SocietyEvent, universityId: string, reason: string) =>
  api.delete(paths.eventGuest(event.society, event.id, universityId), { reason });

/** @throws ApiError */
export const downloadGuests = (event: SocietyEvent): Promise<void> =>
  saveTable(paths.eventGuests(event.society, event.id), `guests-${event.id}.csv`);
