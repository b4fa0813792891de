import { sql } from 'kysely';
import {
  affiliationLimits,
  affiliationTemplate,
  documentLimits,
  paths,
  type AffiliationRoundBody,
  type HistoryPage,
  type ListedAffiliationRound,
  type NoticesReply,
} from 'societies-contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { affiliationCalls, encryptedPdf, everyKind, item, itemIn, pdf, roundDraft } from './affiliations.ts';
import { forgetRemovals } from '../src/history/removals.ts';
import { removeUnused } from '../src/platform/storage/unused-pictures.ts';
import { inDays } from './event-draft.ts';
import { demo, withServer } from './harness.ts';
import { mailsTo } from './mailed.ts';
import { expectRefused, holderOf, otherSocieties, signInPeople, society, type Refused } from './people.ts';

const server = await withServer();
const { database } = server;
const people = await signInPeople(server);
/** On the committee, without edit_society. */
const officer = people.eventsOfficer;
const calls = affiliationCalls(server, people.administrator);
const { chess } = otherSocieties;

let round: ListedAffiliationRound;
beforeEach(async () => {
  for (const { id } of await database.selectFrom('affiliation_rounds').select('id').execute())
    await calls.deleteRound(id);
  await database.deleteFrom('notifications').execute();
  await database.deleteFrom('mails').execute();
  await database.deleteFrom('history').execute();
  const created = await calls.createRound();
  expect(created.status).toBe(201);
  round = created.body;
});

const noticesOf = async (token: string) =>
  (await server.call<NoticesReply>('GET', paths.notifications, { token })).body.results.filter(
    ({ kind }) => kind === 'affiliation',
  );
const historyOf = async (path: string, token: string) =>
  (await server.call<HistoryPage>('GET', `${path}?page=1`, { token })).body.results;
const storedDocuments = async () =>
  (await database.selectFrom('storage_objects').select('key').where('bucket', '=', 'documents').execute())
    .length;

