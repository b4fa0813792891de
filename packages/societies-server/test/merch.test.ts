import { describe, expect, test } from 'vitest';
import { paths, validation, type MerchBody, type MerchItem } from 'societies-contract';
import { withServer } from './harness.ts';
import { expectRefused, holderOf, otherSocieties, signInPeople, society, type Refused } from './people.ts';

const server = await withServer();
const people = await signInPeople(server);
const treasurer = await server.signIn(await holderOf(server, society, 'Treasurer'));

const draft: MerchBody = {
  name: 'Planisphere',
  description: 'Turn it to tonight.',
  category: 'Equipment',
  purchase_url: 'https://shop.example/planisphere?size=large#buy',
  price: 8.5,
};
const list = async (of: number = society) =>
  (await server.call<MerchItem[]>('GET', paths.merch(of), { token: people.newcomer })).body;
const chessItem = async () => (await list(otherSocieties.chess))[0]?.id ?? 0;

test('reading is 401, 404, and empty while merchandise is off', async () => {
  await expectRefused(server, { method: 'GET', path: paths.merch(society) });
  expect((await server.call('GET', paths.merch(9_999), { token: people.newcomer })).status).toBe(404);
  expect((await list()).find(({ name }) => name === 'Red torch')).toMatchObject({
    price: 9.5,
    category: 'Equipment',
  });
  expect(await list(otherSocieties.featuresOff)).toEqual([]);
});

test('pages of merchandise make up the whole list', async () => {
  const page = async (number: number, of: number = society) =>
    (
      await server.call<{ count: number; results: MerchItem[] }>(
        'GET',
        `${paths.merch(of)}?page=${number}&page_size=1`,
        { token: people.newcomer },
      )
    ).body;
  const items = await list();
  expect(items.length).toBeGreaterThan(2);
  const paged: MerchItem[] = [];
  for (let number = 1; number <= items.length; number += 1) {
    const { count, results } = await page(number);
    expect(count).toBe(items.length);
    paged.push(...results);
  }
  expect(paged).toEqual(items);
  expect(await page(1, otherSocieties.featuresOff)).toEqual({ count: 0, results: [] });
});

describe('writing', () => {
  test('is 403 without edit_merch in this society', async () => {
    const [item] = await list();
    const { newcomer, member, eventsOfficer, administrator, otherPresident } = people;
    for (const attempt of [
      { method: 'POST', path: paths.merch(society), body: draft },
      { method: 'PUT', path: paths.merchItem(society, item?.id ?? 0), body: draft },
      { method: 'DELETE', path: paths.merchItem(society, item?.id ?? 0) },
    ] as const) {
      await expectRefused(server, attempt, newcomer, member, eventsOfficer, administrator, otherPresident);
    }
  });

  test("is 404 for another society's item", async () => {
    const path = paths.merchItem(society, await chessItem());
    expect((await server.call('PUT', path, { token: treasurer, body: draft })).status).toBe(404);
    expect((await server.call('DELETE', path, { token: treasurer })).status).toBe(404);
  });

  test.each([
    ['name', '', validation.merch.nameRequired],
    ['description', ' ', validation.merch.descriptionRequired],
    ['category', undefined, validation.merch.categoryRequired],
    ['purchase_url', '', validation.merch.urlRequired],
    ['purchase_url', 'javascript:alert(1)', validation.merch.urlInvalid],
    ['purchase_url', 'https://', validation.merch.urlInvalid],
    ['price', 0, validation.merch.priceRange],
    ['price', 0.009, validation.merch.priceRange],
    ['price', undefined, validation.merch.priceRange],
  ] as const)('refuses %s %j with the specified text', async (field, value, text) => {
    const body = { ...draft, [field]: value };
    const refused = await server.call<Refused>('POST', paths.merch(society), { token: treasurer, body });
    expect([refused.status, refused.body.errors]).toEqual([400, { [field]: [text] }]);
  });

  test('creates with 201, updates with 200, deletes with 204', async () => {
    const created = await server.call<MerchItem>('POST', paths.merch(society), {
      token: treasurer,
      body: draft,
    });
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({ ...draft, society, image: null });
    const body = { ...draft, price: 0.01, name: 'Small planisphere' };
    const updated = await server.call<MerchItem>('PUT', paths.merchItem(society, created.body.id), {
      token: treasurer,
      body,
    });
    expect([updated.status, updated.body]).toEqual([200, { ...created.body, ...body, version: 2 }]);
    const gone = await server.call('DELETE', paths.merchItem(society, created.body.id), { token: treasurer });
    expect([gone.status, gone.body]).toEqual([204, '']);
    expect((await list()).map(({ id }) => id)).not.toContain(created.body.id);
  });

  test('is 409 while merchandise is switched off', async () => {
    const token = await server.signIn(await holderOf(server, otherSocieties.featuresOff, 'President'));
    const { status, body } = await server.call<Refused>('POST', paths.merch(otherSocieties.featuresOff), {
      token,
      body: draft,
    });
    expect([status, body.detail]).toEqual([409, 'Merchandise is disabled for this society']);
  });
});
