import type { Browser, Locator, Page } from 'playwright/test';
import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import {
  paths,
  type Invitation,
  type JoinMode,
  type Joining,
  type NoticesReply,
  type Society,
  type SocietyEvent,
} from 'societies-contract';
import {
  expect,
  fillSignUp,
  goTo,
  newAccount,
  read,
  signIn,
  signUp,
  submitSignUp,
  test,
  toast,
} from './fixtures.ts';
import { expectAccessibleInBothLayouts, expectToFit, phone } from './screens.ts';
import { call, eventDraft, foundSociety, makeStudent, type Founded } from './societies.ts';

const question = { id: 'why', kind: 'text', label: 'What brings you?', required: true } as const;

/** A society of the test's own that asks its members first. */
async function askingSociety(page: Page): Promise<Founded> {
  const founded = await foundSociety(page);
  await call<Joining>(page, 'put', paths.joining(founded.society.id), founded.president.token, {
    join_mode: 'ask',
    join_questions: [question],
  });
  return founded;
}

/** A browser of somebody else. */
const elsewhere = async (browser: Browser, page: Page): Promise<Page> =>
  (
    await browser.newContext({ baseURL: new URL(page.url()).origin, viewport: page.viewportSize() })
  ).newPage();

/** What a phone's camera reads that holds the whole sheet, two metres away: a millimetre is one pixel and a half. */
async function readFromTwoMetres(page: Page): Promise<string> {
  const sheet = await page.locator('[data-soc="InvitationPoster"] [data-part="paper"]').screenshot();
  const { data, info } = await sharp(sheet)
    .resize({ width: Math.round(210 * 1.5) })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data: new Uint8ClampedArray(data) });
}

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('lets a student ask, and makes them a member once the committee accepts', async ({
    page,
    browser,
  }) => {
    const { society, president } = await askingSociety(page);
    const student = await makeStudent(page);
    await page.goto(`/societies/${society.id}/dashboard/people`);
    await expect(page.getByText('Nobody is waiting to join.')).toBeVisible();

    const other = await elsewhere(browser, page);
    await signIn(other, student.university_id, student.password);
    await test.step('the student answers what the society asks, and waits', async () => {
      await other.goto(`/societies/${society.id}`);
      await other.getByRole('button', { name: 'Ask to join' }).click();
      const dialog = other.getByRole('dialog', { name: `Ask to join ${society.name}` });
      await dialog.getByLabel(question.label).fill('The moon was too big.');
      await dialog.getByRole('button', { name: 'Ask to join' }).click();
      await expect(toast(other, 'Asked to join')).toBeVisible();
      await expect(other.getByRole('button', { name: 'Withdraw' })).toBeVisible();
      await expectToFit(other);
      await expectAccessibleInBothLayouts(other);
    });
    await test.step('the committee reads the answer and accepts', async () => {
      await page.reload();
      const row = page.getByRole('row', { name: new RegExp(student.university_id) });
      await expect(row).toContainText('The moon was too big.');
      await expectToFit(page);
      await expectAccessibleInBothLayouts(page);
      await page.getByRole('checkbox', { name: 'Choose all on this page' }).check();
      await page.getByRole('button', { name: 'Accept 1' }).click();
      await expect(toast(page, 'One person is a member now')).toBeVisible();
      await expect(page.getByText('Nobody is waiting to join.')).toBeVisible();
    });
    await test.step('the student is a member', async () => {
      const mine = await read<Society[]>(other, paths.mySocieties, student.token);
      expect(mine.map(({ id }) => id)).toContain(society.id);
      await other.reload();
      await expect(other.getByRole('button', { name: 'Leave' })).toBeVisible();
    });
    await other.context().close();
    expect(president.token).not.toBe(student.token);
  });

  test('takes a visitor from a poster through signing up to a membership, with one press', async ({
    page,
    browser,
  }) => {
    const { society, president } = await foundSociety(page);
    await page.goto(`/societies/${society.id}/dashboard/people`);
    await test.step('the committee makes an invitation', async () => {
      await page.getByRole('button', { name: 'New invitation' }).click();
      const dialog = page.getByRole('dialog', { name: 'New invitation' });
      await dialog.getByLabel('For').fill('Poster in the library');
      await dialog.getByRole('button', { name: 'Make invitation' }).click();
      await expect(page.getByRole('img', { name: 'QR code of the invitation' })).toBeVisible();
      await expectAccessibleInBothLayouts(page);
    });
    const [invitation] = await read<Invitation[]>(page, paths.invitations(society.id), president.token);
    await test.step('its poster is read from two metres', async () => {
      await page.getByRole('link', { name: 'Poster to print' }).click();
      await expect(page.locator('[data-soc="InvitationPoster"]')).toBeVisible();
      await expectToFit(page);
      await page.emulateMedia({ media: 'print' });
      await page.setViewportSize({ width: 794, height: 1123 });
      expect(await readFromTwoMetres(page)).toBe(invitation?.url);
    });

    const visitor = await elsewhere(browser, page);
    await visitor.setViewportSize(phone);
    const account = newAccount();
    await test.step('a visitor signs up and is led back', async () => {
      await visitor.goto(new URL(invitation?.url ?? '').pathname);
      await expect(visitor.getByRole('heading', { level: 1, name: society.name })).toBeVisible();
      await expectToFit(visitor);
      await expectAccessibleInBothLayouts(visitor);
      await visitor.getByRole('link', { name: `Join ${society.name}` }).click();
      await fillSignUp(visitor, account);
      await submitSignUp(visitor);
    });
    await test.step('one press joins', async () => {
      await visitor.getByRole('button', { name: `Join ${society.name}` }).click();
      await expect(
        visitor.getByRole('heading', { level: 1, name: `You are in, ${account.first_name}` }),
      ).toBeVisible();
      await expect(visitor.getByText(`${society.name} has 2 members now.`)).toBeVisible();
      await expectToFit(visitor);
      await expectAccessibleInBothLayouts(visitor);
    });
    await visitor.context().close();
    const [used] = await read<Invitation[]>(page, paths.invitations(society.id), president.token);
    expect(used?.uses).toBe(1);
  });
});

