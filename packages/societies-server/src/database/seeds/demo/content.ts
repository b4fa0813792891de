import { addHours, subDays } from 'date-fns';
import type { EventPayment } from 'societies-contract';
import type { Transaction } from 'kysely';
import type { Database } from '../../schema.ts';
import type { Chance } from '../random.ts';
import { parts } from './people.ts';
import type { Planned } from './plan.ts';
import { insert, type Rows } from './rows.ts';
import { demoSocieties, type DemoEvent } from './societies.ts';

interface Surroundings {
  now: Date;
  random: Chance;
  urlOf: (name: string) => string | null;
}

/** Repeats a society's first event twice in the past, so that plots have a year of data. */
function earlierEvents(
  { id, foundedAt, events }: Planned,
  { now, random }: Pick<Surroundings, 'now' | 'random'>,
): DemoEvent[] {
  const [first] = events;
  // Society 1 matches its design picture.
  if (!first || id === 1) return [];
  return [random.between(95, 200), random.between(210, 330)]
    .filter((days) => foundedAt < subDays(now, days))
    .map((days) => ({
      ...first,
      waiting: 0,
      weeks: 1,
      day: -days,
      taken: Math.round(first.taken * (0.5 + 0.5 * random.next())),
    }));
}

const paymentOf = ({ instructions, url, pay_within_hours }: EventPayment): EventPayment => ({
  instructions,
  url,
  pay_within_hours,
});

/** The later dates of weekly events. */
const laterDates = (events: readonly DemoEvent[]): DemoEvent[] =>
  events.flatMap((event) =>
    Array.from({ length: (event.weeks ?? 1) - 1 }, (_, week) => ({
      ...event,
      waiting: 0,
      day: event.day + 7 * (week + 1),
      taken: Math.round(event.taken / (week + 2)),
    })),
  );