describe('rounds', () => {
  test('are made with what their items ask for, listed the latest first, changed and deleted', async () => {
    expect(round).toMatchObject({ name: 'Affiliation 2026/27', version: 1, begun: 0 });
    expect(round.items[3]).toEqual({
      id: 'committee',
      kind: 'roles_filled',
      label: 'About committee',
      help: '',
      required: true,
      roles: ['President', 'events officer'],
    });
    const { body: older } = await calls.createRound({
      name: 'Last year',
      opens_at: inDays(-370),
      due_at: inDays(-340),
      items: [item('m', 'members', { min: 3, roles: ['None'] })],
    });
    expect(older.items).toEqual([{ ...item('m', 'members'), help: '', required: true, min: 3 }]);
    const list = async () =>
      (
        await server.call<ListedAffiliationRound[]>('GET', paths.affiliationRounds, {
          token: people.administrator,
        })
      ).body.map(({ name }) => name);
    expect(await list()).toEqual(['Affiliation 2026/27', 'Last year']);
    const { body: changed } = await calls.changeRound(older.id, roundDraft({ name: 'Two years ago' }));
    expect(changed).toMatchObject({ name: 'Two years ago', version: 2 });
    expect((await calls.deleteRound(older.id)).status).toBe(204);
    expect((await calls.deleteRound(older.id)).status).toBe(404);
    expect(await list()).toEqual(['Affiliation 2026/27']);
    const entries = await historyOf(paths.adminHistory, people.administrator);
    expect(entries.map(({ action, subject }) => [action, subject.name])).toEqual([
      ['round.deleted', 'Two years ago'],
      ['round.changed', 'Two years ago'],
      ['round.created', 'Last year'],
      ['round.created', 'Affiliation 2026/27'],
    ]);
  });

  test('are offered as a template in each language, which is accepted as it is', async () => {
    for (const items of Object.values(affiliationTemplate)) {
      const { status, body } = await calls.createRound({ items: [...items] });
      expect([status, body.items.length]).toEqual([201, items.length]);
    }
  });

  test.each<[string, Partial<AffiliationRoundBody>, string]>([
    ['that is due before it opens', { due_at: inDays(-6) }, 'due_at'],
    ['without a name', { name: ' ' }, 'name'],
    ['without items', { items: [] }, 'items'],
    [
      'with 31 items',
      { items: Array.from({ length: affiliationLimits.itemsMax + 1 }, (_, at) => item(`i${at}`, 'text')) },
      'items',
    ],
    ['with the same id twice', { items: [item('a', 'text'), item('a', 'office')] }, 'items.1.id'],
    ['with an id that is no word', { items: [item('a b', 'text')] }, 'items.0.id'],
    ['that counts nothing', { items: [item('a', 'members')] }, 'items.0.min'],
    ['that asks for no role', { items: [item('a', 'roles_filled')] }, 'items.0.roles'],
    ['of a kind that is none', { items: [{ ...item('a', 'text'), kind: 'poem' as never }] }, 'items.0.kind'],
  ])('%s is refused at its field', async (_, more, field) => {
    const { status, body } = await calls.createRound(more);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [field]]);
  });

  test('changed by somebody else since are 409 with the round as it is now', async () => {
    const draft = roundDraft({ name: 'One', version: round.version });
    expect((await calls.changeRound(round.id, draft)).status).toBe(200);
    const late = await calls.changeRound(round.id, { ...draft, name: 'Other' });
    expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile']);
    expect(late.body).toMatchObject({ current: { name: 'One', version: 2 } });
  });

  test('keep what was answered to the items that stay, also after handing in', async () => {
    await calls.fillAndHandIn(society, people.president);
    const items = [
      item('extra', 'text'),
      { ...item('newcomers', 'text'), label: 'Reworded' },
      item('constitution', 'document'),
      item('code', 'office'),
    ];
    const { body: changed } = await calls.changeRound(round.id, roundDraft({ items }));
    expect(changed.begun).toBe(1);
    const { body } = await calls.read(society, people.president);
    expect(body.state).toBe('handed_in');
    expect(body.items.map(({ id, done }) => [id, done])).toEqual([
      ['extra', false],
      ['newcomers', true],
      ['constitution', true],
      // A confirmation that has become a tick of the office.
      ['code', true],
    ]);
    expect((await calls.askChanges(society, { message: 'One more, please.' })).status).toBe(200);
    expect((await calls.handIn(society, people.president)).body.items?.map(({ id }) => id)).toEqual([
      'extra',
    ]);
    await calls.changeRound(round.id, roundDraft());
    expect(itemIn((await calls.read(society, people.president)).body, 'code')).toMatchObject({ value: true });
  });

  test('take the documents with them', async () => {
    const before = await storedDocuments();
    await calls.upload(society, people.president, 'constitution');
    expect(await storedDocuments()).toBe(before + 1);
    await calls.deleteRound(round.id);
    expect(await storedDocuments()).toBe(before);
    expect((await calls.read(society, people.president)).body).toMatchObject({ round: null, items: [] });
    for (const attempt of [
      await calls.put(society, people.president, { code: true }),
      await calls.handIn(society, people.president),
      await calls.accept(society),
      await calls.remind('not_started'),
    ])
      expect([attempt.status, attempt.body.code]).toEqual([409, 'no_round']);
    expect((await calls.table()).body).toMatchObject({ round: null, count: 0, results: [] });
  });
});

