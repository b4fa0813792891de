import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { defineConfig, type Options } from 'tsup';
import { transformWithOxc } from 'vite';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/** The public entries: every file of `src/exports`. */
const entries = globSync('src/exports/*.ts');

/**
 * Every module of the library by itself, so that a page carries only those it uses, whatever its bundler can drop. By the name
 * of what is built of it: an entry stands at the top of `dist`.
 */
const modules = Object.fromEntries(
  globSync('src/**/*.{ts,tsx}')
    .filter((file) => !/\.(test|stories|fixture)\.|stories\.styles/.test(file))
    .map((file) => [file.replace(/^src\/(exports\/)?|\.tsx?$/g, ''), file]),
);

/** CSS without its comments and indentation, by the compiler that Vite brings. */
const minifyStyles = {
  name: 'minify-styles',
  setup(build) {
    build.onLoad({ filter: /\.styles\.ts$|[\\/]theme[\\/]styles[\\/]\w+\.ts$/ }, async ({ path }) => {
      const { code } = await transformWithOxc(await readFile(path, 'utf8'), path, {
        plugins: {
          styledComponents: {
            minify: true,
            displayName: false,
            fileName: false,
            ssr: false,
            pure: false,
            transpileTemplateLiterals: false,
          },
        },
      });
      return { contents: code, loader: 'js' };
    });
  },
} satisfies Plugin;

/** The licences of others' code that stands in the bundles, by package. */
const licences = new Map<string, string>();

/** Named once in a file beside the bundles rather than in a comment that every page of an embedder would carry. */
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

/** Fonts and page styles are files of their own; the faces are copied, so that no bundler has to find another package. */
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
 * esbuild names every module behind a file, also where nothing of it is used, to keep the order in which modules run. Nothing
 * here does anything when it runs, as `sideEffects` says, and embedders' bundlers would warn of each such line.
 */
const dropUnusedImports = () => {
  for (const file of globSync('dist/{,parts/}*.js')) {
    const code = readFileSync(file, 'utf8');
    // The line stays, for the source map.
    writeFileSync(file, code.replace(/^import "\.\/[^"]+";$/gm, ''));
  }
};

/** The code of each module stands in `parts`; of the modules themselves only the public ones are entries. */
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

/** Turning modules into CommonJS loses the directive. */
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
  // The contract is part of the library; of the icons only the drawings in use are.
  noExternal: [/^societies-contract/, 'lucide'],
  esbuildPlugins: [minifyStyles, collectLicences],
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
    // These have no CommonJS of their own.
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
        // tsup sets a base of its own, which TypeScript 6 calls outdated.
        ignoreDeprecations: '6.0',
        // Found by name the contract would count as a package of its own, and its types would stay outside.
        paths: {
          'societies-contract': ['../societies-contract/src/index.ts'],
          'societies-contract/*': ['../societies-contract/src/*.ts'],
        },
      },
    },
    format: ['esm', 'cjs'],
  },
]);