/** Events, posts, merchandise and the home page of a society. */
export async function writeContent(
  trx: Transaction<Database>,
  society: Planned,
  { now, random, urlOf }: Surroundings,
) {
  const { id, people, slogan, posts, merch } = society;
  const events = [
    ...society.events,
    ...earlierEvents(society, { now, random }),
    ...laterDates(society.events),
  ];
  const daysAgo = (days: number) => subDays(now, days);

  let eventIds: number[] = [];
  if (events.length > 0) {
    const signups = events.map(({ taken, waiting = 0, name: event }) => {
      const guests = random.sample(
        people.filter((person) => person !== parts.president),
        Math.min(taken + waiting, people.length - 1),
      );
      // As in the design picture of the events page.
      if (event === 'Telescope workshop') guests[0] = parts.president;
      return guests;
    });
    const rows = await trx
      .insertInto('events')
      .values(
        events.map((event, position) => {
          const day = daysAgo(-event.day).toISOString().slice(0, 10);
          return {
            society_id: id,
            name: event.name,
            description: event.description,
            starts_at: `${day}T${event.time}:00Z`,
            duration_seconds: Math.round(event.hours * 3_600),
            venue: event.venue,
            max_participants: event.places,
            participants: Math.min(signups[position]?.length ?? 0, event.taken),
            waiting: Math.max(0, (signups[position]?.length ?? 0) - event.taken),
            last_sequence_number: event.waiting ? (signups[position]?.length ?? 0) : 0,
            price_pence: Math.round(event.price * 100),
            payment: event.payment ? JSON.stringify(paymentOf(event.payment)) : null,
            is_active: event.active ?? true,
            image: urlOf(`events ${id} ${position}`),
            waiting_list: event.waiting !== undefined,
            questions: JSON.stringify(event.questions ?? []),
            members_only: event.membersOnly ?? false,
            opens_at: event.opensIn === undefined ? null : daysAgo(-event.opensIn),
            link: event.link ?? null,
            cancelled_at: event.cancelled === undefined ? null : daysAgo(1),
            cancel_reason: event.cancelled ?? null,
            created_at: daysAgo(Math.max(30, -event.day + 30)),
          };
        }),
      )
      .returning('id')
      .execute();
    eventIds = rows.map((row) => row.id);
    await insert(
      trx,
      'event_signups',
      signups.flatMap((guests, position) =>
        guests.map((university_id, guest) => {
          const day = events[position]?.day ?? 0;
          // One in seven guests did not attend.
          const came = day < 0 && (guest + position) % 7 !== 0;
          const { payment, price = 0, taken = 0 } = events[position] ?? {};
          const paid = payment !== undefined && guest < payment.paid;
          const hours = payment !== undefined && guest < taken && !paid ? payment.pay_within_hours : null;
          return {
            society_id: id,
            event_id: eventIds[position] ?? 0,
            university_id,
            sequence_number: events[position]?.waiting ? guest + 1 : 0,
            created_at: daysAgo(Math.max(0, -day) + random.next() * 28),
            checked_in_at: came ? daysAgo(-day) : null,
            paid_at: paid ? daysAgo(2) : null,
            paid_by: paid ? parts.treasurer : null,
            paid_pence: paid ? Math.round(price * 100) : null,
            // They got their places a day ago.
            pay_until: hours === null ? null : addHours(now, hours - 24),
          };
        }),
      ),
    );
  }

  for (const [position, event] of events.entries()) {
    const first = eventIds[position];
    if (event.weeks !== undefined && position < society.events.length) {
      await trx
        .updateTable('events')
        .set({ series_id: first ?? null })
        .where('society_id', '=', id)
        .where('name', '=', event.name)
        .where('starts_at', '>', now)
        .execute();
    }
    const host = demoSocieties.findIndex(({ name }) => name === event.with) + 1;
    if (first !== undefined && host > 0 && event.day > 0)
      await insert(trx, 'event_hosts', [
        { society_id: id, event_id: first, host_id: host, accepted_at: daysAgo(3) },
      ]);
  }

  let postIds: number[] = [];
  if (posts.length > 0) {
    const likes = posts.map(() =>
      random.sample(people, Math.round(people.length * (0.08 + 0.3 * random.next()))),
    );
    const rows = await trx
      .insertInto('posts')
      .values(
        posts.map(({ title, content: text, age }, position) => ({
          society_id: id,
          title,
          content: text,
          image: urlOf(`posts ${id} ${position + 1}`),
          likes: likes[position]?.length ?? 0,
          public: position % 2 === 0,
          created_at: daysAgo(age),
          updated_at: daysAgo(age),
        })),
      )
      .returning('id')
      .execute();
    postIds = rows.map((row) => row.id);
    await insert(
      trx,
      'post_likes',
      likes.flatMap((fans, position) =>
        fans.map((university_id) => ({
          society_id: id,
          post_id: postIds[position] ?? 0,
          university_id,
          created_at: daysAgo((posts[position]?.age ?? 0) * random.next()),
        })),
      ),
    );
  }

  await insert(
    trx,
    'merch',
    merch.map((item, position) => ({
      society_id: id,
      name: item.name,
      description: item.description,
      category: item.category,
      purchase_url: `https://shop.constellation.example/${id}/${item.name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`,
      price_pence: Math.round(item.price * 100),
      image: urlOf(`merch ${id} ${position}`),
      created_at: daysAgo(20 + position * 9),
    })),
  );

  const images = [1, 2, 3].flatMap((position) => urlOf(`home ${id} ${position}`) ?? []);
  const widgets: Rows<'widgets'> = [
    { society_id: id, content_type: 'slogan', slogan, x: 0, y: 0, w: 2, h: 1 },
    ...(eventIds.length > 0
      ? [
          {
            society_id: id,
            content_type: 'events' as const,
            event_id: id === 1 ? eventIds[0] : null,
            x: 2,
            y: 0,
            w: 1,
            h: 1,
          },
        ]
      : []),
    ...(postIds.length > 0
      ? [
          {
            society_id: id,
            content_type: 'posts' as const,
            post_id: id === 1 ? postIds[0] : null,
            x: 0,
            y: 1,
            w: 1,
            h: 1,
          },
        ]
      : []),
    ...(images.length > 0
      ? [
          {
            society_id: id,
            content_type: 'carousel' as const,
            images: JSON.stringify(images),
            x: 1,
            y: 1,
            w: 2,
            h: 1,
          },
        ]
      : []),
  ];
  for (const widget of widgets) await insert(trx, 'widgets', [widget]);
}
