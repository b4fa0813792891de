import { describe, expect, test } from 'vitest';
import {
  societyLimits,
  themeLimits,
  paths,
  type FeatureOptions,
  type PatchSocietyReply,
  type Society,
  type SocietyPage,
  type StoredTheme,
} from 'societies-contract';
import { withServer } from './harness.ts';
import { expectRefused, holderOf, otherSocieties, signInPeople, society, type Refused } from './people.ts';
import { asBlob, png } from './sample-pictures.ts';

const server = await withServer();
const people = await signInPeople(server);

const read = async (id: number = society) =>
  (await server.call<SocietyPage>('GET', paths.society(id), { token: people.president })).body;
const listed = async (id: number = society) =>
  (await server.call<Society[]>('GET', paths.societies, { token: people.president })).body.find(
    (item) => item.id === id,
  );
const strangers = () => [
  people.newcomer,
  people.member,
  people.eventsOfficer,
  people.administrator,
  people.otherPresident,
];

describe('update_society', () => {
  const put = (body: unknown, token = people.president) =>
    server.call<SocietyPage & Refused>('PUT', paths.updateSociety(society), { token, body });

  test('is 403 without edit_society in this society', async () => {
    const before = await read();
    const body = { description: 'Taken over.' };
    await expectRefused(server, { method: 'PUT', path: paths.updateSociety(society), body }, ...strangers());
    expect(await read()).toEqual(before);
    expect(
      (await server.call('PUT', paths.updateSociety(9_999), { token: people.president, body })).status,
    ).toBe(404);
  });

  test.each([
    [{ name: 'Sky' }, 'name'],
    [{ name: 'x'.repeat(societyLimits.nameMax + 1) }, 'name'],
    [{ description: 'x'.repeat(societyLimits.descriptionMax + 1) }, 'description'],
    [{ category: 9_999 }, 'category'],
    [{ logo: 'https://example.org/logo.png' }, 'logo'],
    [{ member_count: 9_000 }, 'member_count'],
    [{ id: 2 }, 'id'],
    [{ theme: 1 }, 'theme'],
  ])('%j is refused', async (body, field) => {
    const { status, body: refused } = await put(body);
    expect([status, Object.keys(refused.errors ?? {})]).toEqual([400, [field]]);
  });

  test('changes the fields sent, in the list too', async () => {
    const before = await read();
    const categories = (
      await server.call<{ id: number; name: string }[]>('GET', paths.categories, { token: people.president })
    ).body;
    const games = categories.find(({ name }) => name === 'Games')?.id ?? 0;
    const count = async (category: number) =>
      (
        await server.call<{ count: number }>('GET', `${paths.societies}?page=1&category=${category}`, {
          token: people.president,
        })
      ).body.count;
    expect([await count(games), await count(before.category.id)]).toEqual([6, 6]);

    const { status, body } = await put({ name: '  Night   Sky ', description: 'Up.', category: games });
    expect(status).toBe(200);
    expect(body).toEqual({
      ...before,
      version: before.version + 1,
      name: 'Night Sky',
      description: 'Up.',
      category: { id: games, name: 'Games' },
    });
    expect(await listed()).toMatchObject({
      name: 'Night Sky',
      description: 'Up.',
      category: { name: 'Games' },
    });
    expect([await count(games), await count(before.category.id)]).toEqual([7, 5]);

    const back = { name: before.name, description: before.description, category: before.category.id };
    const restored = { ...before, version: before.version + 2 };
    expect((await put(back)).body).toEqual(restored);
    expect((await put({})).body).toEqual(restored);
  });

  test('refuses a taken name in any case', async () => {
    const { status, body } = await put({ name: 'chess  CLUB' });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([409, ['name']]);
    expect((await put({ name: 'astronomy society' })).status).toBe(200);
    await put({ name: 'Astronomy Society' });
  });
});

describe('PATCH', () => {
  const patch = (body: unknown, token = people.president) =>
    server.call<PatchSocietyReply & Refused>('PATCH', paths.society(society), { token, body });
  const form = (field: string, value: Blob | string) => {
    const data = new FormData();
    if (typeof value === 'string') data.set(field, value);
    else data.set(field, value, 'picture.png');
    return data;
  };

  test('is 403 without edit_society in this society', async () => {
    await expectRefused(
      server,
      { method: 'PATCH', path: paths.society(society), body: { description: '' } },
      ...strangers(),
    );
  });

  test('takes a description as JSON', async () => {
    const { description } = await read();
    const { status, body } = await patch({ description: 'Up, then further up.' });
    expect([status, body]).toEqual([200, { data: { description: 'Up, then further up.' } }]);
    expect((await read()).description).toBe('Up, then further up.');
    expect((await patch({ description: 7 })).status).toBe(400);
    expect((await patch({ name: 'Else' })).status).toBe(400);
    expect((await patch(undefined)).status).toBe(400);
    await patch({ description });
  });

  test.each(['banner', 'logo'] as const)(
    'stores a %s from a form, and removes it for an empty value',
    async (field) => {
      const { status, body } = await patch(form(field, asBlob(await png(400, 300))));
      expect(status).toBe(200);
      const url = body.data[field] ?? '';
      expect(url).toContain(`/societies/1/${field}s/`);
      expect((await read())[field]).toBe(url);
      const picture = await fetch(new URL(url, server.url));
      expect([picture.status, picture.headers.get('content-type')?.split('/')[0]]).toEqual([200, 'image']);

      const removed = await patch(form(field, ''));
      expect([removed.status, removed.body]).toEqual([200, { data: { [field]: null } }]);
      expect((await read())[field]).toBeNull();
      expect((await fetch(new URL(url, server.url))).ok).toBe(false);
    },
  );

  test('is 415 for a file that is not a picture', async () => {
    const { status } = await patch(form('banner', asBlob(new TextEncoder().encode('<svg/>'))));
    expect(status).toBe(415);
  });
});