test.describe('an invitation that nobody can use', () => {
  test.use({ expectedErrors: /40[49]/ });

  test('says that it was taken back, or that there is none', async ({ page }) => {
    const { society, president } = await foundSociety(page);
    const { id, url } = await call<Invitation>(page, 'post', paths.invitations(society.id), president.token, {
      label: 'Chat',
    });
    await call(page, 'delete', paths.invitation(society.id, id), president.token);
    await page.goto(new URL(url).pathname);
    // Whoever is a member already is told that instead.
    await expect(page.getByText(`You are a member of ${society.name} already.`)).toBeVisible();
    await page.context().clearCookies();
    // At once, or the page would ask for something in between.
    await page.evaluate(() => {
      localStorage.removeItem('jwt');
      location.reload();
    });
    await expect(page.getByRole('heading', { name: 'This invitation was taken back' })).toBeVisible();
    await page.goto('/join/none');
    await expect(page.getByRole('heading', { name: 'This invitation does not exist' })).toBeVisible();
  });
});

test('adds people by their IDs, after saying what would happen', async ({ page }) => {
  const { society, president } = await foundSociety(page);
  const student = await makeStudent(page);
  await page.goto(`/societies/${society.id}/dashboard/people`);
  await page
    .getByLabel('University IDs')
    .fill(`${student.university_id}\n${president.university_id}\n1234567`);
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText('1 will be added')).toBeVisible();
  await expect(page.getByText(`1 is a member already: ${president.university_id}`)).toBeVisible();
  await expect(page.getByText('1234567 has seven digits')).toBeVisible();
  await page.getByRole('button', { name: 'Add 1 person' }).click();
  await expect(page.getByText('1 person added')).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(student.university_id) })).toBeVisible();
});

