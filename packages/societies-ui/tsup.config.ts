import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { defineConfig, type Options } from 'tsup';
import { compileStyles } from './build/compileStyles.ts';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

const entries = globSync('src/exports/*.ts');

/**
 * Builds every module separately, so that a page loads only what it uses, even with a bundler that cannot tree-shake. Named by
 * output path: entries go to the top of `dist`.
 */
const modules = Object.fromEntries(
  globSync('src/**/*.{ts,tsx}')
    .filter((file) => !/\.(test|stories|fixture)\.|stories\.styles/.test(file))
    .map((file) => [file.replace(/^src\/(exports\/)?|\.tsx?$/g, ''), file]),
);

/** The licences of bundled third-party code, by package. */
const licences = new Map<string, string>();

/** Writes licences into one file beside the bundles, because comments would be downloaded with every page of an embedder. */
const collectLicences = {
  name: 'collect-licences',
  setup(build) {
    build.initialOptions.metafile = true;
    build.onEnd(({ metafile }) => {
      for (const input of Object.keys(metafile?.inputs ?? {})) {
        const [, folder, name] = /^(.*node_modules\/((?:@[^/]+\/)?[^/]+))\//.exec(input) ?? [];
        if (!folder || !name || licences.has(name)) continue;
        const [file] = globSync(join(folder, 'LICEN[CS]E*'));
        if (!file) throw new Error(`${name} stands in the bundle without its licence`);
        licences.set(name, readFileSync(file, 'utf8').trim());
      }
      const sorted = [...licences].sort(([one], [other]) => one.localeCompare(other));
      mkdirSync('dist', { recursive: true });
      writeFileSync('dist/licences.txt', sorted.map((parts) => `${parts.join('\n\n')}\n`).join('\n\n'));
    });
  },
} satisfies Plugin;

/** Fonts and page styles stay separate files; font files are copied, so that a bundler need not resolve another package. */
const copyStyles = () => {
  mkdirSync('dist/fonts', { recursive: true });
  const fonts = readFileSync('src/fonts/fonts.css', 'utf8').replace(
    /url\('(\.\.\/\.\.\/node_modules\/[^']+)'\)/g,
    (_, from: string) => {
      cpSync(join('src/fonts', from), join('dist/fonts', basename(from)));
      return `url('./fonts/${basename(from)}')`;
    },
  );
  writeFileSync('dist/fonts.css', fonts);
  for (const file of ['page.css', 'tokens.css']) cpSync(join('src/fonts', file), join('dist', file));
  return Promise.resolve();
};

/**
 * Removes the imports without bindings that esbuild adds to keep modules' order of execution. No module here has side effects
 * (see `sideEffects`), and embedders' bundlers would warn about each such line.
 */
const dropUnusedImports = () => {
  for (const file of globSync('dist/{,parts/}*.js')) {
    const code = readFileSync(file, 'utf8');
    // Keeps an empty line, so that the source map stays right.
    writeFileSync(file, code.replace(/^import "\.\/[^"]+";$/gm, ''));
  }
};

/** Moves the code into `parts`, and leaves only public entries at the top of `dist`. */
const finishModules = () => {
  const folders = new Set(
    Object.keys(modules)
      .filter((name) => name.includes('/'))
      .map((name) => name.slice(0, name.indexOf('/'))),
  );
  for (const folder of folders) rmSync(join('dist', folder), { recursive: true, force: true });
  dropUnusedImports();
  return copyStyles();
};

/** Restores 'use client', which the conversion to CommonJS drops. */
const markForClients = () => {
  for (const entry of entries) {
    if (!readFileSync(entry, 'utf8').startsWith("'use client'")) continue;
    const built = join('dist', basename(entry).replace(/\.ts$/, '.cjs'));
    writeFileSync(built, `"use client";${readFileSync(built, 'utf8')}`);
  }
  return Promise.resolve();
};

const shared: Options = {
  target: 'es2022',
  platform: 'neutral',
  splitting: true,
  sourcemap: true,
  // Bundles the contract, and from Lucide only the icons in use.
  noExternal: [/^societies-contract/, 'lucide'],
  esbuildPlugins: [compileStyles, collectLicences],
  esbuildOptions: (options) => {
    options.jsx = 'automatic';
    options.legalComments = 'none';
    options.chunkNames = 'parts/[name]-[hash]';
  },
};

export default defineConfig([
  { ...shared, format: 'esm', entry: modules, onSuccess: finishModules },
  {
    ...shared,
    format: 'cjs',
    entry: entries,
    onSuccess: markForClients,
    // The last two have no CommonJS build.
    noExternal: [/^societies-contract/, 'lucide', /^@tanstack\/react-table/, /^d3-/],
  },
  {
    ...shared,
    entry: entries,
    dts: {
      only: true,
      compilerOptions: {
        composite: false,
        incremental: false,
        // tsup sets `baseUrl`, which TypeScript 6 reports as deprecated.
        ignoreDeprecations: '6.0',
        // Resolves the contract by path: by package name its types would be left out of the bundle.
        paths: {
          'societies-contract': ['../societies-contract/src/index.ts'],
          'societies-contract/*': ['../societies-contract/src/*.ts'],
        },
      },
    },
    format: ['esm', 'cjs'],
  },
]);