describe('a checklist', () => {
  test('begins empty, with what the server counts', async () => {
    const { status, body } = await calls.read(society, people.president);
    expect(status).toBe(200);
    expect(body).toMatchObject({ state: 'not_started', version: 0, steps: [], accepted_before: null });
    expect(body.round).toEqual({
      id: round.id,
      name: round.name,
      opens_at: round.opens_at,
      due_at: round.due_at,
      items: round.items,
      version: 1,
    });
    expect(body.items.map(({ id, done }) => [id, done])).toEqual([
      ['code', false],
      ['newcomers', false],
      ['constitution', false],
      ['committee', true],
      ['members', true],
      ['events', true],
      ['training', false],
      ['wishes', false],
    ]);
    const { member_count: members } = await database
      .selectFrom('societies')
      .select('member_count')
      .where('id', '=', society)
      .executeTakeFirstOrThrow();
    expect(itemIn(body, 'members')?.value).toBe(members);
    const holders = itemIn(body, 'committee')?.roles;
    expect(holders?.map(({ name }) => name)).toEqual(['President', 'events officer']);
    expect(holders?.every(({ holder }) => holder !== null)).toBe(true);
  });

  test('counts events that took place since the round before was due, and names roles that nobody holds', async () => {
    const counted = async () => itemIn((await calls.read(society, people.president)).body, 'events')?.value;
    const since = async (days: number) =>
      (
        await database
          .selectFrom('events')
          .select(sql<number>`count(*)::integer`.as('count'))
          .where('society_id', '=', society)
          .where('cancelled_at', 'is', null)
          .where('starts_at', '<=', new Date())
          .where('starts_at', '>', new Date(inDays(-days)))
          .executeTakeFirstOrThrow()
      ).count;
    expect(await counted()).toBe(await since(370));
    await calls.createRound({ name: 'Before', opens_at: inDays(-60), due_at: inDays(-30) });
    expect(await counted()).toBe(await since(30));
    await calls.changeRound(
      round.id,
      roundDraft({ items: [item('c', 'roles_filled', { roles: ['Jester'] })] }),
    );
    expect(itemIn((await calls.read(society, people.president)).body, 'c')).toMatchObject({
      done: false,
      roles: [{ name: 'Jester', holder: null }],
    });
  });

  test('stores answers by item, with who gave them and when, and takes them back', async () => {
    const { status, body } = await calls.put(
      society,
      people.president,
      { code: true, newcomers: '  Tea.  ' },
      0,
    );
    expect([status, body.state, body.version]).toEqual([200, 'in_progress', 1]);
    expect(itemIn(body, 'code')).toMatchObject({ done: true, value: true, by: expect.any(String) as string });
    expect(itemIn(body, 'newcomers')).toMatchObject({ done: true, value: 'Tea.' });
    const { body: less } = await calls.put(society, people.president, { newcomers: null, code: false });
    expect(itemIn(less, 'newcomers')).toMatchObject({ done: false, value: null, at: null, by: null });
    expect(itemIn(less, 'code')).toMatchObject({ done: false, value: false });
    expect(
      itemIn((await calls.put(society, people.president, { newcomers: ' ' })).body, 'newcomers')?.value,
    ).toBe(null);
  });

  test('written by two officers at once is 409 for the second, with what the first wrote', async () => {
    await calls.put(society, people.president, { newcomers: 'First.' }, 0);
    const late = await calls.put(society, people.president, { newcomers: 'Second.' }, 0);
    expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile']);
    expect(late.body.current && itemIn(late.body.current, 'newcomers')?.value).toBe('First.');
    expect(itemIn((await calls.read(society, people.president)).body, 'newcomers')?.value).toBe('First.');
  });

  test.each([
    ['an item that is not asked for', { nothing: true }, 'items.nothing'],
    ['what is counted', { members: true }, 'items.members'],
    ['what the office ticks', { training: true }, 'items.training'],
    ['a document', { constitution: 'x' }, 'items.constitution'],
    ['a statement with a text', { code: 'yes' }, 'items.code'],
    ['a text with a confirmation', { newcomers: true }, 'items.newcomers'],
    ['a text that is too long', { newcomers: 'x'.repeat(affiliationLimits.textMax + 1) }, 'items.newcomers'],
  ])('refuses an answer to %s', async (_, items, field) => {
    const { status, body } = await calls.put(society, people.president, items);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [field]]);
    expect((await calls.read(society, people.president)).body.state).toBe('not_started');
  });

  test('is read by the committee and administrators, and written with edit_society', async () => {
    expect((await calls.read(society, officer)).status).toBe(200);
    expect((await calls.read(society, people.administrator)).status).toBe(200);
    const strangers = [people.member, people.newcomer, people.otherPresident];
    await expectRefused(server, { method: 'GET', path: paths.affiliation(society) }, ...strangers);
    const body = { items: { code: true } };
    await expectRefused(
      server,
      { method: 'PUT', path: paths.affiliation(society), body },
      ...strangers,
      officer,
      people.administrator,
    );
    await expectRefused(
      server,
      { method: 'POST', path: paths.handInAffiliation(society), body: {} },
      ...strangers,
      officer,
      people.administrator,
    );
  });

  test('of another round is read by its id', async () => {
    const { body: older } = await calls.createRound({ opens_at: inDays(-90), due_at: inDays(-60) });
    const { body } = await calls.read(society, people.president, `?round=${older.id}`);
    expect([body.round?.id, body.state]).toEqual([older.id, 'overdue']);
    expect((await calls.read(society, people.president, '?round=99999')).status).toBe(404);
    expect((await calls.read(society, people.president)).body.round?.id).toBe(round.id);
  });

  test('of a round that has not opened is not shown', async () => {
    await calls.createRound({ name: 'Next year', opens_at: inDays(300), due_at: inDays(330) });
    expect((await calls.read(society, people.president)).body.round?.id).toBe(round.id);
  });
});