test('takes a request back from the Join dialog, and says how each society is joined on its card', async ({
  page,
  browser,
}) => {
  const { society } = await askingSociety(page);
  await page.goto('/societies');
  const other = await elsewhere(browser, page);
  const student = await signUp(other);
  await call(other, 'post', paths.join(society.id), student.token, { answers: { why: 'Stars' } });
  await other.goto(`/societies?search=${encodeURIComponent(society.name)}`);
  const card = other.locator('[data-soc="SocietyCard"]').filter({ hasText: society.name });
  await expect(card).toContainText('Asked');
  await card.click();
  await other.getByRole('button', { name: 'Withdraw' }).click();
  await expect(toast(other, 'Your request is withdrawn')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Ask to join' })).toBeVisible();
  await other.keyboard.press('Escape');
  await expect(card).toContainText('Ask to join');
  await other.context().close();
});

/** What each place says to somebody who is no member, by the society's mode; `asked` to who waits for an answer. */
const words: Record<JoinMode | 'asked', { verb: string; isButton: boolean; onWhatsOn: string }> = {
  open: { verb: 'Join', isButton: true, onWhatsOn: 'Join to register' },
  ask: { verb: 'Ask to join', isButton: true, onWhatsOn: 'Ask to join' },
  invite: { verb: 'By invitation', isButton: false, onWhatsOn: 'By invitation' },
  asked: { verb: 'Asked', isButton: false, onWhatsOn: 'Asked' },
};

test('says in each place of a society how it is joined: openly, by asking, by invitation, and whether one has asked', async ({
  page,
  browser,
}) => {
  test.slow();
  const { president } = await foundSociety(page);
  await page.goto('/societies');
  const other = await elsewhere(browser, page);
  const student = await signUp(other);
  const made: (typeof words.open & { mode: string; society: Society; event: SocietyEvent })[] = [];
  for (const [mode, said] of Object.entries(words)) {
    const { society } = await foundSociety(page, president);
    const event = await call<SocietyEvent>(page, 'post', paths.events(society.id), president.token, {
      ...eventDraft,
      name: `Evening of ${society.name}`,
      members_only: true,
    });
    await call<Joining>(page, 'put', paths.joining(society.id), president.token, {
      join_mode: mode === 'asked' ? 'ask' : mode,
    });
    if (mode === 'asked') await call(other, 'post', paths.join(society.id), student.token);
    made.push({ ...said, mode, society, event });
  }
  /** All of them, by the words that their names have in common. */
  const search = `search=${encodeURIComponent(`Test ${president.university_id}`)}`;
  const expectSaid = async (where: Locator, { verb, isButton }: (typeof made)[number]) => {
    const button = where.getByRole('button', { name: verb, exact: true });
    if (isButton) return expect(button).toBeVisible();
    await expect(where.getByText(verb, { exact: true })).toBeVisible();
    return expect(button).toHaveCount(0);
  };

  await other.goto(`/societies?${search}`);
  for (const one of made)
    await test.step(`the card and the Join dialog: ${one.mode}`, async () => {
      const card = other.locator('[data-soc="SocietyCard"]').filter({ hasText: one.society.name });
      const state = card.locator('[data-part="joining"]');
      await expect(card).toBeVisible();
      if (one.mode === 'open') await expect(state).toHaveCount(0);
      else await expect(state).toHaveText(one.verb);
      await card.click();
      const dialog = other.getByRole('dialog', { name: one.society.name });
      await expectSaid(dialog, one);
      await other.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    });
  await test.step('the palette', async () => {
    await other.keyboard.press('Control+k');
    const palette = other.getByRole('dialog', { name: 'Search everything' });
    for (const { mode, verb, society } of made) {
      await palette.getByRole('combobox').fill(society.name);
      const option = palette
        .getByRole('group', { name: 'Societies' })
        .getByRole('option', { name: new RegExp(society.name) });
      if (mode === 'open') await expect(option).not.toContainText(/·|Join|invitation/);
      else await expect(option).toContainText(`· ${verb}`);
    }
    await other.keyboard.press('Escape');
    await expect(palette).toHaveCount(0);
  });
  await test.step('What’s on', async () => {
    await goTo(other, `/whats-on?${search}`);
    for (const { event, onWhatsOn } of made) {
      const listed = other.getByRole('article', { name: event.name });
      await expect(listed.getByText(onWhatsOn, { exact: true })).toBeVisible();
    }
  });
  for (const one of made)
    await test.step(`the society, its event and the event’s card: ${one.mode}`, async () => {
      const { society, event, isButton, onWhatsOn, verb } = one;
      await goTo(other, `/societies/${society.id}`);
      await expect(other.getByRole('heading', { level: 1, name: society.name })).toBeVisible();
      await expectSaid(other.locator('[data-soc="SocietyLayout"]'), one);
      for (const [address, part] of [
        [`/societies/${society.id}/events/${event.id}`, 'EventDetails'],
        [`/societies/${society.id}/events`, 'EventCard'],
      ] as const) {
        await goTo(other, address);
        const shown = other.locator(`[data-soc="${part}"]`).filter({ hasText: event.name });
        await expect(shown).toContainText(/members/i);
        const press = shown.getByRole('button', { name: /join/i });
        if (isButton) await expect(press).toHaveText(onWhatsOn);
        else {
          await expect(shown).toContainText(`Members only · ${verb}`);
          await expect(press).toHaveCount(0);
        }
      }
    });
  await other.context().close();
});

test('lets somebody whom a committee added leave again, with one press in the notice', async ({
  page,
  browser,
}) => {
  const { society, president } = await foundSociety(page);
  await page.goto('/societies');
  const other = await elsewhere(browser, page);
  const student = await signUp(other);
  await call(page, 'post', paths.addMembers(society.id), president.token, {
    university_ids: [student.university_id],
  });
  await expect
    .poll(async () => (await read<NoticesReply>(other, paths.notifications, student.token)).count)
    .toBeGreaterThan(0);
  await other.goto('/notifications');
  await other.getByRole('button', { name: /^Leave again/ }).click();
  await expect(other.getByRole('button', { name: /^Leave again/ })).toHaveCount(0);
  const mine = await read<Society[]>(other, paths.mySocieties, student.token);
  expect(mine.map(({ id }) => id)).not.toContain(society.id);
  await other.context().close();
});
