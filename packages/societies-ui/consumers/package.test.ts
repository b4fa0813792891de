import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { publint } from 'publint';
import { describe, expect, inject, it } from 'vitest';
import { gzipBytes, measured, written } from '../build/sizes.ts';
import { environment } from './build.ts';

const home = join(import.meta.dirname, '..');
const dist = join(home, 'dist');
const read = (file: string) => readFileSync(join(home, file), 'utf8');

interface Manifest {
  dependencies: Record<string, string>;
  exports: Record<string, string>;
  publishConfig: { exports: Record<string, unknown> };
}
const manifest = JSON.parse(read('package.json')) as Manifest;

describe('what is published', () => {
  it('has every entry that the workspace uses', () => {
    const published: Record<string, unknown> = Object.fromEntries(
      Object.entries(manifest.exports).map(([entry, source]): [string, unknown] => {
        const name = basename(source, '.ts');
        if (source.endsWith('.css')) return [entry, { types: './dist/css.d.cts', default: `./dist/${name}` }];
        if (source.endsWith('tokens.json')) return [entry, `./dist/tokens.json`];
        if (!source.endsWith('.ts')) return [entry, source];
        return [
          entry,
          {
            import: { types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` },
            require: { types: `./dist/${name}.d.cts`, default: `./dist/${name}.cjs` },
          },
        ];
      }),
    );
    // What the build writes of the components.
    const described = { './components.json': './dist/components.json', './llms.txt': './dist/llms.txt' };
    expect(manifest.publishConfig.exports).toEqual({ ...published, ...described });
    expect(Object.values(manifest.exports).filter((source) => !existsSync(join(home, source)))).toEqual([]);
  });

  const marked = (file: string) => readFileSync(join(dist, file), 'utf8').startsWith('"use client"');

  it.each(globSync('src/exports/*.ts', { cwd: home }).map((file) => basename(file, '.ts')))(
    'marks %s for clients in CommonJS, themes aside, and leaves that to its modules elsewhere',
    (entry) => {
      expect(marked(`${entry}.cjs`)).toBe(entry !== 'theme');
      expect(marked(`${entry}.js`)).toBe(false);
    },
  );

  it('marks the modules for clients that need React or styles, and no other', () => {
    const needsClient = /^import .*? from "(?:react|react\/jsx-runtime|styled-components)";$/m;
    const parts = globSync('parts/**/*.js', { cwd: dist });
    const needed = parts.filter((file) => needsClient.test(readFileSync(join(dist, file), 'utf8')));
    expect(needed).toContain(join('parts/base/Button/Button.js'));
    expect(parts.filter(marked)).toEqual(needed);
  });

  it('needs no package of the workspace', () => {
    const own = /(?:from|require\(|import\()\s*['"](?:societies-contract|lucide)|\.tsx?['"]/;
    const files = globSync('**/*.{js,cjs,d.ts,d.cts}', { cwd: dist });
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((file) => own.test(readFileSync(join(dist, file), 'utf8')))).toEqual([]);
  });

  it('has the licences of bundled packages and fonts', () => {
    const licences = readFileSync(join(dist, 'licences.txt'), 'utf8');
    for (const name of [
      'lucide',
      '@tanstack/table-core',
      'd3-shape',
      '@fontsource-variable/inter',
      '@fontsource-variable/space-grotesk',
    ]) {
      expect(licences).toMatch(new RegExp(`^${name}\n\n.*(ISC|MIT|Copyright)`, 'm'));
    }
    const bundles = globSync('**/*.{js,cjs}', { cwd: dist });
    expect(bundles.filter((file) => readFileSync(join(dist, file), 'utf8').includes('@license'))).toEqual([]);
  });

  it('has the fonts that its styles name', () => {
    const css = readFileSync(join(dist, 'fonts.css'), 'utf8');
    const named = [...css.matchAll(/url\("([^"]+)"\)/g)].map(([, url]) => url ?? '');
    expect(named.length).toBe(4);
    expect(named.filter((url) => !existsSync(join(dist, url)))).toEqual([]);
  });

  it('has no source maps, and depends on no package that it does not import', () => {
    expect(globSync('**/*.map', { cwd: dist })).toEqual([]);
    const code = globSync('**/*.{js,cjs}', { cwd: dist })
      .map((file) => readFileSync(join(dist, file), 'utf8'))
      .join('\n');
    const idle = Object.keys(manifest.dependencies).filter(
      (name) => !new RegExp(`(?:from|import|require\\(|import\\()\\s*["']${name}(?:/[^"']*)?["']`).test(code),
    );
    expect(idle).toEqual([]);
  });

  it('loads in plain Node, as a module and as CommonJS', () => {
    const names = globSync('*.cjs', { cwd: dist }).map((file) => basename(file, '.cjs'));
    const options = { cwd: dist, env: environment, encoding: 'utf8' } as const;
    const asModules = names.map((name) => `await import('./${name}.js')`).join(';');
    const asCommonJs = names.map((name) => `require('./${name}.cjs')`).join(';');
    expect(
      execFileSync('node', ['--input-type=module', '-e', `${asModules};console.log('fine')`], options),
    ).toBe('fine\n');
    expect(
      execFileSync('node', ['--input-type=commonjs', '-e', `${asCommonJs};console.log('fine')`], options),
    ).toBe('fine\n');
  });

  it('is clean for publint', async () => {
    const { messages } = await publint({
      pack: { tarball: new Uint8Array(readFileSync(inject('tarball'))).buffer },
      strict: true,
    });
    expect(messages).toEqual([]);
  });

  it('is clean for are-the-types-wrong', () => {
    const { status, stdout } = spawnSync(
      'attw',
      [
        inject('tarball'),
        '--profile',
        'node16',
        '--exclude-entrypoints',
        'fonts.css',
        'page.css',
        'tokens.css',
        'llms.txt',
        '--no-emoji',
      ],
      { cwd: home, env: environment, encoding: 'utf8' },
    );
    expect(status, stdout).toBe(0);
  });
});

const kB = 1024;

describe('bytes', () => {
  /** Measured once, for two tests. */
  let sizes: ReturnType<typeof measured> | undefined;
  const allSizes = () => (sizes ??= measured());

  /**
   * All of an entry at once, in kB: what nobody loads, and what a careless import would grow. The same code takes a hundredth more or
   * less, by the order in which its modules come. Ids of styled components are half a hundredth, and what
   * keeps a host's CSS away two. A field that its form can reset takes a fifth of a kB.
   */
  const budgets: Record<string, number> = {
    // Of which 30 kB write the Markdown of posts, 12 keep lists beside their fields and buttons, 1 lets a logo and a name travel, half of
    // one keeps the focus with an event whose button has gone, 2 are the bar at the foot of phones, 2 read numbers, 1 looks into pictures,
    // and 1 finds names however their letters are typed.
    index: 141.25,
    // Of which 15 are a combobox, 11 move data in, and 1.5 keep the focus in tables and lead back to them.
    admin: 110.5,
    // Of which 28 kB are tables, 9 the fields of a round, and half a kB the office's check boxes.
    affiliation: 73,
    // Of which half a kB keeps the focus in a row whose button has gone, and 1 is the field of a question's reason.
    agenda: 38.25,
    analytics: 27.75,
    carousel: 13.5,
    // Of which 15 kB are a combobox, 8 of them what keeps its list in view, 28 the table of members, and half of one the
    // chips of a role's rights.
    committee: 82.75,
    // Of which 20 kB read codes, fetched when a camera is there, half of one lists check-ins that did not count, and half
    // of one notes payments.
    door: 47.25,
    // Of which 12 kB are menus beside their buttons, and 9 the form that calls an election.
    elections: 58.75,
    // Of which 13 kB search for societies and keep menus beside their buttons, and 1.5 note payments and say how to pay.
    event: 53.5,
    // Of which 1 kB asks who deletes an account to sign in at the university, 2 read numbers, 2 say what is wrong with a form, and
    // 1 asks how an event is paid.
    forms: 115,
    // Of which 30 kB write Markdown, and 15 are a combobox.
    handover: 79.5,
    icons: 5.9,
    'locale-de': 36.25,
    // Of which 1 kB looks into pictures, because some have no type or are too large to decode.
    images: 27.5,
    // Of which 28 kB are tables, 8 a QR code, and 13 menus beside their buttons.
    membership: 104.75,
    // Of which 30 kB write Markdown.
    messages: 62,
    // Of which half a kB are the rules of an icon button, which the bell looks like, 2 are the switch and the question of push, and half of
    // one says that there is no network.
    notices: 19.25,
    plots: 21.5,
    // Of which 30 kB write Markdown.
    site: 38.25,
    // Of which 30 kB write Markdown, and 22 check forms.
    'site-form': 73,
    // Of which half a kB keeps the focus in its rows.
    table: 35.25,
    theme: 8.5,
    'theme-editor': 20.75,
    tooltip: 17,
    'widget-grid': 50.75,
    // Of which 32 kB write the Markdown of posts, fetched when one is shown.
    widgets: 70.25,
  };

  it('has a budget for every entry', () => {
    expect(Object.keys(budgets).sort()).toEqual(
      globSync('*.cjs', { cwd: dist })
        .map((file) => basename(file, '.cjs'))
        .sort(),
    );
  });

  it.each(Object.entries(budgets))('%s keeps to %d kB', async (entry, budget) => {
    expect(await gzipBytes(`export * from './dist/${entry}.js'`)).toBeLessThanOrEqual(budget * kB);
  });

  it('says in the README what imports cost, within a twentieth', async () => {
    const said = written();
    const found = await allSizes();
    expect(said.map(({ name }) => name)).toEqual(found.map(({ name }) => name));
    const wrong = found.filter(({ gzip, brotli }, row) => {
      const isFar = (bytes: number, told = 0) => Math.abs(bytes / kB - told) > Math.max(0.1, told / 20);
      return isFar(gzip, said[row]?.gzip) || isFar(brotli, said[row]?.brotli);
    });
    expect(wrong, 'write the table anew: pnpm --filter societies-ui sizes').toEqual([]);
  });

  it('sends a Button in 3.5 kB of brotli', async () => {
    const [button] = await allSizes();
    expect(button?.name).toBe('`Button`');
    expect(button?.brotli).toBeLessThanOrEqual(3.5 * kB);
  });

  const base = [
    ...read('src/exports/index.ts').matchAll(/export \{([^}]*)\} from '\.\.\/(?:base|theme|host)\//g),
  ]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => /^[A-Z]/.test(name) && name !== 'ThemeScope');

  /**
   * What may take more than the others, in kB: 8 of a combobox and a menu keep its list beside its field or button, as for a tooltip;
   * toasts lead the keyboard to what they offer and back. A combobox also finds names however their letters are typed, and a question has
   * fields for a reason and a name.
   */
  const larger: Record<string, number> = {
    Combobox: 17,
    ConfirmDialog: 9.25,
    Menu: 12.5,
    ToastProvider: 7.25,
  };

  it.each(base)('%s alone keeps to its kB', async (name) => {
    const most = larger[name] ?? 6.25;
    expect(await gzipBytes(`export { ${name} } from './dist/index.js'`)).toBeLessThanOrEqual(most * kB);
  });
});