describe('a document', () => {
  const document = (id = society, which = 'constitution') => paths.affiliationDocument(id, which);

  test('is stored, shown in the checklist, and served as an attachment to its committee and administrators', async () => {
    const { status, body } = await calls.upload(society, people.president, 'constitution');
    expect([status, body.name, body.size]).toEqual([201, 'constitution-2026.pdf', pdf().length]);
    const read = (await calls.read(society, people.president)).body;
    expect(read.state).toBe('in_progress');
    expect(itemIn(read, 'constitution')).toMatchObject({ done: true, document: body });
    for (const token of [people.president, officer, people.administrator]) {
      const served = await server.call<string>('GET', document(), { token });
      expect([served.status, served.body]).toEqual([200, pdf()]);
      expect(served.headers.get('content-type')).toBe('application/pdf');
      expect(served.headers.get('content-disposition')).toBe(
        "attachment; filename*=UTF-8''constitution-2026.pdf",
      );
      expect(served.headers.get('cache-control')).toBe('no-store');
      expect(served.headers.get('x-content-type-options')).toBe('nosniff');
    }
    const strangers = [people.member, people.newcomer, people.otherPresident];
    await expectRefused(server, { method: 'GET', path: document() }, ...strangers);
    await expectRefused(
      server,
      { method: 'DELETE', path: document() },
      ...strangers,
      officer,
      people.administrator,
    );
    await expectRefused(
      server,
      { method: 'POST', path: document() },
      ...strangers,
      officer,
      people.administrator,
    );
  });

  test('has no address in the public storage', async () => {
    await calls.upload(society, people.president, 'constitution');
    const { key } = await database
      .selectFrom('storage_objects')
      .select('key')
      .where('bucket', '=', 'documents')
      .executeTakeFirstOrThrow();
    for (const bucket of ['documents', 'societies', 'users'])
      for (const way of ['public', 'authenticated', 'info'])
        for (const token of [undefined, people.president, people.administrator]) {
          const answer = await server.call<unknown>('GET', `/storage/v1/object/${way}/${bucket}/${key}`, {
            token,
          });
          expect([bucket, way, answer.status]).toEqual([bucket, way, expect.not.stringContaining('2')]);
          expect(answer.status).toBeGreaterThanOrEqual(400);
        }
    const list = await server.call<unknown>('POST', '/storage/v1/object/list/documents', {
      token: people.president,
      body: { prefix: `societies/${society}/affiliation` },
    });
    expect(list.status).toBeGreaterThanOrEqual(400);
  });

  test('takes the place of the one before, which is deleted', async () => {
    const before = await storedDocuments();
    await calls.upload(society, people.president, 'constitution');
    const { body } = await calls.upload(
      society,
      people.president,
      'constitution',
      pdf('New'),
      '../Ä\u202E*new.PDF',
    );
    expect(body.name).toBe('Änew.pdf');
    expect(await storedDocuments()).toBe(before + 1);
    const served = await server.call<string>('GET', document(), { token: people.president });
    expect(served.body).toBe(pdf('New'));
    expect((await server.call('DELETE', document(), { token: people.president })).status).toBe(204);
    expect((await server.call('DELETE', document(), { token: people.president })).status).toBe(404);
    expect((await server.call('GET', document(), { token: people.president })).status).toBe(404);
    expect(await storedDocuments()).toBe(before);
  });

  test.each<[string, string | Uint8Array<ArrayBuffer>, number, string]>([
    ['a picture', '\u0089PNG\r\n\u001a\n', 415, 'not_a_pdf'],
    ['a page that is called a PDF', '<!doctype html><title>%PDF-1.4 %%EOF</title>', 415, 'not_a_pdf'],
    ['a PDF that is cut short', pdf().slice(0, 80), 415, 'not_a_pdf'],
    ['an encrypted PDF', encryptedPdf, 400, 'encrypted'],
    ['an encrypted PDF that hides it', encryptedPdf.replace('/Encrypt', '/#45ncrypt'), 400, 'encrypted'],
    ['nothing', '', 400, 'invalid'],
    ['11 MiB', `${pdf()}${' '.repeat(11 * 1_048_576)}`, 413, 'too_large'],
  ])('that is %s is refused with a reason, and nothing is stored', async (_, bytes, status, code) => {
    const before = await storedDocuments();
    const answer = await calls.upload(society, people.president, 'constitution', bytes);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(answer.body.detail.length).toBeGreaterThan(10);
    expect(await storedDocuments()).toBe(before);
    expect((await calls.read(society, people.president)).body.state).toBe('not_started');
  });

  test('may say Encrypt on a page, and have up to 10 MiB', async () => {
    const said = pdf().replace('xref', 'stream\n/Encrypt 9 0 R\nendstream\nxref');
    expect((await calls.upload(society, people.president, 'constitution', said)).status).toBe(201);
    const filled = pdf(`${'x'.repeat(documentLimits.maxBytes - pdf('').length)}`);
    expect(filled.length).toBe(documentLimits.maxBytes);
    expect((await calls.upload(society, people.president, 'constitution', filled)).status).toBe(201);
  });

  test('is not taken for an item that asks for none', async () => {
    for (const id of ['code', 'training', 'nothing', '__proto__'])
      expect((await calls.upload(society, people.president, id)).status).toBe(404);
  });
});

