import { mutate } from 'swr';
import { paths, type SocietyEvent, type EventBody, type Widget, pageSizeLimits } from 'societies-contract';
import { api } from './client.ts';
import { edit, editItems, optimistically } from './optimistic.ts';
import { isListKey, refreshPages, type ListPage } from './useRead.ts';

/** Widgets show events too. */
const refreshEvents = (society: number) =>
  Promise.all([refreshPages(paths.events(society)), mutate(paths.widgets(society))]);

export async function createEvent(society: number, body: EventBody): Promise<SocietyEvent> {
  const event = await api.post<SocietyEvent>(paths.events(society), { ...body, society });
  await refreshEvents(society);
  return event;
}

export async function updateEvent(society: number, event: number, body: EventBody): Promise<SocietyEvent> {
  try {
    return await api.put<SocietyEvent>(paths.event(society, event), body);
  } finally {
    await refreshEvents(society);
  }
}

export async function deleteEvent(society: number, event: number): Promise<void> {
  await api.delete(paths.event(society, event));
  await refreshEvents(society);
}

/** On which page of its society's events one stands. Asked for in the longest pages there are, so mostly in one call. */
export async function pageOfEvent({ id, society }: SocietyEvent): Promise<number | undefined> {
  const { events: shown, max } = pageSizeLimits;
  for (let before = 0, count = 1; before < count; before += max) {
    const list = await api.get<ListPage<SocietyEvent>>(
      `${paths.events(society)}?page=${before / max + 1}&page_size=${max}`,
    );
    const at = list.results.findIndex((event) => event.id === id);
    if (at >= 0) return Math.floor((before + at) / shown) + 1;
    count = list.count;
  }
  return undefined;
}

/** Where an event is shown: in the society's list and in widgets of its home. */
const edits = (event: SocietyEvent) => (fields: Partial<SocietyEvent>) => {
  const change = (one: SocietyEvent) => (one.id === event.id ? { ...one, ...fields } : one);
  return [
    editItems<SocietyEvent>(isListKey(paths.events(event.society)), change),
    edit<Widget[]>(paths.widgets(event.society), (widgets) =>
      widgets.map((widget) =>
        widget.content_type === 'events'
          ? { ...widget, content: { ...widget.content, event: change(widget.content.event) } }
          : widget,
      ),
    ),
  ];
};

const placesOf = ({ joined, participants }: SocietyEvent): Partial<SocietyEvent> => ({
  joined,
  participants,
});

/**
 * Registers at once on the screen; undone when the server refuses, such as for the last place just taken.
 * @throws ApiError when the server refuses.
 */
export const registerForEvent = (event: SocietyEvent) =>
  optimistically<Partial<SocietyEvent>>(
    edits(event),
    { before: placesOf(event), after: { joined: true, participants: event.participants + 1 } },
    () => api.post<SocietyEvent>(paths.eventSignup(event.society, event.id)),
  );

/**
 * Gives a place up at once on the screen; undone when the server refuses.
 * @throws ApiError when the server refuses.
 */
export const withdrawFromEvent = (event: SocietyEvent) =>
  optimistically<Partial<SocietyEvent>>(
    edits(event),
    { before: placesOf(event), after: { joined: false, participants: event.participants - 1 } },
    async () => {
      await api.delete(paths.eventSignup(event.society, event.id));
      return {};
    },
  );
