import { describe, expect, test } from 'vitest';
import {
  outcomes,
  paths,
  type SocietyEvent,
  type FeatureOptions,
  type LayoutConfig,
  type MerchItem,
  type Post,
  type Role,
  type SocietyPage,
  type StoredTheme,
  type Widget,
} from 'societies-contract';
import { withServer } from './harness.ts';
import { signInPeople, society } from './people.ts';
import { asBlob, png } from './sample-pictures.ts';

const server = await withServer();
const people = await signInPeople(server);

const ask = async <Body>(method: string, path: string, body?: unknown) => {
  const reply = await server.call<Body>(method, path, { token: people.president, body });
  expect([method, path, reply.status]).toEqual([method, path, method === 'POST' ? 201 : 200]);
  return reply.body;
};
const page = () => ask<SocietyPage>('GET', paths.society(society));
const widgetNow = async (id: number) =>
  (await ask<Widget[]>('GET', paths.widgets(society))).find((widget) => widget.id === id) as Widget;

interface Versioned {
  version?: number;
}

interface Sent {
  method: string;
  path: string;
  body: unknown;
}

/** What two officers write as a whole: how one is made or found, read again, and written in one of many ways. */
interface Written {
  what: string;
  begin: () => Promise<Versioned>;
  now: (thing: never) => Promise<Versioned>;
  write: (thing: never, way: number, version: number | undefined) => Sent;
}
const written = <Thing extends Versioned>(kind: {
  what: string;
  begin: () => Promise<Thing>;
  now: (thing: Thing) => Promise<Versioned>;
  write: (thing: Thing, way: number, version: number | undefined) => Sent;
}) => kind as unknown as Written;

const event = {
  name: 'Sidewalk telescopes',
  description: 'We stand in the square.',
  datetime: new Date(Date.now() + 10 * 86_400_000).toISOString(),
  duration: '01:30:00',
  venue: 'Market square',
  max_participants: 30,
  price: 2.5,
  is_active: true,
};
const item = {
  name: 'Mug',
  description: 'Blue.',
  category: 'Home',
  purchase_url: 'https://example.org/mug',
  price: 7,
};
let rows = 700;
/** A place with room under it for ten ways to move. */
const place = () => ({ x: 0, y: (rows += 12), w: 1, h: 1 });
const slogan = (text: string, layout_config: LayoutConfig = place()) => ({
  content_type: 'slogan',
  content: { text },
  layout_config,
});
const colors = { secondary_color: '#111111', tertiary_color: '#222222', text_color: '#ffffff' };