describe('handing in', () => {
  test('is 409 incomplete with the items while something that is required is missing', async () => {
    await calls.put(society, people.president, { code: true });
    const { status, body } = await calls.handIn(society, people.president);
    expect([status, body.code]).toEqual([409, 'incomplete']);
    expect(body.items?.map(({ id }) => id)).toEqual(['newcomers', 'constitution']);
    expect(Object.keys(body.errors ?? {})).toEqual(['items.newcomers', 'items.constitution']);
  });

  test('is done once, waits for nobody at the office, and nothing is changed until an administrator has decided', async () => {
    const body = await calls.fillAndHandIn(society, people.president);
    expect(body).toMatchObject({ state: 'handed_in', steps: [{ state: 'handed_in' }] });
    for (const attempt of [
      await calls.handIn(society, people.president),
      await calls.put(society, people.president, { newcomers: 'Later.' }),
      await calls.upload(society, people.president, 'constitution'),
      await server.call<Refused>('DELETE', paths.affiliationDocument(society, 'constitution'), {
        token: people.president,
      }),
    ])
      expect([attempt.status, attempt.body.code]).toEqual([409, 'handed_in']);
    const [entry] = await historyOf(paths.societyHistory(society), people.president);
    expect(entry).toMatchObject({ action: 'affiliation.handed_in', subject: { name: round.name } });
  });

  test('is possible after the round was due', async () => {
    await calls.changeRound(round.id, roundDraft({ opens_at: inDays(-20), due_at: inDays(-2) }));
    expect((await calls.read(society, people.president)).body.state).toBe('overdue');
    await calls.put(society, people.president, { code: true });
    expect((await calls.read(society, people.president)).body.state).toBe('overdue');
    expect((await calls.fillAndHandIn(society, people.president)).state).toBe('handed_in');
  });
});

