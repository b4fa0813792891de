import { rm } from 'node:fs/promises';
import {
  paths,
  type NoticesReply,
  type SocietyDetail,
  type SocietyPage,
  type Term,
} from 'societies-contract';
import {
  demo,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  read,
  signIn,
  test,
  toast,
} from './fixtures.ts';
import { copyOf, startServer, type Server, type Settings } from './server.ts';
import { call, foundSociety, makeStudent, tokenOf } from './societies.ts';

/** A PDF by its content. */
const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
});

test.describe('with a file that is no PDF', () => {
  test.use({ expectedErrors: /415/ });
  test('a round goes from its template through a draft, handing in and a comment to accepted, and is deleted', async ({
    page,
    browser,
    baseURL,
  }) => {
    test.slow();
    const { society } = await foundSociety(page);
    const context = await browser.newContext({ baseURL });
    const office = await context.newPage();
    await signIn(office, demo.administrator);
    const round = `Affiliation of ${society.name}`.slice(0, 60);

    await test.step('an administrator writes a round from the template', async () => {
      await office.goto('/admin/affiliation/rounds/new');
      await office.getByLabel(/^Name/).fill(round);
      await office.getByRole('button', { name: 'Use the template' }).click();
      // What a society of one person cannot have.
      for (const name of [/Remove: At least 15 members/, /Remove: .*Treasurer/])
        await office.getByRole('button', { name }).click();
      const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
      await office
        .getByLabel(/^Opens/)
        .first()
        .fill(yesterday);
      await office.getByRole('button', { name: 'Save round' }).click();
      await expect(toast(office, 'The round is saved')).toBeVisible();
      await expect(office.locator('[data-soc="AffiliationTable"]')).toBeVisible();
      await expectAccessible(office);
    });

    const checklist = page.locator('[data-soc="AffiliationChecklist"]');
    await test.step('the committee drafts, and a file that is no PDF is refused', async () => {
      await page.goto(`/societies/${society.id}/dashboard/affiliation`);
      await expect(checklist.getByRole('heading', { name: round })).toBeVisible();
      await expect(checklist.getByRole('button', { name: 'Hand in' })).toBeDisabled();
      await checklist.getByRole('button', { name: /^Confirm: / }).click();
      await expect(checklist.getByRole('button', { name: /^Take back: / })).toBeVisible();
      const files = checklist.locator('input[type="file"]');
      await files
        .first()
        .setInputFiles({ ...pdf('constitution.pdf'), buffer: Buffer.from('No PDF at all.') });
      await expect(
        checklist
          .getByText(/PDF/)
          .filter({ hasText: /not|no|only/i })
          .first(),
      ).toBeVisible();
      await files.first().setInputFiles(pdf('constitution.pdf'));
      await expect(toast(page, 'The document is stored')).toBeVisible();
      await expect(checklist.getByText('constitution.pdf')).toBeVisible();
      await page.reload();
      await expect(checklist.getByText('constitution.pdf')).toBeVisible();
      await expect(files).toHaveCount(1);
      await files.first().setInputFiles(pdf('risk.pdf'));
      await expect(checklist.getByText('risk.pdf')).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('the office ticks, and the committee hands in', async () => {
      await office.goto('/admin/affiliation');
      await office.getByRole('searchbox').fill(society.name);
      await office
        .getByRole('button', { name: new RegExp(society.name) })
        .first()
        .click();
      await office.getByRole('checkbox', { name: /^Tick: / }).click();
      await expect(office.getByRole('checkbox', { name: /^Tick: / })).toBeChecked();
      await page.reload();
      await checklist.getByRole('button', { name: 'Hand in' }).click();
      await expect(toast(page, 'Handed in')).toBeVisible();
      await expect(checklist.getByText(/^The union reads it and/)).toBeVisible();
    });

    const review = office.locator('[data-soc="AffiliationReview"]');
    await test.step('the office asks for a change at one item', async () => {
      await office.reload();
      await office
        .getByRole('button', { name: new RegExp(society.name) })
        .first()
        .click();
      await review.getByRole('button', { name: /^Write what to change: Risk/ }).click();
      await review.getByRole('textbox', { name: 'What to change' }).fill('This is last year’s.');
      await review.getByRole('button', { name: 'Ask for changes' }).click();
      await expect(toast(office, `${society.name} is asked for changes`)).toBeVisible();
    });

    await test.step('the committee sees the comment at the item, replaces the file and hands in again', async () => {
      await page.reload();
      await expect(checklist.getByRole('region', { name: 'To change' })).toContainText(
        'This is last year’s.',
      );
      await checklist.locator('input[type="file"]').first().setInputFiles(pdf('risk-this-year.pdf'));
      await expect(checklist.getByText('risk-this-year.pdf')).toBeVisible();
      await checklist.getByRole('button', { name: 'Hand in again' }).click();
      await expect(checklist.getByText(/^The union reads it and/)).toBeVisible();
      await page.setViewportSize({ width: 375, height: 812 });
      await expectNoSidewaysScroll(page);
    });

    await test.step('the office accepts, and the committee is told', async () => {
      await office.reload();
      await office
        .getByRole('button', { name: new RegExp(society.name) })
        .first()
        .click();
      await review.getByRole('button', { name: 'Accept' }).click();
      await expect(toast(office, `${society.name} is accepted, and its committee is told`)).toBeVisible();
      await page.reload();
      await expect(checklist.getByText('You have nothing to do until the next round.')).toBeVisible();
    });

    await test.step('the administrator deletes the round, after a question', async () => {
      await office.goto('/admin/affiliation');
      await office.getByRole('link', { name: 'Change round' }).click();
      await expect(office.getByLabel(/^Name/)).toHaveValue(round);
      await office.getByRole('button', { name: 'Delete round' }).click();
      const question = office.getByRole('alertdialog', { name: `Delete “${round}”?` });
      await question.getByRole('button', { name: 'Delete round' }).click();
      await expect(toast(office, 'The round is deleted')).toBeVisible();
      await expect(office).toHaveURL('/admin/affiliation');
    });
    await context.close();
  });
});

test('a successor is named, accepts, reads along and asks on the handover page', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const { society } = await foundSociety(page);
  const student = await makeStudent(page);
  await call(page, 'post', paths.join(society.id), student.token);
  const context = await browser.newContext({ baseURL });
  const theirs = await context.newPage();
  await signIn(theirs, student.university_id, student.password);

  await test.step('the President names who comes next', async () => {
    await page.goto(`/societies/${society.id}/dashboard/handover`);
    await page.getByRole('button', { name: 'Name a successor: President' }).click();
    const form = page.getByRole('dialog', { name: 'Who is the next President?' });
    await form.getByRole('combobox', { name: /^Successor/ }).fill(student.university_id);
    await page.getByRole('option', { name: new RegExp(student.university_id) }).click();
    await form.getByRole('button', { name: 'Ask them' }).click();
    await expect(form).toBeHidden();
    await expect(page.getByText(/^Asked on/)).toBeVisible();
  });

  await test.step('they are asked on the society’s page, and accept', async () => {
    await theirs.goto(`/societies/${society.id}`);
    const coming = theirs.locator('[data-soc="ComingTerm"]');
    await expect(coming.getByRole('heading', { name: 'You are named as the next President' })).toBeVisible();
    await expectAccessible(theirs);
    await coming.getByRole('button', { name: 'Accept' }).click();
    await expect(coming.getByRole('heading', { name: 'You are the next President' })).toBeVisible();
    await coming.getByRole('link', { name: 'Handover' }).click();
  });

  await test.step('until then they read, and ask on the role’s page', async () => {
    const handover = theirs.locator('[data-soc="HandoverPage"]');
    await expect(theirs.getByRole('button', { name: /^Name a successor/ })).toHaveCount(0);
    await handover.getByRole('button', { name: 'Edit' }).click();
    await handover.getByLabel('Questions').fill('Who has the key to the cupboard?');
    await handover.getByRole('button', { name: 'Save' }).click();
    await expect(handover.getByText('Who has the key to the cupboard?')).toBeVisible();
    await theirs.goto(`/societies/${society.id}/dashboard/settings`);
    await expect(theirs).toHaveURL(`/societies/${society.id}/dashboard`);
  });

  await test.step('the President sees that they accepted, and what they ask', async () => {
    await page.reload();
    await expect(page.getByText(/^Accepted/)).toBeVisible();
    await expect(page.getByText('Who has the key to the cupboard?')).toBeVisible();
  });
  await context.close();
});

/** Lets the clock of a server's process, and of its embedded database, begin at a moment, and every minute pass in a second. */
const clockAt = (moment: string): Settings => {
  const program = `
    const [now, every, wrong] = [Date.now, setInterval, Date.parse('${moment}') - Date.now()];
    Date.now = () => now() + wrong;
    globalThis.Date = new Proxy(Date, {
      construct: (target, parts) => (parts.length ? new target(...parts) : new target(target.now())),
    });
    globalThis.setInterval = (run, ms, ...rest) => every(run, ms / 60, ...rest);`;
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(program)}`, TIME_ZONE: 'UTC' };
};

const started: Server[] = [];
let folder: string | undefined;
test.afterEach(async () => {
  await Promise.all(started.splice(0).map((server) => server.stop()));
  if (folder !== undefined) await rm(folder, { recursive: true, force: true });
});

test('a role passes by itself at midnight to the successor who accepted', async ({ browser }) => {
  test.slow();
  const data = await copyOf(process.env.E2E_TEMPLATE ?? '');
  folder = data;
  /** A browser at a server that runs on the folder. */
  const at = async ({ address: baseURL }: Server) => (await browser.newContext({ baseURL })).newPage();
  const day = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);

  const before = await startServer(data, { TIME_ZONE: 'UTC' });
  started.push(before);
  const page = await at(before);
  const { society, president } = await foundSociety(page);
  const student = await makeStudent(page);
  await call(page, 'post', paths.join(society.id), student.token);
  const { committee_members: committee } = await read<SocietyPage>(
    page,
    paths.society(society.id),
    student.token,
  );
  const role = Object.values(committee).find(({ role: { name } }) => name === 'President')?.role.id;
  const term = await call<Term>(page, 'post', paths.terms(society.id), president.token, {
    role_id: role,
    user_id: student.university_id,
    from: day,
    until: null,
  });
  await call(page, 'post', paths.acceptTerm(society.id, term.id), student.token);
  await page.goto(`/societies/${society.id}`);
  await expect(page.getByRole('button', { name: 'Edit page' })).toBeVisible();
  await page.context().close();
  await before.stop();

  const after = await startServer(data, clockAt(`${day}T00:00:05Z`));
  started.push(after);
  const [theirs, old] = [await at(after), await at(after)];
  const token = await signIn(theirs, student.university_id, student.password);
  await expect
    .poll(async () => (await read<SocietyDetail>(theirs, paths.societyDetail(society.id), token)).role?.name)
    .toBe('President');
  await theirs.goto('/notifications');
  await expect(theirs.getByText(`You are President of ${society.name}`)).toBeVisible();
  await theirs.goto(`/societies/${society.id}/dashboard`);
  await expect(theirs.getByRole('button', { name: 'Edit page' })).toBeVisible();
  await signIn(old, president.university_id, president.password);
  await old.goto(`/societies/${society.id}`);
  await expect(old.getByRole('heading', { level: 1, name: society.name })).toBeVisible();
  await expect(old.getByRole('button', { name: 'Edit page' })).toHaveCount(0);

  await Promise.all([theirs, old].map((tab) => tab.context().close()));
});

test('a holder who is new ticks off the first steps, which stay on the device', async ({ page }) => {
  const { society } = await foundSociety(page);
  await page.goto(`/societies/${society.id}/dashboard/handover`);
  const step = page.getByRole('checkbox', { name: 'Read this page to the end' });
  await step.check();
  await page.reload();
  await expect(step).toBeChecked();
  await expect(
    page.getByRole('checkbox', { name: 'Meet the person who had the role before you' }),
  ).not.toBeChecked();
});

test('a society that nobody leads is taken over by a member whom an administrator accepts', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const { society, president } = await foundSociety(page);
  const context = await browser.newContext({ baseURL });
  const theirs = await context.newPage();
  const student = await makeStudent(page);
  await call(page, 'post', paths.join(society.id), student.token);
  const administrator = await tokenOf(page, demo.administrator);
  await call(page, 'delete', paths.removeUser(president.university_id), administrator);
  await signIn(theirs, student.university_id, student.password);

  await test.step('its page says so without blame, and a member asks', async () => {
    await theirs.goto(`/societies/${society.id}`);
    const notice = theirs.locator('[data-soc="InactiveNotice"]');
    await expect(notice.getByRole('heading', { name: 'Nobody leads this society' })).toBeVisible();
    await expect(notice).toContainText('Active today');
    await expectAccessible(theirs);
    await notice.getByRole('button', { name: 'Ask to take over' }).click();
    const form = theirs.getByRole('dialog', { name: `Ask to take over ${society.name}` });
    await form.getByRole('textbox').fill('I would like to keep it alive.');
    await form.getByRole('button', { name: 'Ask to take over' }).click();
    await expect(notice).toContainText(/You asked to take over/);
  });

  await test.step('an administrator accepts', async () => {
    const own = await browser.newContext({ baseURL });
    const office = await own.newPage();
    await signIn(office, demo.administrator);
    await office.goto('/admin/orphans');
    const row = office.locator('[data-soc="OrphansTable"] li').filter({ hasText: society.name });
    await expect(row.first()).toContainText('I would like to keep it alive.');
    await row
      .first()
      .getByRole('button', { name: /^Make President: / })
      .click();
    await office
      .getByRole('alertdialog', { name: /^Make .* President of / })
      .getByRole('button', { name: 'Make President' })
      .click();
    await expect(office.getByText(/is the President now/).first()).toBeVisible();
    await own.close();
  });

  await test.step('who asked is the President, and is told', async () => {
    const { committee_members: committee } = await read<SocietyPage>(
      page,
      paths.society(society.id),
      student.token,
    );
    expect(Object.values(committee).find(({ role }) => role.name === 'President')?.university_id).toBe(
      student.university_id,
    );
    const { results } = await read<NoticesReply>(page, paths.notifications, student.token);
    expect(results.some(({ title }) => title.includes(society.name))).toBe(true);
    await theirs.goto(`/societies/${society.id}/dashboard`);
    await expect(theirs.getByRole('button', { name: 'Edit page' })).toBeVisible();
  });
  await context.close();
});

test('a society whose President is suspended can be taken over, until they are let in again', async ({
  page,
  browser,
  baseURL,
}) => {
  const { society, president } = await foundSociety(page);
  const student = await makeStudent(page);
  await call(page, 'post', paths.join(society.id), student.token);
  const administrator = await tokenOf(page, demo.administrator);
  const context = await browser.newContext({ baseURL });
  const theirs = await context.newPage();
  await signIn(theirs, student.university_id, student.password);
  const notice = theirs.locator('[data-soc="InactiveNotice"]');
  await call(page, 'post', paths.suspendUser(president.university_id), administrator, { reason: 'Spam.' });
  await theirs.goto(`/societies/${society.id}`);
  await expect(notice.getByRole('button', { name: 'Ask to take over' })).toBeVisible();
  await call(page, 'post', paths.restoreUser(president.university_id), administrator);
  await theirs.reload();
  await expect(theirs.getByRole('heading', { level: 1, name: society.name })).toBeVisible();
  await expect(theirs.locator('[data-part="widget"], [data-soc="EmptyState"]').first()).toBeVisible();
  await expect(notice).toHaveCount(0);
  await context.close();
});

test('the palette leads to a society’s elections, handover and affiliation', async ({ page }) => {
  const { society } = await foundSociety(page);
  await page.goto('/my-societies');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const [word, address] of [
    ['Elections', 'elections'],
    ['Handover', 'dashboard/handover'],
    ['Affiliation', 'dashboard/affiliation'],
  ] as const) {
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Search everything' });
    await expect(palette.getByRole('combobox')).toBeFocused();
    await palette.getByRole('combobox').fill(`${word}: ${society.name}`);
    await palette.getByRole('option', { name: new RegExp(`^${word}: `) }).click();
    await expect(page).toHaveURL(`/societies/${society.id}/${address}`);
  }
});
