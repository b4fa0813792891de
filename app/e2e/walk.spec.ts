import type { Locator, Page } from 'playwright/test';
import { outcomes, paths } from 'societies-contract';
import { demo, dismissToasts, expect, signIn, signUp, test, toast, goTo } from './fixtures.ts';
import { call, edit, foundSociety, makeStudent } from './societies.ts';

/** What a page shows once it has what it asked for. */
type Shown = (page: Page) => Locator;
const heading =
  (name: string | RegExp): Shown =>
  (page) =>
    page.getByRole('heading', { name }).first();
const part =
  (selector: string): Shown =>
  (page) =>
    page.locator(`main ${selector}`).first();

const visits = {
  student: {
    who: demo.member,
    routes: {
      '/': heading('Welcome to Constellation!'),
      '/societies': part('[data-soc="SocietyCard"] h3'),
      '/my-societies': part('[data-soc="SocietyCard"] h2'),
      '/profile': (page: Page) => page.getByLabel('First Name'),
    },
  },
  committee: {
    who: demo.president,
    routes: {
      '/societies/1': part('[data-soc="WidgetBoard"]'),
      '/societies/1/info': part('[data-soc="CommitteeList"]'),
      '/societies/1/events': part('[data-soc="EventCard"]'),
      '/societies/1/posts': part('[data-soc="PostCard"]'),
      '/societies/1/merch': part('[data-soc="MerchCard"]'),
      '/societies/1/dashboard': part('[data-soc="AnalyticsCards"]'),
      '/societies/1/dashboard/people': part('tbody tr[data-part="row"]'),
      '/societies/1/dashboard/roles': part('[data-soc="RoleManager"]'),
      '/societies/1/dashboard/elections': part('[data-soc="ElectionList"]'),
      '/societies/1/dashboard/handover': part('[data-soc="TermsTable"]'),
      '/societies/1/dashboard/affiliation': part('[data-soc="AffiliationChecklist"]'),
      '/societies/1/dashboard/messages': part('[data-soc="SentMessages"]'),
      '/societies/1/dashboard/history': part('[data-soc="HistoryList"]'),
      '/societies/1/dashboard/settings': part('[data-soc="FeatureOptionsForm"]'),
    },
  },
  administrator: {
    who: demo.administrator,
    routes: {
      '/admin': (page: Page) => page.getByText('Most popular'),
      '/admin/societies': part('[data-soc="SocietyCard"] h3'),
      '/admin/societies?view=table': part('tbody tr[data-part="row"]'),
      '/admin/societies/1': part('[data-soc="HistoryList"]'),
      '/admin/societies/removed': part('[data-soc="RemovedSocieties"] [data-soc="EmptyState"]'),
      '/admin/users': part('tbody tr[data-part="row"]'),
      '/admin/users/10000002': part('[data-soc="UserDetails"]'),
      '/admin/affiliation': part('tbody tr[data-part="row"]'),
      '/admin/orphans': part('[data-soc="OrphansTable"]'),
      '/admin/mails': part('[data-soc="MailsTable"]'),
      '/admin/requests': part('tbody tr[data-part="row"]'),
    },
  },
} satisfies Record<string, { who: string; routes: Record<string, Shown> }>;

const failed = (page: Page) => page.locator('[data-soc="ErrorState"]');
const retry = (page: Page) => failed(page).getByRole('button', { name: 'Retry' }).first();

/**
 * Counts the frames in which a page that had something to show has nothing: no words, and no sign that they are coming. It looks
 * in the frame that shows a change, and for the first word only: to read all of them lays the page out, which would be most of what a
 * walk costs.
 */