describe('an administrator', () => {
  test('accepts, once, and the committee is told in its language', async () => {
    await calls.fillAndHandIn(society, people.president);
    const { status, body } = await calls.accept(society);
    expect([status, body.state]).toEqual([200, 'accepted']);
    expect(body.steps.map(({ state }) => state)).toEqual(['accepted', 'handed_in']);
    const twice = await calls.accept(society);
    expect([twice.status, twice.body.code]).toEqual([409, 'not_handed_in']);
    expect((await calls.askChanges(society, { message: 'No.' })).body.code).toBe('not_handed_in');
    for (const token of [people.president, officer])
      expect(await noticesOf(token)).toMatchObject([
        { title: 'Astronomy Society is affiliated', href: `/societies/${society}/dashboard/affiliation` },
      ]);
    expect(await noticesOf(people.member)).toEqual([]);
    const { email } = await database
      .selectFrom('users')
      .select('email')
      .where('university_id', '=', demo.president)
      .executeTakeFirstOrThrow();
    expect(await mailsTo(server, email)).toHaveLength(1);
    const { body: german } = await server.call<NoticesReply>('GET', paths.notifications, {
      token: people.president,
      headers: { 'accept-language': 'de' },
    });
    expect(german.results[0]?.title).toBe('Astronomy Society ist anerkannt');
  });

  test('asks for changes by item and by message, and what is commented is to be answered anew', async () => {
    await calls.fillAndHandIn(society, people.president);
    const asked = await calls.askChanges(society, {
      items: { constitution: 'It is last year’s.', members: 'Well done.' },
      message: 'Nearly there.',
    });
    expect([asked.status, asked.body.state]).toEqual([200, 'changes_asked']);
    const { body } = await calls.read(society, people.president);
    expect(body.steps[0]).toMatchObject({ state: 'changes_asked', text: 'Nearly there.' });
    expect(itemIn(body, 'constitution')).toMatchObject({ done: false, comment: 'It is last year’s.' });
    // What is counted is not answered.
    expect(itemIn(body, 'members')).toMatchObject({ done: true, comment: 'Well done.' });
    expect(await noticesOf(officer)).toMatchObject([
      { text: expect.stringContaining('Nearly there.') as string },
    ]);
    expect((await calls.handIn(society, people.president)).body.items?.map(({ id }) => id)).toEqual([
      'constitution',
    ]);
    await calls.upload(society, people.president, 'constitution', pdf('New'));
    expect((await calls.read(society, people.president)).body.state).toBe('changes_asked');
    expect((await calls.handIn(society, people.president)).body.state).toBe('handed_in');
    const { body: accepted } = await calls.accept(society);
    expect(itemIn(accepted, 'constitution')?.comment).toBeNull();
  });

  test('does not ask for changes without a word, about nothing, or of what is not handed in', async () => {
    expect((await calls.askChanges(society, { message: 'x' })).body.code).toBe('not_handed_in');
    await calls.fillAndHandIn(society, people.president);
    const silent = await calls.askChanges(society, { items: {}, message: ' ' });
    expect([silent.status, Object.keys(silent.body.errors ?? {})]).toEqual([400, ['message']]);
    const unknown = await calls.askChanges(society, { items: { nothing: 'Why?' } });
    expect([unknown.status, Object.keys(unknown.body.errors ?? {})]).toEqual([400, ['items.nothing']]);
    const blank = await calls.askChanges(society, { items: { code: ' ' } });
    expect([blank.status, Object.keys(blank.body.errors ?? {})]).toEqual([400, ['items.code']]);
    expect((await calls.read(society, people.president)).body.state).toBe('handed_in');
  });

  test('decides about the version that was read', async () => {
    const { version } = await calls.fillAndHandIn(society, people.president);
    const late = await calls.accept(society, { version: version - 1 });
    expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile']);
    expect((await calls.accept(society, { version })).status).toBe(200);
  });

  test('ticks items of the office, and nothing else', async () => {
    const { status, body } = await calls.tick(society, 'training', true);
    expect([status, body.state, body.version]).toEqual([200, 'not_started', 0]);
    expect(itemIn(body, 'training')).toMatchObject({ done: true, value: true });
    expect(itemIn((await calls.tick(society, 'training', true)).body, 'training')?.done).toBe(true);
    expect(itemIn((await calls.tick(society, 'training', false)).body, 'training')?.done).toBe(false);
    for (const id of ['code', 'members', 'nothing'])
      expect((await calls.tick(society, id, true)).status).toBe(404);
    const entries = await historyOf(paths.societyHistory(society), people.president);
    expect(entries.map(({ action, after }) => [action, after?.done])).toEqual([
      ['affiliation.ticked', false],
      ['affiliation.ticked', true],
    ]);
  });

  test('reads a table with counts, filtered, searched, sorted and by page', async () => {
    await calls.fillAndHandIn(society, people.president);
    await calls.put(chess, people.otherPresident, { code: true });
    const { body } = await calls.table('?page=1&page_size=2');
    expect(body.round?.id).toBe(round.id);
    expect(body.count).toBe(48);
    expect(body.counts).toEqual({
      not_started: 46,
      in_progress: 1,
      handed_in: 1,
      changes_asked: 0,
      accepted: 0,
      overdue: 0,
    });
    expect(body.results.map(({ society: { id }, state }) => [id, state])).toEqual([
      [society, 'handed_in'],
      [chess, 'in_progress'],
    ]);
    expect(body.results[0]).toMatchObject({
      done: 6,
      total: everyKind.length,
      handed_in_at: expect.any(String) as string,
      handed_in_by: expect.any(String) as string,
      accepted_at: null,
    });
    const filtered = (await calls.table('?state=in_progress')).body;
    expect([filtered.count, filtered.results.map(({ society: { id } }) => id)]).toEqual([1, [chess]]);
    expect(filtered.counts.not_started).toBe(46);
    const found = (await calls.table('?search=astronomy')).body;
    expect(found.results.map(({ society: { id } }) => id)).toContain(society);
    expect(found.count).toBeLessThan(48);
    const byName = (await calls.table('?sort=-name&page=1&page_size=48')).body.results.map(
      ({ society: { name } }) => name.toLowerCase(),
    );
    expect(byName).toEqual(byName.toSorted().reverse());
    const changed = (await calls.table('?sort=-changed&page_size=2')).body.results;
    expect(changed.map(({ society: { id } }) => id)).toEqual([chess, society]);
    const pages = await Promise.all(
      [1, 2, 3, 4, 5].map(async (page) => (await calls.table(`?page=${page}&page_size=10`)).body.results),
    );
    expect(new Set(pages.flat().map(({ society: { id } }) => id)).size).toBe(48);
    expect((await calls.table('?round=99999')).status).toBe(404);
  });

  test('reads the table as CSV with a column for each item', async () => {
    await calls.changeRound(
      round.id,
      roundDraft({ items: [item('code', 'statement', { label: '=Code, of course' })] }),
    );
    await calls.put(society, people.president, { code: true });
    const { headers, body } = await server.call<string>('GET', `${paths.affiliations}?format=csv`, {
      token: people.administrator,
    });
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const [head, first] = body.split('\r\n');
    expect(head).toContain('id,name,category,state,done,total,');
    expect(head).toContain(`"'=Code, of course"`);
    expect(first).toMatch(/^1,Astronomy Society,.*,in_progress,1,1,.*,yes$/);
    expect(body.trimEnd().split('\r\n')).toHaveLength(49);
  });

  test('reminds the committees of the societies in a state', async () => {
    await calls.put(chess, people.otherPresident, { code: true });
    const { status, body } = await calls.remind('in_progress');
    expect([status, body.reminded]).toEqual([200, 1]);
    expect(await noticesOf(people.otherPresident)).toMatchObject([
      { title: expect.stringContaining('is due soon') as string },
    ]);
    expect(await noticesOf(people.president)).toEqual([]);
    expect((await calls.remind('accepted')).status).toBe(400);
    expect((await calls.remind('not_started')).body.reminded).toBe(47);
    const [entry] = await historyOf(paths.adminHistory, people.administrator);
    expect(entry).toMatchObject({
      action: 'affiliation.reminded',
      after: { state: 'not_started', societies: 47 },
    });
  });
});

