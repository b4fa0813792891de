import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToString } from 'react-dom/server';
import { defaultTheme } from 'societies-contract';
import { ToastProvider } from 'societies-ui';
import { describe, expect, it } from 'vitest';
import { adviceOf } from '../src/guides/advice.ts';
import { keysOf } from '../src/guides/keys.ts';
import { otherNamesIn } from '../src/guides/otherNames.ts';
import { sectionOf } from '../src/guides/sections.ts';
import { Directory } from '../consumers/patterns/Directory.tsx';
import { EventPage } from '../consumers/patterns/EventPage.tsx';
import { PortalHome } from '../consumers/patterns/PortalHome.tsx';
import { agendaEvents, agendaNow } from '../src/agenda/agenda.fixture.ts';
import { open, storyNow } from '../src/events/events.fixture.ts';
import { categories, societies } from '../src/societies/societies.fixture.ts';

const home = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(home, file), 'utf8');
const guides = globSync('src/**/*.mdx', { cwd: home });

/** As Storybook makes an address of a title or of a story's name. */
const addressOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, '-')
    .replace(/^-|-$/g, '');
const wordsOf = (name: string) => name.replace(/([a-z\d])([A-Z])/g, '$1 $2');

const stories = globSync('src/**/*.stories.tsx', { cwd: home }).map((file) => {
  const source = read(file);
  const [meta = ''] = /const meta = \{[^]*?^\}/m.exec(source) ?? [];
  return {
    title: /\btitle: '([^']+)'/.exec(meta)?.[1] ?? '',
    hasPage: !meta.includes("'!autodocs'"),
    names: [...source.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name),
  };
});
const addresses = new Set([
  ...stories.flatMap(({ title, names, hasPage }) => [
    ...(hasPage ? [`docs/${addressOf(title)}--docs`] : []),
    ...names.map((name) => `story/${addressOf(title)}--${addressOf(wordsOf(name))}`),
  ]),
  ...guides.map((file) => `docs/${addressOf(/<Meta title=(["'])(.*?)\1/.exec(read(file))?.[2] ?? '')}--docs`),
]);