const kinds = [
  written<SocietyEvent>({
    what: 'an event',
    begin: () => ask('POST', paths.events(society), event),
    now: async ({ id }) =>
      (await ask<SocietyEvent[]>('GET', paths.events(society))).find(
        (other) => other.id === id,
      ) as SocietyEvent,
    write: ({ id }, way, version) => ({
      method: 'PUT',
      path: paths.event(society, id),
      body: { ...event, venue: `Room ${way}`, version },
    }),
  }),
  written<Post>({
    what: 'a post',
    begin: () => ask('POST', paths.posts(society), { title: 'News', content: 'None.', show_likes: true }),
    now: async ({ id }) =>
      (await ask<Post[]>('GET', paths.posts(society))).find((post) => post.id === id) as Post,
    write: ({ id }, way, version) => ({
      method: 'PUT',
      path: paths.post(society, id),
      body: { title: 'News', content: `Number ${way}.`, show_likes: true, version },
    }),
  }),
  written<MerchItem>({
    what: 'a merch item',
    begin: () => ask('POST', paths.merch(society), item),
    now: async ({ id }) =>
      (await ask<MerchItem[]>('GET', paths.merch(society))).find((other) => other.id === id) as MerchItem,
    write: ({ id }, way, version) => ({
      method: 'PUT',
      path: paths.merchItem(society, id),
      body: { ...item, price: 10 + way, version },
    }),
  }),
  written<Role>({
    what: 'a role',
    begin: () => ask('POST', paths.roles(society), { name: `Archivist ${Date.now()}`, society }),
    now: async ({ id }) =>
      (await ask<Role[]>('GET', paths.roles(society))).find((role) => role.id === id) as Role,
    write: ({ id, name }, way, version) => ({
      method: 'PUT',
      path: paths.role(society, id),
      body: { name: `${name}.${way}`, society, permissions: [], version },
    }),
  }),
  written<Widget>({
    what: "a widget's content",
    begin: () => ask('POST', paths.widgets(society), slogan('Up.')),
    now: ({ id }) => widgetNow(id),
    write: ({ id, layout_config }, way, version) => ({
      method: 'PUT',
      path: paths.widget(id),
      body: { ...slogan(`Up ${way}.`, layout_config), version },
    }),
  }),
  written<Widget>({
    what: "a widget's place",
    begin: () => ask('POST', paths.widgets(society), slogan('There.')),
    now: ({ id }) => widgetNow(id),
    write: ({ id, layout_config: at }, way, version) => ({
      method: 'PUT',
      path: paths.widget(id),
      body: { widget_id: id, layout_config: { ...at, y: at.y + 1 + way }, version },
    }),
  }),
  written<StoredTheme>({
    what: 'a theme by its id',
    begin: () =>
      ask('PUT', paths.updateTheme(society), {
        theme: { name: 'Autumn', primary_color: '#30303a', ...colors },
      }),
    now: async ({ id }) => (await page()).all_themes.find((theme) => theme.id === id) as StoredTheme,
    write: ({ id, name }, way, version) => ({
      method: 'PUT',
      path: paths.updateTheme(society),
      body: { theme: { id, name, primary_color: `#30303${way % 10}`, ...colors, version } },
    }),
  }),
  written<StoredTheme>({
    what: 'a theme by its name',
    begin: () =>
      ask('PUT', paths.updateTheme(society), {
        theme: { name: 'Winter', primary_color: '#40404a', ...colors },
      }),
    now: async ({ id }) => (await page()).all_themes.find((theme) => theme.id === id) as StoredTheme,
    write: ({ name }, way, version) => ({
      method: 'PUT',
      path: paths.updateTheme(society),
      body: { theme: { name, primary_color: `#40404${way % 10}`, ...colors, version } },
    }),
  }),
  written<SocietyPage>({
    what: 'a description',
    begin: page,
    now: page,
    write: (_, way, version) => ({
      method: 'PATCH',
      path: paths.society(society),
      body: { description: `Up, ${way} times.`, version },
    }),
  }),
  written<FeatureOptions>({
    what: 'which features are on',
    begin: () => ask('GET', paths.featureOptions(society)),
    now: () => ask('GET', paths.featureOptions(society)),
    write: (_, way, version) => ({
      method: 'PUT',
      path: paths.featureOption(society, society),
      body: { enable_posts: true, enable_events: true, enable_merch: way % 2 === 0, version },
    }),
  }),
  written<SocietyPage>({
    what: "a society's own fields",
    begin: page,
    now: page,
    write: (_, way, version) => ({
      method: 'PUT',
      path: paths.updateSociety(society),
      body: { description: `Up and up, ${way} times.`, version },
    }),
  }),
];

describe.each(kinds)('$what', ({ begin, now, write }) => {
  const send = ({ method, path, body }: Sent) =>
    server.call<{ code: string; detail: string; current: unknown }>(method, path, {
      token: people.president,
      body,
    });
  const same = (thing: unknown): never => thing as never;

  test('written by somebody else meanwhile is refused with the current one', async () => {
    const thing = same(await begin());
    const { version } = await now(thing);
    expect(version).toBeGreaterThan(0);
    expect((await send(write(thing, 2, version))).status).toBe(200);
    const theirs = await now(thing);
    expect(theirs.version).toBeGreaterThan(version ?? 0);

    const { status, body } = await send(write(thing, 4, version));
    expect([status, body]).toEqual([
      409,
      { code: 'changed_meanwhile', detail: outcomes.changedMeanwhile, current: theirs },
    ]);
    expect(await now(thing)).toEqual(theirs);
    // Going on from there.
    expect((await send(write(thing, 4, theirs.version))).status).toBe(200);
  });

  test('is written without a version', async () => {
    const thing = same(await begin());
    expect((await send(write(thing, 2, undefined))).status).toBe(200);
    expect((await send(write(thing, 4, undefined))).status).toBe(200);
  });

  test('is written by one of ten with the same version', async () => {
    const thing = same(await begin());
    const { version } = await now(thing);
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, way) => send(write(thing, way, version))),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(409)]);
    expect((await now(thing)).version).toBe((version ?? 0) + 1);
  });
});

