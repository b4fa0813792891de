import { subDays } from 'date-fns';
import { sql, type Insertable, type Transaction } from 'kysely';
import { initialRoles, fixedRoles, type ThemeColors } from 'societies-contract';
import type { Database } from '../../schema.ts';
import { markChanged } from '../../../directory/versions.ts';
import { inTransaction } from '../../transaction.ts';
import type { SeedOptions } from '../index.ts';
import { chance, type Chance } from '../random.ts';
import { palettes, type PaletteName } from './palettes.ts';
import { demoPeople, parts } from './people.ts';
import { drawLogo, drawPicture } from './pictures.ts';
import { demoRequests } from './requests.ts';
import { demoSocieties, type DemoEvent, type DemoSociety } from './societies.ts';

/** Of every demo user. Source: decisions, "Demo data". */
export const demoPassword = 'Cosmos2026';

/** Societies whose pages show rendered pictures; the others leave it to the drawing that the library makes. */
const illustrated = 12;
const bucket = 'societies';

type Table = keyof Database;
type Rows<T extends Table> = Insertable<Database[T]>[];

/** Rows at a time, well under the 65,535 parameters of a statement. */
const batch = 500;

async function insert<T extends Table>(trx: Transaction<Database>, table: T, rows: Rows<T>) {
  for (let from = 0; from < rows.length; from += batch) {
    await trx
      .insertInto(table)
      .values(rows.slice(from, from + batch))
      .execute();
  }
}

/** A society with its id, its themes and the people in it, before anything is written. */
interface Planned extends DemoSociety {
  id: number;
  theme: ThemeColors;
  themes: PaletteName[];
  foundedAt: Date;
  people: string[];
  /** By name of the role. */
  holders: Map<string, string>;
}

/** Apart by what they illustrate, so that no two pages of a society show the same drawing. */
const firstPictures = { events: 0, posts: 10_001, merch: 20_002, home: 30_001 } as const;
const slides: readonly PaletteName[] = ['Ink', 'Aurora', 'Heather'];

/** Societies of the named people, after the pictures. */
const belongings: Record<string, readonly string[]> = {
  [parts.president]: [
    'Astronomy Society',
    'Climbing & Mountaineering',
    'Jazz Orchestra',
    'Photography',
    'Gardeners',
    'Salsa Collective',
  ],
  [parts.eventsOfficer]: ['Astronomy Society', 'Photography', 'Baking Society', 'Hack Society'],
  [parts.member]: ['Astronomy Society', 'Chess Club', 'Rowing Club'],
  [parts.vicePresident]: ['Astronomy Society', 'Robotics Lab', 'Rocketry', 'Cycling'],
  [parts.treasurer]: ['Astronomy Society', 'Tea Ceremony', 'Go Club', 'Board Games'],
  [parts.administrator]: [],
  [parts.newcomer]: [],
};

const firstCommittee = new Map([
  ['President', parts.president],
  ['Vice President', parts.vicePresident],
  ['Treasurer', parts.treasurer],
  ['Events Officer', parts.eventsOfficer],
]);

const favourites = [...new Set(demoSocieties.map(({ category }) => category))];

function plan(now: Date): Planned[] {
  const random = chance('constellation members');
  const others = demoPeople.filter(({ university_id: id }) => !(id in belongings));
  // Two tastes a person: societies of one category share people, which recommendations live on.
  const tastes = new Map(others.map(({ university_id: id }) => [id, random.sample(favourites, 2)]));
  return demoSocieties.map((society, index) => {
    const named = Object.keys(belongings).filter((id) => belongings[id]?.includes(society.name));
    const drawn = random.sample(others, society.members - named.length, ({ university_id: id }) =>
      tastes.get(id)?.includes(society.category) ? 6 : 1,
    );
    const people = [...named, ...drawn.map(({ university_id: id }) => id)];
    const posts = initialRoles.map(({ name }) => name).filter((name) => name !== fixedRoles.member);
    const holders =
      index === 0
        ? firstCommittee
        : new Map(
            random
              .sample(drawn, posts.length)
              .flatMap(({ university_id: id }, position): [string, string][] =>
                position === 0 || random.next() < 0.8 ? [[posts[position] ?? '', id]] : [],
              ),
          );
    const spare = (Object.keys(palettes) as PaletteName[]).filter((name) => name !== society.palette);
    return {
      ...society,
      id: index + 1,
      theme: palettes[society.palette],
      themes: [
        society.palette,
        ...(index === 0 ? (['Moss', 'Ember', 'Tide'] as const) : random.sample(spare, random.between(2, 4))),
      ],
      foundedAt:
        typeof society.founded === 'string'
          ? new Date(`${society.founded}T12:00:00Z`)
          : subDays(now, society.founded),
      people,
      holders,
    };
  });
}