async function watchForBlanks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { blank: 0 };
    Object.assign(window, { seen });
    let begun = false;
    let awaited = false;
    const hasWords = (root: Node) => {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode())
        if (text.nodeValue?.trim() && text.parentElement?.checkVisibility({ visibilityProperty: true }))
          return true;
      return false;
    };
    const look = () => {
      awaited = false;
      const root = document.getElementById('root');
      const full =
        root !== null &&
        (hasWords(root) || root.querySelector('[role="status"], [aria-busy="true"]') !== null);
      begun ||= full;
      const main = document.querySelector('main');
      const empty = main !== null && main.childElementCount === 0;
      if (begun && (!full || empty)) seen.blank += 1;
    };
    // A test that skips pauses has a clock of its own, by which frames would come.
    const frame = requestAnimationFrame;
    new MutationObserver(() => {
      if (awaited) return;
      awaited = true;
      frame(look);
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  });
}
const blanks = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: { blank: number } }).seen.blank);

/**
 * Answers 500 to the first of each call of every page that is loaded. In the page itself: with `page.route` the browser keeps no file
 * of a page for the next, and each would be loaded and compiled anew.
 */
const refuseEachCallOnce = (page: Page) =>
  page.addInitScript(() => {
    const ask = window.fetch;
    const refused = new Set<string>();
    window.fetch = async (input, options) => {
      const { method, url } = input instanceof Request ? input : new Request(input, options);
      const { pathname } = new URL(url);
      const call = `${method} ${pathname}`;
      if (!pathname.startsWith('/api/') || refused.has(call)) return ask(input, options);
      refused.add(call);
      return Response.json({ detail: 'The server has troubles.', code: 'x' }, { status: 500 });
    };
  });

/** Everything that was missing is there, be it by itself or by pressing Retry where the page offers it. */
async function expectWhole(page: Page, shown: Locator, meanwhile = async () => {}): Promise<void> {
  await expect(async () => {
    await meanwhile();
    if (await retry(page).isVisible()) await retry(page).click({ timeout: 500 });
    await expect(shown).toBeVisible({ timeout: 500 });
    await expect(failed(page)).toHaveCount(0, { timeout: 500 });
    await expect(page.locator('main [aria-busy="true"], main [data-soc="Spinner"]')).toHaveCount(0, {
      timeout: 500,
    });
  }).toPass({ timeout: 30_000, intervals: [100] });
}

// None changes what another sees: they only look, or found a society of their own.
test.describe.configure({ mode: 'parallel', timeout: 180_000 });

for (const [name, { who, routes }] of Object.entries(visits)) {
  test.describe(`the pages of a ${name}`, () => {
    test.use({ expectedErrors: /ERR_|status of (500|503)|dynamically imported module/ });

    test('recover after each call failed once with 500', async ({ page }) => {
      await watchForBlanks(page);
      await page.clock.install();
      await signIn(page, who);
      await refuseEachCallOnce(page);
      for (const [path, shown] of Object.entries<Shown>(routes)) {
        await test.step(path, async () => {
          await page.goto(path);
          // The app asks again after pauses of seconds, which nobody has to wait for here.
          await expectWhole(page, shown(page), () => page.clock.fastForward(8_000));
          expect(await blanks(page)).toBe(0);
          await expect(page.locator('[data-soc="Toast"][data-variant="success"]')).toHaveCount(0);
        });
      }
    });

    test('opened without a network load as soon as it returns', async ({ page, context }) => {
      await watchForBlanks(page);
      await signIn(page, who);
      // From one to the next within the app, as people go: each has code and figures that nobody has asked for yet.
      await page.goto('/whats-on');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const [path, shown] of Object.entries<Shown>(routes)) {
        await test.step(path, async () => {
          await context.setOffline(true);
          await goTo(page, path);
          await expect(failed(page).or(shown(page)).first()).toBeVisible();
          await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
          await context.setOffline(false);
          await expectWhole(page, shown(page));
          expect(await blanks(page)).toBe(0);
        });
      }
    });

    test('are never blank on a slow network', async ({ page, context }) => {
      await watchForBlanks(page);
      await signIn(page, who);
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const devtools = await context.newCDPSession(page);
      // Slow enough for many frames before anything comes; a slower one shows the same of them for longer.
      await devtools.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 150,
        downloadThroughput: 100_000,
        uploadThroughput: 100_000,
      });
      for (const [path, shown] of Object.entries<Shown>(routes)) {
        await test.step(path, async () => {
          await goTo(page, path);
          await expectWhole(page, shown(page));
        });
      }
      expect(await blanks(page)).toBe(0);
    });
  });
}

