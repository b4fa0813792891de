import { mutate } from 'swr';
import {
  pageSizeLimits,
  paths,
  placesLeft,
  type EventAnswers,
  type Clash,
  type ClashTime,
  type EventBody,
  type EventHost,
  type KeptEvents,
  type ListedEvent,
  type NewEventBody,
  type SocietyEvent,
} from 'societies-contract';
import { createStore, useStore } from '../state/store.ts';
import { refreshAgenda } from './agenda.ts';
import { api } from './client.ts';
import { homesOf, optimistically, shownIn } from './optimistic.ts';
import { patiently } from './patiently.ts';
import { refreshPages, useRead, type ListPage } from './useRead.ts';

/** Milliseconds between updates for users on the waiting list, who get no notice when those before them leave. */
const lineMoves = 60_000;

/** A single event with the user's registration. */
export const useEvent = (society: string, event: string) =>
  useRead<SocietyEvent>(paths.event(society, event), {
    refreshInterval: (known?: SocietyEvent) => (known?.place?.status === 'waiting' ? lineMoves : 0),
  });

/** The event as it is now. @throws ApiError */
export const readEvent = ({ society, id }: Pick<SocietyEvent, 'society' | 'id'>) =>
  api.get<SocietyEvent>(paths.event(society, id));

/** Revalidates the displayed events after a notice, which may mean that a place was won or an event changed. */
export const refreshShownEvents = (): Promise<unknown> =>
  mutate(
    (key) => typeof key === 'string' && /^\/api\/(societies\/[^/]+\/events|events|my-events)\//.test(key),
  );

const clashQuery = ({ datetime, duration }: ClashTime, except?: number) =>
  new URLSearchParams({ datetime, duration, ...(except !== undefined && { except: String(except) }) });

/** Events at a time. @param time null reads nothing. @param except the event that is being changed. */
export const useClashes = (society: number, time: ClashTime | null, except?: number) =>
  useRead<Clash[]>(time && `${paths.clashes(society)}?${clashQuery(time, except)}`, {
    keepPreviousData: time !== null,
    revalidateOnFocus: false,
  });

/** For calls about co-hosts: invite, accept, remove. */
const changeHosts = (change: (event: SocietyEvent) => Promise<unknown>) => async (event: SocietyEvent) => {
  await change(event);
  await mutate(paths.event(event.society, event.id));
};
export const askHost = (event: SocietyEvent, { id }: EventHost) =>
  changeHosts(({ society, id: own }) => api.post(paths.eventHosts(society, own), { society: id }))(event);
export const acceptHosting = changeHosts(({ society, id }) => api.post(paths.acceptHosting(society, id)));
export const removeHost = (event: SocietyEvent, { id }: EventHost) =>
  changeHosts(({ society, id: own }) => api.delete(paths.eventHost(society, own, id)))(event);

/** Widgets show events too. */
const refreshEvents = (of: Pick<SocietyEvent, 'society' | 'hosts'>) =>
  Promise.all([refreshPages(paths.events(of.society)), ...homesOf(of).map((home) => mutate(home))]);

export async function createEvent(society: number, body: NewEventBody): Promise<SocietyEvent> {
  const { repeat } = body;
  const event = await api.post<SocietyEvent>(paths.events(society), {
    ...body,
    society,
    // The last day is one of the reader's calendar.
    ...(repeat && { repeat: { ...repeat, time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone } }),
  });
  await refreshEvents({ society });
  return event;
}

/** The query that extends a change to the following events of a series. */
export const scopeOf = (following: boolean) => (following ? '?scope=following' : '');

/** @param following includes the following events of the series. */
export async function updateEvent(
  society: number,
  event: number,
  body: EventBody,
  following: boolean,
): Promise<SocietyEvent> {
  try {
    return await api.put<SocietyEvent>(`${paths.event(society, event)}${scopeOf(following)}`, body);
  } finally {
    await Promise.all([refreshEvents({ society }), mutate(paths.event(society, event))]);
  }
}

/** @param following includes the following events of the series. */
export async function cancelEvent({ id, society }: SocietyEvent, reason: string, following: boolean) {
  const event = await api.post<SocietyEvent>(`${paths.eventCancel(society, id)}${scopeOf(following)}`, {
    reason,
  });
  await Promise.all([refreshEvents(event), mutate(paths.event(society, id), event, { revalidate: false })]);
}