/** Pictures of the demonstration: drawn, stored, and where they are. A key names a picture; it may have none. */
async function drawPictures(societies: Planned[], { pictures }: SeedOptions) {
  const urls = new Map<string, string>();
  const jobs: (() => Promise<void>)[] = [];
  const add = (name: string, key: string, draw: () => Promise<Buffer>) => {
    jobs.push(async () => {
      await pictures.putObject({ bucket, key, bytes: await draw(), contentType: 'image/webp' });
      urls.set(name, pictures.publicUrl(bucket, key));
    });
  };
  for (const { id, theme, themes, icon, logo, events, posts, merch } of societies) {
    if (logo !== false) add(`logo ${id}`, `societies/${id}/logos/logo.webp`, () => drawLogo(theme, icon));
    if (id > illustrated) continue;
    const themeAt = (position: number) => palettes[themes[position % themes.length] ?? 'Default'];
    const picture = (
      kind: keyof typeof firstPictures,
      position: number,
      width: number,
      height: number,
      colors = themeAt(position),
    ) => {
      const file = kind === 'events' ? `new-demo${position}` : `demo${position}`;
      add(`${kind} ${id} ${position}`, `societies/${id}/${kind}/${file}.webp`, () =>
        // 41 leaves 1 when divided by 4: an event's first picture shows the society's own pattern, the next the next one.
        drawPicture(id * 41 + position + firstPictures[kind], colors, width, height),
      );
    };
    events.forEach((_, position) => {
      picture('events', position, 600, 400);
    });
    posts.forEach((_, position) => {
      if (position % 2 === 0) picture('posts', position + 1, 600, 400);
    });
    merch.forEach((_, position) => {
      picture('merch', position, 600, 400);
    });
    for (const [position, palette] of slides.entries())
      picture('home', position + 1, 1200, 660, palettes[palette]);
    if (id % 4 === 3) {
      add(`banner ${id}`, `societies/${id}/banners/banner.webp`, () => drawPicture(id, theme, 1600, 400));
    }
  }
  // Two at a time: each keeps a core of a small machine busy.
  await Promise.all(
    Array.from({ length: 2 }, async () => {
      for (let job = jobs.shift(); job; job = jobs.shift()) await job();
    }),
  );
  return (name: string) => urls.get(name) ?? null;
}

/** 48 societies, 300 people, and what they do. */
export async function seedDemo(options: SeedOptions): Promise<void> {
  const { database, hashPassword, log = () => {} } = options;
  const now = new Date();
  const societies = plan(now);
  log('Drawing the pictures of the demonstration');
  const [urlOf, passwordHash] = await Promise.all([
    drawPictures(societies, options),
    hashPassword(demoPassword),
  ]);
  log('Filling the database with the demonstration');
  await inTransaction(database, (trx) => write(trx, { now, societies, urlOf, passwordHash }));
}

interface Material {
  now: Date;
  societies: Planned[];
  urlOf: (name: string) => string | null;
  passwordHash: string;
}

