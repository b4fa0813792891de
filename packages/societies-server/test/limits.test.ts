import { describe, expect, test } from 'vitest';
import {
  roleLimits,
  societyRequestLimits,
  themeLimits,
  widgetLimits,
  paths,
  validation,
  type LayoutConfig,
  type Role,
  type SocietyPage,
  type SocietyRequest,
  type Theme,
  type Widget,
  tooMany,
} from 'societies-contract';
import { demo, withServer } from './harness.ts';
import { otherSocieties, signInPeople, society, type Refused } from './people.ts';

const server = await withServer();
const people = await signInPeople(server);

const together = <Result>(count: number, work: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));
const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).sort();

describe('requests', () => {
  const ask = (token: string, user: string, name: string) =>
    server.call<SocietyRequest & Refused>('POST', paths.societyRequests, {
      token,
      body: { name, proposal: 'We would like to do this together.', category: 1, user },
    });

  test('at most three of a student are pending, also when sent at once, until one is decided', async () => {
    const most = societyRequestLimits.pendingMax;
    const answers = await together(most + 3, (index) => ask(people.newcomer, demo.newcomer, `Club ${index}`));
    expect(statuses(answers)).toEqual([201, 201, 201, 409, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toEqual({
      detail: tooMany.requests(societyRequestLimits.pendingMax),
      code: 'too_many_requests_pending',
    });
    expect((await ask(people.member, demo.member, 'Another student')).status).toBe(201);
    const first = answers.find(({ status }) => status === 201)?.body.id ?? 0;
    await server.call('POST', paths.rejectRequest(first), { token: people.administrator, body: {} });
    expect((await ask(people.newcomer, demo.newcomer, 'Club again')).status).toBe(201);
    expect((await ask(people.newcomer, demo.newcomer, 'One too many')).status).toBe(409);
  });
});

test('a society has at most twenty roles, also when created at once', async () => {
  const token = people.president;
  const list = async () => (await server.call<Role[]>('GET', paths.roles(society), { token })).body;
  const before = await list();
  const room = roleLimits.perSociety - before.length;
  const answers = await together(room + 2, (index) =>
    server.call<Role & Refused>('POST', paths.roles(society), {
      token,
      body: { name: `Officer ${index}`, society },
    }),
  );
  expect(statuses(answers)).toEqual([...Array<number>(room).fill(201), 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toEqual({
    detail: tooMany.roles(roleLimits.perSociety),
    code: 'limit_reached',
  });
  expect(await list()).toHaveLength(roleLimits.perSociety);
});

describe('themes', () => {
  const colors = {
    primary_color: '#102030',
    secondary_color: '#203040',
    tertiary_color: '#ffeedd',
    text_color: '#ffffff',
  };
  const put = (theme: unknown) =>
    server.call<Theme & Refused>('PUT', paths.updateTheme(society), {
      token: people.president,
      body: { theme },
    });
  const themes = async () =>
    (await server.call<SocietyPage>('GET', paths.society(society), { token: people.newcomer })).body
      .all_themes;

  test('a society has at most twelve, also when stored at once, and those can change', async () => {
    const room = themeLimits.perSociety - (await themes()).length;
    const answers = await together(room + 2, (index) => put({ name: `Shade ${index}`, ...colors }));
    expect(statuses(answers)).toEqual([...Array<number>(room).fill(200), 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toEqual({
      detail: tooMany.themes(themeLimits.perSociety),
      code: 'limit_reached',
    });
    expect(await themes()).toHaveLength(themeLimits.perSociety);
  });

  test('older themes above the limit can be chosen and changed', async () => {
    await server.database
      .insertInto('themes')
      .values({ society_id: society, name: 'From before', ...colors })
      .execute();
    expect((await put({ name: 'From before', ...colors, primary_color: '#000000' })).status).toBe(200);
    const all = await themes();
    expect(all).toHaveLength(themeLimits.perSociety + 1);
    expect((await put(all[0]?.id)).status).toBe(200);
    expect((await put({ name: 'Newer', ...colors })).status).toBe(409);
  });
});

describe('the home page', () => {
  const of = otherSocieties.chess;
  const list = async () =>
    (await server.call<Widget[]>('GET', paths.widgets(of), { token: people.newcomer })).body;
  const slogan = (layout_config: LayoutConfig) => ({
    content_type: 'slogan',
    content: { text: 'Check.' },
    layout_config,
  });
  const add = (layout: LayoutConfig) =>
    server.call<Widget & Refused>('POST', paths.widgets(of), {
      token: people.otherPresident,
      body: slogan(layout),
    });
  const put = (id: number, body: unknown) =>
    server.call<Widget & Refused>('PUT', paths.widget(id), { token: people.otherPresident, body });
  const place = (x: number, y: number, w = 1, h = 1) => ({ x, y, w, h });
  const overlaps = [400, { layout_config: [validation.widget.overlap] }];

  test('refuses an overlapping widget: new, moved, grown, or two at once', async () => {
    const one = (await add(place(0, 50, 2, 2))).body;
    for (const layout of [place(0, 50), place(1, 51), place(0, 49, 1, 2)]) {
      const { status, body } = await add(layout);
      expect([status, body.errors]).toEqual(overlaps);
    }
    const two = (await add(place(2, 50))).body;
    for (const body of [
      { widget_id: two.id, layout_config: place(1, 50) },
      { id: two.id, ...slogan(place(1, 51, 2, 1)) },
    ]) {
      const refused = await put(two.id, body);
      expect([refused.status, refused.body.errors]).toEqual(overlaps);
    }
    // Where it stands already, and where nobody is.
    expect((await put(one.id, { id: one.id, ...slogan(place(0, 50, 2, 2)) })).status).toBe(200);
    expect((await put(two.id, { widget_id: two.id, layout_config: place(2, 51) })).status).toBe(200);
    expect(statuses(await together(3, () => add(place(0, 60))))).toEqual([201, 400, 400]);
  });

  test('swaps two widgets when each call names the other, in any order', async () => {
    const [one, two] = await Promise.all([add(place(0, 70)), add(place(1, 70, 2, 1))]);
    const a = { widget_id: one.body.id, layout_config: place(2, 70) };
    const b = { widget_id: two.body.id, layout_config: place(0, 70, 2, 1) };
    expect((await put(a.widget_id, a)).status).toBe(400);
    const answers = await Promise.all([
      put(a.widget_id, { ...a, others: [b] }),
      put(b.widget_id, { ...b, others: [a] }),
    ]);
    expect(statuses(answers)).toEqual([200, 200]);
    const places = new Map((await list()).map(({ id, layout_config }) => [id, layout_config]));
    expect([places.get(a.widget_id), places.get(b.widget_id)]).toEqual([a.layout_config, b.layout_config]);
  });

  test('moves several widgets as a whole or not at all', async () => {
    const [one, two] = await Promise.all([add(place(0, 80)), add(place(1, 80))]);
    const before = await list();
    const far = { widget_id: one.body.id, layout_config: place(0, 81) };
    const [foreign] = (await server.call<Widget[]>('GET', paths.widgets(society), { token: people.newcomer }))
      .body;
    for (const [others, status] of [
      [[{ widget_id: two.body.id, layout_config: place(0, 81) }], 400],
      [[{ widget_id: two.body.id, layout_config: place(2, 80, 2, 1) }], 400],
      [[far], 400],
      [[{ widget_id: foreign?.id, layout_config: place(2, 90) }], 404],
    ] as const) {
      expect((await put(one.body.id, { ...far, others })).status).toBe(status);
    }
    expect(await list()).toEqual(before);
  });

  test('shows old overlaps, which can be changed and corrected', async () => {
    const { id } = await server.database
      .insertInto('widgets')
      .values({ society_id: of, content_type: 'slogan', slogan: 'Under it all', ...place(0, 50, 2, 2) })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect((await list()).map((widget) => widget.id)).toContain(id);
    expect((await put(id, { id, ...slogan(place(0, 50, 2, 2)) })).status).toBe(200);
    expect((await put(id, { widget_id: id, layout_config: place(0, 90) })).status).toBe(200);
  });

  test('ignores hidden widgets when checking overlaps', async () => {
    const token = people.otherPresident;
    const features = { enable_posts: true, enable_events: true, enable_merch: true };
    const set = (body: object) => server.call('PUT', paths.featureOption(of, of), { token, body });
    const event = (await list()).find(({ content_type: type }) => type === 'events');
    if (!event) throw new Error('The chess club shows no event.');
    expect((await add(event.layout_config)).status).toBe(400);
    await set({ ...features, enable_events: false });
    expect((await add(event.layout_config)).status).toBe(201);
    await set(features);
    expect((await list()).map(({ id }) => id)).toContain(event.id);
  });

  test('has at most forty widgets, also when added at once', async () => {
    const { length } = await list();
    const room = widgetLimits.perSociety - length;
    const answers = await together(room + 2, (index) => add(place(index % 3, 100 + index)));
    expect(statuses(answers)).toEqual([...Array<number>(room).fill(201), 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toEqual({
      detail: tooMany.widgets(widgetLimits.perSociety),
      code: 'limit_reached',
    });
    const [first] = await list();
    expect(
      (await server.call('DELETE', paths.widget(first?.id ?? 0), { token: people.otherPresident })).status,
    ).toBe(204);
    expect((await add(place(0, 200))).status).toBe(201);
  });
});