test('registrations and likes do not change a version', async () => {
  const { id, version } = await ask<SocietyEvent>('POST', paths.events(society), event);
  await server.call('POST', paths.eventSignup(society, id), { token: people.newcomer, body: {} });
  const updated = await ask<SocietyEvent>('PUT', paths.event(society, id), { ...event, version });
  expect(updated.participants).toBe(1);

  const post = await ask<Post>('POST', paths.posts(society), {
    title: 'Liked',
    content: 'By one.',
    show_likes: true,
  });
  await server.call('POST', paths.postLike(society, post.id), { token: people.newcomer, body: {} });
  const body = { title: 'Liked', content: 'By at least one.', show_likes: true, version: post.version };
  expect((await ask<Post>('PUT', paths.post(society, post.id), body)).likes).toBe(1);
});

test('a widget moved by somebody else does not stop others from moving', async () => {
  const make = () => ask<Widget>('POST', paths.widgets(society), slogan('Here.'));
  const [one, other] = [await make(), await make()];
  const down = ({ layout_config: at }: Widget, by: number) => ({ ...at, y: at.y + by });
  const move = (widget: Widget, by: number) =>
    server.call('PUT', paths.widget(widget.id), {
      token: people.president,
      body: { widget_id: widget.id, layout_config: down(widget, by), version: widget.version },
    });
  await move(one, 1);
  const replies = await Promise.all([move(one, 2), move(other, 2)]);
  expect(replies.map(({ status }) => status)).toEqual([409, 200]);
  expect((await widgetNow(one.id)).layout_config).toEqual(down(one, 1));
  expect((await widgetNow(other.id)).layout_config).toEqual(down(other, 2));
});

test('a layout is saved by calls that name each other, unless a widget was moved meanwhile', async () => {
  const make = () => ask<Widget>('POST', paths.widgets(society), slogan('There.'));
  const save = (widgets: Widget[], by: number) => {
    const placed = widgets.map(({ id, version, layout_config: at }) => ({
      widget_id: id,
      layout_config: { ...at, y: at.y + by },
      version,
    }));
    return Promise.all(
      placed.map((widget) =>
        server.call<{ current: Widget }>('PUT', paths.widget(widget.widget_id), {
          token: people.president,
          body: { ...widget, others: placed.filter((other) => other !== widget) },
        }),
      ),
    );
  };
  const seen = [await make(), await make(), await make()];
  expect((await save(seen, 1)).map(({ status }) => status)).toEqual([200, 200, 200]);
  const now = await Promise.all(seen.map(({ id }) => widgetNow(id)));
  const refused = await save(seen, 2);
  expect(refused.map(({ status }) => status)).toEqual([409, 409, 409]);
  expect(now).toContainEqual(refused[0]?.body.current);
  expect(await Promise.all(seen.map(({ id }) => widgetNow(id)))).toEqual(now);
  expect((await save(now, 2)).map(({ status }) => status)).toEqual([200, 200, 200]);
});

test('choosing stored themes does not change their version', async () => {
  const { all_themes: themes } = await page();
  for (const theme of [themes[1], themes[2], themes[1], themes[0]]) {
    expect(await ask('PUT', paths.updateTheme(society), { theme })).toEqual(theme);
  }
});

test('a new theme does not replace one that got its name meanwhile', async () => {
  const theme = { name: 'Spring', primary_color: '#505050', ...colors, version: 0 };
  const first = await ask<StoredTheme>('PUT', paths.updateTheme(society), { theme });
  const { status, body } = await server.call<{ current: StoredTheme }>('PUT', paths.updateTheme(society), {
    token: people.president,
    body: { theme: { ...theme, primary_color: '#606060' } },
  });
  expect([status, body.current]).toEqual([409, first]);
});

describe('a banner', () => {
  const send = async (version: string, width: number) => {
    const form = new FormData();
    form.set('version', version);
    form.set('banner', asBlob(await png(width, 300)), 'banner.png');
    return server.call<{ code: string; current: SocietyPage }>('PATCH', paths.society(society), {
      token: people.president,
      body: form,
    });
  };

  test('is stored only for the current version', async () => {
    const { version } = await page();
    expect((await send(String(version), 400)).status).toBe(200);
    const theirs = await page();
    const stored = await server.call('GET', theirs.banner ?? '');
    const { status, body } = await send(String(version), 500);
    expect([status, body.code, body.current]).toEqual([409, 'changed_meanwhile', theirs]);
    expect(await page()).toEqual(theirs);
    const still = await server.call('GET', theirs.banner ?? '');
    expect([still.status, still.headers.get('etag')]).toEqual([200, stored.headers.get('etag')]);
  });

  test('is refused with a version that is not a number', async () => {
    expect((await send('newest', 400)).status).toBe(400);
  });
});