async function write(trx: Transaction<Database>, { now, societies, urlOf, passwordHash }: Material) {
  const random = chance('constellation rows');
  const daysAgo = (days: number) => subDays(now, days);
  const categories = new Map(
    (await trx.selectFrom('categories').select(['id', 'name']).execute()).map(({ id, name }) => [name, id]),
  );
  const permissions = new Map(
    (await trx.selectFrom('permissions').select(['id', 'codename']).execute()).map(({ id, codename }) => [
      codename,
      id,
    ]),
  );

  // Most arrived with a term; the latest did so this month.
  const arrivals = new Map(
    demoPeople.map(({ university_id: id }, index) => [
      id,
      index < 7
        ? daysAgo(400 + index)
        : daysAgo(
            random.next() < 0.07 ? random.between(0, 27) : 30 + Math.floor(random.next() ** 1.6 * 1_000),
          ),
    ]),
  );
  await insert(
    trx,
    'users',
    demoPeople.map(({ university_id, first_name, last_name, is_admin }) => {
      const plain = (text: string) =>
        text
          .normalize('NFD')
          .replace(/[^a-zA-Z]/g, '')
          .toLowerCase();
      const email = `${plain(first_name)}.${plain(last_name)}@constellation.example`;
      return {
        university_id,
        first_name,
        last_name,
        email,
        email_key: email,
        password_hash: passwordHash,
        avatar: null,
        is_admin,
        date_joined: arrivals.get(university_id) ?? now,
      };
    }),
  );

  await insert(
    trx,
    'societies',
    societies.map(({ id, name, description, category, foundedAt, people }) => ({
      id,
      name,
      name_key: name.toLowerCase(),
      description,
      category_id: categories.get(category) ?? 0,
      creation_date: foundedAt.toISOString().slice(0, 10),
      logo: urlOf(`logo ${id}`),
      banner: urlOf(`banner ${id}`),
      member_count: people.length,
    })),
  );
  // Their ids were given, so that the first is 1 also after a seeding that was interrupted.
  await sql`select setval(pg_get_serial_sequence('societies', 'id'), ${societies.length}::bigint)`.execute(
    trx,
  );
  await markChanged('societies').execute(trx);

  const themes = await trx
    .insertInto('themes')
    .values(
      societies.flatMap(({ id, themes: names }) =>
        names.map((name) => ({ society_id: id, name, ...palettes[name] })),
      ),
    )
    .returning(['society_id', 'id', 'name'])
    .execute();
  await insert(
    trx,
    'society_settings',
    societies.map(({ id, palette, features }) => {
      const on = features !== false;
      return {
        society_id: id,
        theme_id: themes.find((theme) => theme.society_id === id && theme.name === palette)?.id ?? 0,
        enable_posts: on,
        enable_events: on,
        enable_merch: on,
      };
    }),
  );

  const roles = await trx
    .insertInto('roles')
    .values(
      societies.flatMap(({ id }) =>
        initialRoles.map(({ name }) => ({ society_id: id, name, name_key: name.toLowerCase() })),
      ),
    )
    .returning(['society_id', 'id', 'name'])
    .execute();
  const roleIds = new Map(roles.map(({ society_id: society, name, id }) => [`${society} ${name}`, id]));
  await insert(
    trx,
    'role_permissions',
    roles.flatMap(({ society_id, id, name }) =>
      (initialRoles.find((role) => role.name === name)?.permissions ?? []).map((codename) => ({
        society_id,
        role_id: id,
        permission_id: permissions.get(codename) ?? 0,
      })),
    ),
  );

  // Societies grow: a member joined after arriving and after the founding, rather soon than late.
  await insert(
    trx,
    'memberships',
    societies.flatMap(({ id, people, holders, foundedAt }) => {
      const posts = new Map([...holders].map(([role, person]) => [person, role]));
      return people.map((university_id) => {
        const since = Math.max(foundedAt.getTime(), arrivals.get(university_id)?.getTime() ?? 0);
        const joined = since + (now.getTime() - since) * random.next() ** 1.7;
        const role = posts.get(university_id);
        return {
          society_id: id,
          university_id,
          role_id: role === undefined ? null : (roleIds.get(`${id} ${role}`) ?? null),
          joined_at: new Date(joined),
        };
      });
    }),
  );

  await insert(
    trx,
    'society_requests',
    demoRequests.map(({ name, proposal, category, person, age, rejected }) => ({
      name,
      proposal,
      category_id: categories.get(category) ?? 0,
      university_id: String(10_000_000 + person),
      created_at: daysAgo(age),
      status: rejected ? ('rejected' as const) : ('pending' as const),
    })),
  );

  for (const society of societies) {
    await writeContent(trx, society, { now, random, urlOf });
  }
}

interface Surroundings {
  now: Date;
  random: Chance;
  urlOf: (name: string) => string | null;
}

/** What a society does, it did before: two earlier evenings of its first event, so that plots have a year to show. */
function earlierEvents(
  { id, foundedAt, events }: Planned,
  { now, random }: Pick<Surroundings, 'now' | 'random'>,
): DemoEvent[] {
  const [first] = events;
  // The first society shows what its picture shows.
  if (!first || id === 1) return [];
  return [random.between(95, 200), random.between(210, 330)]
    .filter((days) => foundedAt < subDays(now, days))
    .map((days) => ({ ...first, day: -days, taken: Math.round(first.taken * (0.5 + 0.5 * random.next())) }));
}

async function writeContent(
  trx: Transaction<Database>,
  society: Planned,
  { now, random, urlOf }: Surroundings,
) {
  const { id, people, slogan, posts, merch } = society;
  const events = [...society.events, ...earlierEvents(society, { now, random })];
  const daysAgo = (days: number) => subDays(now, days);

  let eventIds: number[] = [];
  if (events.length > 0) {
    const signups = events.map(({ taken, name: event }) => {
      const guests = random.sample(
        people.filter((person) => person !== parts.president),
        Math.min(taken, people.length - 1),
      );
      // The President of society 1 is registered for the workshop, as in the picture of the events page.
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
            participants: signups[position]?.length ?? 0,
            price_pence: Math.round(event.price * 100),
            is_active: event.active ?? true,
            image: urlOf(`events ${id} ${position}`),
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
        guests.map((university_id) => {
          const day = events[position]?.day ?? 0;
          return {
            society_id: id,
            event_id: eventIds[position] ?? 0,
            university_id,
            created_at: daysAgo(Math.max(0, -day) + random.next() * 28),
          };
        }),
      ),
    );
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
