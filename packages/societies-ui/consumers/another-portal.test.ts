import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { browserFlags, findBrowser } from '../../../scripts/find-browser.mjs';
import { buildProject, complaintsOf, startServer } from './project.ts';

const wordsIn = (text: string): readonly string[] => text.match(/\p{L}+/gu) ?? [];

/** Every word that the portal has in its own texts and data. */
const germanWords = (): ReadonlySet<string> => {
  const source = ['texts', 'data']
    .map((file) => readFileSync(join(import.meta.dirname, `another-portal/src/${file}.ts`), 'utf8'))
    .join('\n')
    .replace(/^import .*$/gm, '');
  const quoted = source.match(/'[^'\n]*'|`[^`]*`/g) ?? [];
  return new Set(wordsIn(quoted.join(' ').replace(/\$\{[^}]*\}/g, ' ')));
};

/** What German itself has for a day in December and for its time, which a reader in New York has named. */
const calendarWords = ['Dez', 'Dezember', 'MEZ'];

/** What the page says, to eyes and to screen readers. The initials in a logo are no words. */
const saidOn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const said: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode;
      if (!parentElement?.closest('script, [data-soc="SocietyLogo"]')) said.push(textContent ?? '');
    }
    const spoken = ['aria-label', 'aria-valuetext', 'aria-description', 'aria-roledescription'];
    for (const element of document.body.querySelectorAll('*')) {
      for (const name of [...spoken, 'placeholder', 'title', 'alt']) {
        said.push(element.getAttribute(name) ?? '');
      }
    }
    return said.join(' ');
  });

