import { mutate } from 'swr';
import { paths, type Event, type EventBody, type Widget } from 'societies-contract';
import { api } from './client.ts';
import { edit, optimistically } from './optimistic.ts';
import { useRead } from './useRead.ts';

/** @param enabled whether the society has events switched on; nothing is read otherwise. */
export const useEvents = (society: string, enabled: boolean) =>
  useRead<Event[]>(enabled ? paths.events(society) : null);

/** Widgets show events too. */
const refreshEvents = (society: number) =>
  Promise.all([mutate(paths.events(society)), mutate(paths.widgets(society))]);

export async function createEvent(society: number, body: EventBody): Promise<void> {
  await api.post<Event>(paths.events(society), { ...body, society });
  await refreshEvents(society);
}

export async function updateEvent(society: number, event: number, body: EventBody): Promise<void> {
  try {
    await api.put<Event>(paths.event(society, event), body);
  } finally {
    await refreshEvents(society);
  }
}

export async function deleteEvent(society: number, event: number): Promise<void> {
  await api.delete(paths.event(society, event));
  await refreshEvents(society);
}

/** Where an event is shown: in the society's list and in widgets of its home. */
const edits = (event: Event) => (fields: Partial<Event>) => {
  const change = (one: Event) => (one.id === event.id ? { ...one, ...fields } : one);
  return [
    edit<Event[]>(paths.events(event.society), (list) => list.map(change)),
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
export const registerForEvent = (event: Event) =>
  optimistically<Partial<Event>>(edits(event), { joined: true, participants: event.participants + 1 }, () =>
    api.post<Event>(paths.eventSignup(event.society, event.id)),
  );

/**
 * Gives a place up at once on the screen; undone when the server refuses.
 * @throws ApiError when the server refuses.
 */
export const withdrawFromEvent = (event: Event) =>
  optimistically<Partial<Event>>(
    edits(event),
    { joined: false, participants: event.participants - 1 },
    async () => {
      await api.delete(paths.eventSignup(event.society, event.id));
      return {};
    },
  );