describe('the guides', () => {
  it.each(guides)('%s leads to pages that exist', (file) => {
    const source = read(file);
    const led = [...source.matchAll(/\?path=\/([\w/-]+)|to: '([^']+)'/g)].map(
      ([, one, other]) => one ?? other,
    );
    expect(led.filter((address) => !addresses.has(address ?? ''))).toEqual([]);
  });

  it('show each section of the README in one place', () => {
    const headings = [...read('README.md').matchAll(/^## (.*)$/gm)].map(([, title]) => title);
    const shown = guides.flatMap((file) =>
      [...read(file).matchAll(/<Section of="([^"]+)" \/>/g)].map(([, title]) => title),
    );
    expect(shown.sort()).toEqual(headings.sort());
  });

  it('take a section whole, with what stands under it, and without its heading', () => {
    const text = '# A\n\none\n\n## B\n\n```sh\n# no heading\n```\n\n### C\n\ntwo\n\n## D\n\nthree\n';
    expect(sectionOf(text, 'B')).toBe('```sh\n# no heading\n```\n\n### C\n\ntwo');
    expect(() => sectionOf(text, 'E')).toThrow('No heading "E"');
  });
});

describe('the tables of keys', () => {
  const sources = globSync('src/*/*/*.{tsx,ts}', { cwd: home }).filter(
    (file) => !/\.stories\.|\.fixture\./.test(file),
  );

  it.each(Object.entries(keysOf))('%s handles each key that its table names', (name, rows) => {
    const folder = sources.filter((file) => file.split('/')[2] === name);
    expect(folder).not.toEqual([]);
    const source = folder
      .map(read)
      .join('\n')
      .replaceAll("' '", 'Space')
      .replace(/shiftKey/g, 'Shift');
    const missing = rows
      .filter(({ native }) => !native)
      .flatMap(({ keys }) => keys.split(' '))
      .filter((key) => !new RegExp(`\\b${key}\\b`).test(source));
    expect(missing).toEqual([]);
  });
});

describe('do and don’t', () => {
  const exported = new Set(
    globSync('src/exports/*.ts', { cwd: home }).flatMap((file) => read(file).match(/\b[A-Z]\w*/g) ?? []),
  );
  const named = (folder: string) =>
    globSync(`src/${folder}/*/*.tsx`, { cwd: home })
      .filter((file) => !/\.(stories|fixture)\./.test(file))
      .flatMap((file) => [...read(file).matchAll(/^(\w+)\.displayName = /gm)].map(([, name = '']) => name));
  const all = named('*');

  const shown = new Set(
    globSync('src/**/*.stories.tsx', { cwd: home }).flatMap(
      (file) => /^ {2}component: (\w+)/m.exec(read(file))?.[1] ?? [],
    ),
  );

  it('are said of every component that has a page', () => {
    const parts = [...new Set(all)].filter((name) => exported.has(name) && shown.has(name));
    expect(parts.length).toBeGreaterThan(180);
    expect(parts.filter((name) => !adviceOf[name])).toEqual([]);
  });

  it.each(Object.entries(adviceOf))('are said of %s, which exists, at least two of each', (name, advice) => {
    expect(all).toContain(name);
    for (const lines of [advice.do, advice.dont]) expect(lines.length).toBeGreaterThanOrEqual(2);
    for (const line of advice.dont) expect(line).toMatch(/^Do not /);
    const names = [...advice.do, ...advice.dont].flatMap((line) => line.match(/`[A-Z]\w+`/g) ?? []);
    for (const other of names) expect([...exported]).toContain(other.slice(1, -1));
  });
});

describe('the search of the Storybook', () => {
  const names = otherNamesIn(read('src/guides/OtherNames.mdx'));

  /** What stands in the list for a word: components that are named so here, or elsewhere. */
  const found = (word: string) =>
    stories
      .filter(({ title }) =>
        [title.split('/').at(-1) ?? '', ...(names[`${addressOf(title)}--docs`] ?? [])].some((name) =>
          name.toLowerCase().includes(word),
        ),
      )
      .map(({ title }) => title.split('/').at(-1));

  it.each([
    ['404', 'NotFound'],
    ['alert', 'Toast', 'ErrorState'],
    ['autocomplete', 'Combobox'],
    ['avatar', 'Avatar', 'AvatarEditor'],
    ['badge', 'Badge'],
    ['banner', 'BannerEditor'],
    ['breadcrumb', 'PageHeader'],
    ['calendar', 'MonthCalendar', 'DateField'],
    ['chart', 'PlotCard'],
    ['checkbox', 'Checkbox', 'CheckboxGroup'],
    ['chip', 'ChoiceChips', 'FilterChips', 'Badge'],
    ['collapse', 'Accordion'],
    ['color picker', 'ThemeEditor'],
    ['comments', 'RequestThread'],
    ['crop', 'ImageCropper'],
    ['csv', 'MoveIn', 'ExportButton'],
    ['date picker', 'DateField'],
    ['dialog', 'Modal', 'ConfirmDialog'],
    ['dropdown', 'Menu', 'Combobox', 'Select'],
    ['dropzone', 'FileDrop'],
    ['filter', 'FilterChips', 'SocietyFilters'],
    ['footer', 'SiteFooter'],
    ['input', 'TextField'],
    ['lightbox', 'Modal'],
    ['loader', 'Spinner', 'Skeleton'],
    ['login', 'LoginForm'],
    ['modal', 'Modal', 'FormModal'],
    ['navbar', 'TopNavigation'],
    ['notification', 'NoticeBell', 'NoticeList'],
    ['picker', 'DateField', 'TimeField', 'FileDrop', 'ThemeEditor'],
    ['popover', 'Tooltip'],
    ['qr', 'QrCode', 'CodeScanner'],
    ['radio', 'ChoiceChips'],
    ['search', 'SearchField', 'CommandPalette'],
    ['sidebar', 'SocietyRail'],
    ['sign in', 'LoginForm'],
    ['slideshow', 'Carousel'],
    ['snackbar', 'Toast'],
    ['stepper', 'NumberField'],
    ['survey', 'SignupQuestions'],
    ['switch', 'Switch'],
    ['table', 'DataTable'],
    ['tabs', 'Tabs', 'SocietyTabs'],
    ['tag', 'Badge'],
    ['textarea', 'TextArea'],
    ['ticket', 'QrCode'],
    ['toast', 'Toast'],
    ['toggle', 'Switch'],
    ['tooltip', 'Tooltip'],
    ['upload', 'FileDrop', 'ImageField'],
    ['voting', 'Ballot'],
  ])('finds by "%s" what it is called here', (word, ...wanted) => {
    expect(found(word)).toEqual(expect.arrayContaining(wanted));
  });
});

describe('the patterns', () => {
  const nothing = () => Promise.resolve();

  it('show a directory with its societies', () => {
    const html = renderToString(
      <ToastProvider>
        <Directory societies={societies} categories={categories} join={nothing} />
      </ToastProvider>,
    );
    expect(html).toContain('data-soc="SocietyFilters"');
    expect(html).toContain(societies[0]?.name);
  });

  it('show an event with its action', () => {
    const html = renderToString(
      <ToastProvider>
        <EventPage event={open} theme={defaultTheme} now={storyNow} register={nothing} />
      </ToastProvider>,
    );
    expect(html).toContain(open.name);
    expect(html).toContain('Register');
  });

  it('show a home with what is on and with societies', () => {
    const html = renderToString(
      <PortalHome societies={societies} events={[...agendaEvents]} now={agendaNow} />,
    );
    expect(html).toContain('data-soc="Agenda"');
    expect(html).toContain('data-soc="SocietyGrid"');
  });
});

describe('the table of hosts', () => {
  const rows = [
    ...read('consumers/README.md').matchAll(/^\| \[[^\]]+\]\(([^)]+)\)[^|]*\|([^|]*)\|([^|]*)\|/gm),
  ].map(([, path = '', version = '', react = '']) => ({
    path,
    version: version.trim(),
    react: react.trim(),
  }));

  it('has every host, and no other', () => {
    const projects = globSync('*/package.json', { cwd: join(home, 'consumers') }).map(
      (file) => file.split('/')[0],
    );
    const named = new Set(rows.map(({ path }) => path.split('/')[0]));
    // `types` is compiled and never opened; the text below the table tells of it.
    expect([...named].sort()).toEqual(projects.filter((name) => name !== 'types').sort());
    const pages = /const pages = \[([^\]]*)\]/.exec(read('consumers/hosts.test.ts'))?.[1] ?? '';
    for (const [, page = ''] of pages.matchAll(/'(\w+)'/g))
      expect(
        rows.filter(({ path }) => path.includes(`${page}.`)),
        page,
      ).toHaveLength(1);
  });

  it.each(rows)('says the versions that $path installs', ({ path, version, react }) => {
    const { dependencies, devDependencies } = JSON.parse(
      read(join('consumers', path.split('/')[0] ?? '', 'package.json')),
    ) as { dependencies: Record<string, string>; devDependencies?: Record<string, string> };
    expect(react).toBe(dependencies['react']);
    if (version) expect(Object.values({ ...dependencies, ...devDependencies })).toContain(version);
  });
});