/** Presses a button while its call fails, each way once. What was typed is `kept`. */
async function failing(page: Page, call: string, button: Locator, kept: () => Promise<void>): Promise<void> {
  for (const failure of ['500', 'no network'] as const) {
    await page.route(call, (route) => {
      if (route.request().method() === 'GET') return route.fallback();
      return failure === '500'
        ? route.fulfill({ status: 500, json: { detail: 'x', code: 'x' } })
        : route.abort();
    });
    await button.click();
    await expect(page.locator('[data-soc="Toast"][data-variant="danger"]').first()).toBeVisible();
    await kept();
    await page.unroute(call);
    await dismissToasts(page);
  }
}

/** Sends a form twice: the first time the call fails. Nothing typed is lost, and success is said only when it is true. */
async function sendTwice(
  page: Page,
  {
    call,
    button,
    success,
    typed,
  }: { call: string; button: Locator; success: string; typed: [Locator, string] },
): Promise<void> {
  await failing(page, call, button, async () => {
    await expect(toast(page, success)).toHaveCount(0);
    await expect(typed[0]).toHaveValue(typed[1]);
  });
  await button.click();
  await expect(toast(page, success)).toBeVisible();
}

test.describe('typed input', () => {
  test.use({ expectedErrors: /ERR_FAILED|status of 500/ });

  test('of a student outlives failed calls', async ({ page }) => {
    const { password } = await signUp(page);
    await page.goto('/societies');
    await page.getByRole('button', { name: 'Create your own', exact: true }).click();
    await page.getByLabel('Society name').fill('Kites over the meadow');
    await page.getByLabel('Proposal').fill('Kites over the meadow, every windy Sunday.');
    await page.getByLabel('Category').selectOption({ index: 1 });
    await sendTwice(page, {
      call: '**/api/society-requests/',
      button: page.getByRole('button', { name: 'Send request' }),
      success: outcomes.request.sent.title,
      typed: [page.getByLabel('Society name'), 'Kites over the meadow'],
    });
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Edit information' }).click();
    await page.getByLabel('First Name').fill('Grace');
    await sendTwice(page, {
      call: '**/api/profile/',
      button: page.getByRole('button', { name: 'Save changes' }),
      success: outcomes.profile.success,
      typed: [page.getByLabel('First Name'), 'Grace'],
    });
    await dismissToasts(page);
    await page.getByRole('button', { name: 'Edit password' }).click();
    const form = page.getByRole('dialog', { name: 'Change password' });
    await form.getByLabel('Old password', { exact: true }).fill(password);
    await form.getByLabel('New password', { exact: true }).fill('Microscope8');
    await form.getByLabel('Confirm password', { exact: true }).fill('Microscope8');
    await sendTwice(page, {
      call: `**${paths.changePassword}`,
      button: form.getByRole('button', { name: 'Change password' }),
      success: outcomes.password.success,
      typed: [form.getByLabel('New password', { exact: true }), 'Microscope8'],
    });
  });

  test('of a committee outlives failed calls', async ({ page }) => {
    const { society } = await foundSociety(page);
    const at = `/societies/${society.id}`;
    const form = page.getByRole('dialog');
    const open = async (path: string, button: string | RegExp) => {
      await page.goto(at + path);
      await edit(page);
      await page.getByRole('button', { name: button }).first().click();
    };
    await open('/posts', /Create/);
    await form.getByLabel('Title').fill('First night');
    await form.getByLabel('Content').fill('We met on the roof.');
    await sendTwice(page, {
      call: `**/api${at}/posts/`,
      button: form.getByRole('button', { name: /^Create/ }),
      success: outcomes.post.created,
      typed: [form.getByLabel('Content'), 'We met on the roof.'],
    });
    await open('/events', /Create/);
    await form.getByLabel('Name').fill('Roof night');
    await form.getByLabel('Description').fill('Bring a blanket.');
    await form.getByLabel('Date').fill('2099-12-02');
    await form.getByLabel('Time').fill('20:30');
    await form.getByLabel('Venue').fill('The roof');
    await sendTwice(page, {
      call: `**/api${at}/events/`,
      button: form.getByRole('button', { name: 'Create event' }),
      success: outcomes.event.created,
      typed: [form.getByLabel('Venue'), 'The roof'],
    });
    await open('/merch', /Create/);
    await form.getByLabel('Name').fill('Mug');
    await form.getByLabel('Description').fill('Blue, with stars.');
    await form.getByLabel('Category').fill('Home');
    await form.getByLabel('URL').fill('https://example.org/mug');
    await form.getByLabel('Price').fill('7');
    await sendTwice(page, {
      call: `**/api${at}/merch/`,
      button: form.getByRole('button', { name: 'Create merch' }),
      success: outcomes.merch.created,
      typed: [form.getByLabel('Description'), 'Blue, with stars.'],
    });
    await open('', 'Add widget');
    await form.getByRole('radio', { name: 'Slogan' }).check();
    const slogan = form.getByRole('textbox', { name: 'Slogan' });
    await slogan.fill('We look up.');
    await failing(
      page,
      `**/api${at}/widgets/`,
      form.getByRole('button', { name: 'Add widget' }),
      async () => {
        await expect(slogan).toHaveValue('We look up.');
      },
    );
    await form.getByRole('button', { name: 'Add widget' }).click();
    await expect(page.getByText('We look up.').first()).toBeVisible();
  });

  test('on a society’s Info outlives failed calls', async ({ page }) => {
    const { society } = await foundSociety(page);
    await page.goto(`/societies/${society.id}/info`);
    await edit(page);
    const description = page.getByRole('textbox', { name: 'Description' });
    await description.fill('We look up, so that others remember to.');
    const primary = page.getByLabel('Primary', { exact: true });
    await primary.fill('#123456');
    const kept = async () => {
      await expect(description).toHaveValue('We look up, so that others remember to.');
      await expect(primary).toHaveValue('#123456');
    };
    const save = (region: string) =>
      page.locator(`[data-soc="${region}"]`).getByRole('button', { name: 'Save' });
    await failing(page, `**/api/societies/${society.id}/`, save('SocietyAbout'), kept);
    await failing(page, '**/update_theme/', save('ThemeEditor'), kept);
    await save('SocietyAbout').click();
    await expect(toast(page, outcomes.society.dataUpdated)).toBeVisible();
    await save('ThemeEditor').click();
    await expect(toast(page, outcomes.society.themeUpdated)).toBeVisible();
  });

  test('in the committee editor outlives failed calls', async ({ page }) => {
    const { society } = await foundSociety(page);
    const student = await makeStudent(page);
    await call(page, 'post', paths.join(society.id), student.token);
    await page.goto(`/societies/${society.id}/info`);
    await edit(page);
    await page.getByRole('button', { name: 'Change members' }).click();
    const treasurer = page.getByRole('combobox', { name: 'Treasurer', exact: true });
    await treasurer.fill(student.university_id);
    await page.getByRole('option', { name: student.university_id }).click();
    const chosen = await treasurer.inputValue();
    expect(chosen).toContain(student.last_name);
    await sendTwice(page, {
      call: `**${paths.updateCommittee(society.id)}`,
      button: page.getByRole('button', { name: 'Save committee' }),
      success: outcomes.committee.success,
      typed: [treasurer, chosen],
    });
  });
});