/**
 * @param following includes the following events of the series that have no guests.
 * @returns the following events that were kept.
 */
export async function deleteEvent(
  society: number,
  event: number,
  following: boolean,
): Promise<KeptEvents['kept']> {
  const reply = await api.delete<KeptEvents | undefined>(
    `${paths.event(society, event)}${scopeOf(following)}`,
  );
  await refreshEvents({ society });
  return reply?.kept ?? [];
}

/**
 * The page of coming events, without the user's own, on which an event is listed. Reads with the largest page size, so mostly
 * with a single call.
 */
export async function pageOfEvent({ id, society }: SocietyEvent): Promise<number | undefined> {
  const { events: shown, max } = pageSizeLimits;
  for (let before = 0, count = 1; before < count; before += max) {
    const list = await api.get<ListPage<SocietyEvent>>(
      `${paths.events(society)}?when=coming&mine=false&folded=true&page=${before / max + 1}&page_size=${max}`,
    );
    const at = list.results.findIndex((event) => event.id === id);
    if (at >= 0) return Math.floor((before + at) / shown) + 1;
    count = list.count;
  }
  return undefined;
}

const edits = shownIn<SocietyEvent>({
  list: paths.events,
  single: paths.event,
  inWidget: (widget, change) =>
    widget.content_type === 'events'
      ? { ...widget, content: { ...widget.content, event: change(widget.content.event) } }
      : widget,
});

/** An event with its society's id, or the society itself, as What's on has it. */
type Bookable = SocietyEvent | ListedEvent;
const societyOf = ({ society }: Bookable) => (typeof society === 'number' ? society : society.id);
const signupOf = (event: Bookable) => paths.eventSignup(societyOf(event), event.id);

/** With this many places left, the last one is not taken by others while a sign-up is on its way. */
const plenty = 10;

/**
 * Whether a place may be shown before the server has replied. Not for an event with an opening time: in the rush most users would
 * read that they are going and then lose the place. The test is `opens_at` itself and not how long ago it was, so that a wrong clock
 * changes nothing. Not with few places left either: the last one, or the position in the waiting list, may go to somebody else. Not
 * for members only: the event does not say whether the user is one.
 */
const isCertain = (event: Bookable) => !event.opens_at && !event.members_only && placesLeft(event) >= plenty;

/** What a registration surely changes. How many go, wait or have room is for the server to say. */
type Booking = Pick<SocietyEvent, 'joined' | 'place'>;
const registered: Booking = {
  joined: true,
  place: { status: 'going', position: null, answers: {}, code: null },
};
const withdrawn: Booking = { joined: false, place: null };

/** Shows the change at once, then the event as the server has it, also after a failure. */
async function book<Reply extends Partial<SocietyEvent>>(
  listed: Bookable,
  after: Partial<Booking>,
  ask: () => Promise<Reply>,
): Promise<Reply> {
  const event: SocietyEvent = { ...listed, society: societyOf(listed) };
  const { joined, place } = event;
  try {
    const reply = await optimistically<Partial<SocietyEvent>, Reply>(
      edits(event),
      { before: { joined, place }, after },
      () => patiently(ask),
    );
    await refreshAgenda();
    return reply;
  } catch (error) {
    // Without a reply, the server may have carried out the call all the same.
    void mutate(paths.event(event.society, event.id));
    void refreshEvents(event);
    void refreshAgenda();
    throw error;
  }
}

/** Registrations since the page was loaded. */
const bookings = createStore(0);
export const useBookings = () => useStore(bookings);

/**
 * Signs up, optimistically if a place is certain.
 * @returns the event with the registration, on the waiting list if others were faster.
 * @throws ApiError if the server refuses.
 */
export async function registerForEvent(event: Bookable, answers?: EventAnswers): Promise<SocietyEvent> {
  const reply = await book(event, isCertain(event) ? registered : {}, () =>
    api.post<SocietyEvent>(signupOf(event), answers && { answers }),
  );
  bookings.set(bookings.get() + 1);
  return reply;
}

/**
 * Cancels a registration optimistically, and rolls back if the server refuses.
 * @returns the event without it; nothing of it where the society's events are switched off.
 * @throws ApiError if the server refuses.
 */
export const withdrawFromEvent = (event: SocietyEvent) =>
  book(
    event,
    withdrawn,
    async () => (await api.delete<SocietyEvent | undefined>(signupOf(event))) ?? withdrawn,
  );