/** A portal as the README tells its authors to write it, in a folder that knows nothing of the workspace. */
describe('another portal', () => {
  let folder: string;
  let browser: Browser;
  let page: Page;
  let complaints: readonly string[];
  let site: { address: string; stop: () => void };

  beforeAll(async () => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'another-portal-')));
    await buildProject({ name: 'another-portal', folder, tarball: inject('tarball') });
    site = await startServer({ folder, command: ['serve.js'] });
    browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
  }, 600_000);

  afterAll(async () => {
    await browser?.close();
    site?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  beforeEach(async () => {
    page = await browser.newPage({ locale: 'en-US', timezoneId: 'America/New_York' });
    complaints = complaintsOf(page);
  });

  afterEach(async () => {
    await page.close();
    expect(complaints).toEqual([]);
  });

  const open = (path: string) => page.goto(`${site.address}${path}`);
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  it('runs under a strict content security policy', async () => {
    const response = await open('');
    const policy = (await response?.headerValue('content-security-policy')) ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain('unsafe');
    // The styles of a component that comes later are let in as well.
    await button('Segelgruppe').click();
    const colour = await button('Beitreten').evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(colour).toBe('rgb(122, 59, 18)');
  });

  it('navigates by its own router without reloading', async () => {
    await open('');
    const firstPage = await page.evaluate(() => performance.timeOrigin);
    await button('Segelgruppe').click();
    await page.getByRole('link', { name: 'Ansehen' }).click();
    await page.waitForURL('**/vereine/3');
    await page.getByRole('heading', { name: 'Segelgruppe' }).waitFor();
    await page.getByRole('link', { name: 'Konto anlegen' }).click();
    await page.waitForURL('**/konto');
    await page.goBack();
    await page.getByRole('heading', { name: 'Herbstregatta' }).waitFor();
    await page.getByRole('link', { name: 'Hafenuni' }).click();
    await page.getByRole('searchbox', { name: 'Vereine suchen' }).waitFor();
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(firstPage);
  });

  it('lets the browser follow links to other sites', async () => {
    await page.context().route('https://laden.example.de/**', (route) => route.fulfill({ body: 'Laden' }));
    await open('vereine/1');
    const shop = page.context().waitForEvent('page');
    await page.getByRole('link', { name: /^Kaufen/ }).click();
    expect((await shop).url()).toBe('https://laden.example.de/schal');
    expect(page.url()).toBe(`${site.address}vereine/1`);
  });

  it('filters, sorts and joins', async () => {
    await open('');
    await page.getByText('14 Vereine').waitFor();
    await page.getByRole('search').getByText('Musik').click();
    await page.getByText('7 Vereine').waitFor();
    await page.getByRole('searchbox').fill('chor');
    await page.getByText('2 Vereine').waitFor();
    await button('Unichor').click();
    await button('Beitreten').click();
    await page.getByText('Willkommen: Unichor').waitFor();
    await button('Schließen').click();
  });

  it('shows amounts, dates and times in its currency, language and zone', async () => {
    await open('vereine/1');
    const event = page.locator('[data-soc="EventCard"]');
    const merch = page.locator('[data-soc="MerchCard"]');
    await event.waitFor();
    const plain = async (text: Promise<string>) => (await text).replace(/\u00a0/g, ' ');
    expect(await plain(event.innerText())).toContain('7,50 €');
    expect(await plain(event.innerText())).toContain('13. Dezember 2026');
    expect(await plain(event.innerText())).toContain('19:30');
    expect(await plain(event.innerText())).toContain('2,5 Stunden');
    expect(await plain(merch.innerText())).toContain('1.249,90 €');
  });

  it('shows only its own texts', async () => {
    const known = new Set([...germanWords(), ...calendarWords]);
    const strange = async () => wordsIn(await saidOn(page)).filter((word) => !known.has(word));
    for (const path of ['', 'vereine/1', 'vereine/99', 'konto', 'anmelden']) {
      await open(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(wordsIn(await saidOn(page)).length).toBeGreaterThan(10);
      expect(await strange(), path).toEqual([]);
    }
    // What an empty form and an opened card say.
    await button('Anmelden').click();
    await page.getByText('Deine Kennung fehlt').waitFor();
    expect(await strange()).toEqual([]);
    await open('konto');
    await button('Konto anlegen').click();
    await page.getByText('Deine Mailadresse fehlt').waitFor();
    expect(await strange()).toEqual([]);
    await open('');
    await button('Segelgruppe').click();
    await page.getByRole('dialog').waitFor();
    expect(await strange()).toEqual([]);
  });

  it('validates its own format of IDs with its own text', async () => {
    await open('konto');
    const id = page.getByLabel('Kennung');
    await id.fill('12345678');
    await id.blur();
    await page.getByText('Bitte so: abc1234').waitFor();
    await page.getByLabel('Vorname').fill('Käthe');
    await page.getByLabel('Nachname').fill('Brandt');
    await page.getByLabel('Mailadresse').fill('kaethe@hafenuni.example');
    await page.getByLabel('Passwort', { exact: true }).fill('Leuchtturm7');
    await page.getByLabel('Passwort noch einmal').fill('Leuchtturm7');
    await button('Konto anlegen').click();
    expect(await id.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await page.getByText('Konto für').count()).toBe(0);
    await id.fill('abc1234');
    await button('Konto anlegen').click();
    await page.getByText('Konto für abc1234 angelegt').waitFor();

    await open('anmelden');
    await page.getByLabel('Kennung').fill('12345678');
    await page.getByLabel('Kennung').blur();
    await page.getByText('Eine Kennung ist so kurz wie abc1234').waitFor();
  });

  it('shows its brand from twenty lines of CSS', async () => {
    const brand = readFileSync(join(import.meta.dirname, 'another-portal/src/brand.css'), 'utf8');
    expect(brand.trim().split('\n').length).toBeLessThanOrEqual(20);
    await open('konto');
    const look = (name: 'backgroundColor' | 'fontFamily' | 'borderRadius' | 'height') =>
      button('Konto anlegen').evaluate((element, property) => getComputedStyle(element)[property], name);
    expect(await look('backgroundColor')).toBe('rgb(138, 28, 28)');
    expect(await look('fontFamily')).toContain('Verdana');
    expect(await look('borderRadius')).toBe('0px');
    expect(await look('height')).toBe('50px');
    const heading = page.getByRole('heading', { level: 1 });
    expect(await heading.evaluate((element) => getComputedStyle(element).fontFamily)).toContain('Georgia');
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
      'rgb(250, 247, 242)',
    );
  });
});