describe('update_theme', () => {
  const put = (theme: unknown, token = people.president) =>
    server.call<StoredTheme & Refused>('PUT', paths.updateTheme(society), { token, body: { theme } });
  const colors = {
    primary_color: '#102030',
    secondary_color: '#203040',
    tertiary_color: '#fed',
    text_color: '#ffffff',
  };

  test('is 403 without edit_society in this society', async () => {
    await expectRefused(
      server,
      { method: 'PUT', path: paths.updateTheme(society), body: { theme: 1 } },
      ...strangers(),
    );
  });

  test("chooses a theme by id, and is 404 for another society's", async () => {
    const { all_themes: themes } = await read();
    const { status, body } = await put(themes[2]?.id);
    expect([status, body]).toEqual([200, themes[2]]);
    expect(themes[2]).toMatchObject((await read()).theme);
    expect(themes[2]).toMatchObject((await listed())?.theme ?? {});
    const other = (await read(otherSocieties.chess)).theme;
    expect((await put(other.id)).status).toBe(404);
    expect((await put({ ...other, ...colors, name: 'Stolen' })).status).toBe(404);
    expect((await read(otherSocieties.chess)).theme).toEqual(other);
    await put(themes[0]?.id);
  });

  test('stores a theme by name, and replaces one of that name', async () => {
    const before = (await read()).all_themes;
    const stored = await put({ name: 'Dawn', ...colors });
    expect([stored.status, stored.body]).toEqual([
      200,
      { id: stored.body.id, name: 'Dawn', ...colors, version: 1 },
    ]);
    const replaced = await put({ name: 'Dawn', ...colors, primary_color: '#000' });
    expect(replaced.body).toEqual({ ...stored.body, primary_color: '#000', version: 2 });
    const page = await read();
    expect(replaced.body).toMatchObject(page.theme);
    expect(page.all_themes).toEqual([...before, replaced.body]);
    await put(before[0]?.id);
  });

  test.each([
    [{ name: 'Bad', ...colors, primary_color: 'red' }],
    [{ name: 'Bad', ...colors, text_color: '#12345' }],
    [{ name: ' ', ...colors }],
    [{ name: 'x'.repeat(themeLimits.nameMax + 1), ...colors }],
    [{ name: 'Bad' }],
    ['1'],
  ])('%j is refused', async (theme) => {
    expect((await put(theme)).status).toBe(400);
  });
});

describe('feature options', () => {
  const version = expect.any(Number) as number;
  const all = { enable_posts: true, enable_events: true, enable_merch: true };
  const put = (body: unknown, token = people.president, option: number = society) =>
    server.call<FeatureOptions & Refused>('PUT', paths.featureOption(society, option), { token, body });

  test('can be read by anybody signed in', async () => {
    await expectRefused(server, { method: 'GET', path: paths.featureOptions(society) });
    const get = async (id: number) =>
      (await server.call<FeatureOptions>('GET', paths.featureOptions(id), { token: people.newcomer })).body;
    expect(await get(society)).toEqual({ id: society, ...all, version });
    expect(await get(otherSocieties.featuresOff)).toEqual({
      id: otherSocieties.featuresOff,
      enable_posts: false,
      enable_events: false,
      enable_merch: false,
      version,
    });
  });

  test('are 403 to switch without edit_society in this society', async () => {
    await expectRefused(
      server,
      { method: 'PUT', path: paths.featureOption(society, society), body: all },
      ...strangers(),
    );
    expect((await put(all, people.president, otherSocieties.chess)).status).toBe(404);
    expect((await put({ ...all, enable_posts: 'no' })).status).toBe(400);
    expect((await put({ enable_posts: false })).status).toBe(400);
    const { status, body } = await put({ ...all, enable_merch: false });
    expect([status, body]).toEqual([200, { id: society, ...all, enable_merch: false, version }]);
    const merch = await server.call('GET', paths.merch(society), { token: people.newcomer });
    expect(merch.body).toEqual([]);
    await put(all);
  });

  test('show everything again when switched on', async () => {
    const id = otherSocieties.chess;
    const token = await server.signIn(await holderOf(server, id, 'President'));
    const posts = async () => (await server.call<unknown[]>('GET', paths.posts(id), { token })).body;
    const before = await posts();
    expect(before.length).toBeGreaterThan(0);
    await server.call('PUT', paths.featureOption(id, id), { token, body: { ...all, enable_posts: false } });
    expect(await posts()).toEqual([]);
    await server.call('PUT', paths.featureOption(id, id), { token, body: all });
    expect(await posts()).toEqual(before);
  });
});
