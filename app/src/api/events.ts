import { mutate } from 'swr';
import { paths, type SocietyEvent, type EventBody, type Widget } from 'societies-contract';
import { api } from './client.ts';
import { edit, optimistically } from './optimistic.ts';
import { useRead } from './useRead.ts';

/** @param enabled whether the society has events switched on; nothing is read otherwise. */
export const useEvents = (society: string, enabled: boolean) =>
  useRead<SocietyEvent[]>(enabled ? paths.events(society) : null);

/** Widgets show events too. */
const refreshEvents = (society: number) =>
  Promise.all([mutate(paths.events(society)), mutate(paths.widgets(society))]);

export async function createEvent(society: number, body: EventBody): Promise<void> {
  await api.post<SocietyEvent>(paths.events(society), { ...body, society });
  await refreshEvents(society);
}

export async function updateEvent(society: number, event: number, body: EventBody): Promise<void> {
  try {
    await api.put<SocietyEvent>(paths.event(society, event), body);
  } finally {
    await refreshEvents(society);
  }
}

export async function deleteEvent(society: number, event: number): Promise<void> {
  await api.delete(paths.event(society, event));
  await refreshEvents(society);
}

/** Where an event is shown: in the society's list and in widgets of its home. */
const edits = (event: SocietyEvent) => (fields: Partial<SocietyEvent>) => {
  const change = (one: SocietyEvent) => (one.id === event.id ? { ...one, ...fields } : one);
  return [
    edit<SocietyEvent[]>(paths.events(event.society), (list) => list.map(change)),
    edit<Widget[]>(paths.widgets(event.society), (widgets) =>
      widgets.map((widget) =>
        widget.content_type === 'events'
          ? { ...widget, content: { ...widget.content, event: change(widget.content.event) } }
          : widget,
      ),
    ),
  ];
};

/**
 * Registers at once on the screen; undone when the server refuses, such as for the last place just taken.
 * @throws ApiError when the server refuses.
 */
export const registerForEvent = (event: SocietyEvent) =>
  optimistically<Partial<SocietyEvent>>(
    edits(event),
    { joined: true, participants: event.participants + 1 },
    () => api.post<SocietyEvent>(paths.eventSignup(event.society, event.id)),
  );

/**
 * Gives a place up at once on the screen; undone when the server refuses.
 * @throws ApiError when the server refuses.
 */
export const withdrawFromEvent = (event: SocietyEvent) =>
  optimistically<Partial<SocietyEvent>>(
    edits(event),
    { joined: false, participants: event.participants - 1 },
    async () => {
      await api.delete(paths.eventSignup(event.society, event.id));
      return {};
    },
  );