describe('the documents of a society', () => {
  test('stay while it can be restored, and go with it', async () => {
    await calls.upload(chess, people.otherPresident, 'constitution');
    const before = await storedDocuments();
    const remove = () => server.call('DELETE', paths.removeSociety(chess), { token: people.administrator });
    expect((await remove()).status).toBe(204);
    // Long enough ago for the sweep, which finds that nothing names it.
    await sql`update storage_objects set updated_at = now() - interval '3 days' where bucket = 'documents'`.execute(
      database,
    );
    const { files } = server.server.storage;
    if (!files) throw new Error('The tests have their own storage.');
    await removeUnused(files, database);
    expect(await storedDocuments()).toBe(before);
    const back = await server.call('POST', paths.restoreSociety(chess), { token: people.administrator });
    expect(back.status).toBe(200);
    const again = await server.signIn(await holderOf(server, chess, 'President'));
    expect(
      (await server.call<string>('GET', paths.affiliationDocument(chess, 'constitution'), { token: again }))
        .body,
    ).toBe(pdf());
    await remove();
    await sql`update removals set removed_at = now() - interval '31 days' where kind = 'society'`.execute(
      database,
    );
    await forgetRemovals(database, server.server.storage);
    expect(await storedDocuments()).toBe(before - 1);
  });
});
