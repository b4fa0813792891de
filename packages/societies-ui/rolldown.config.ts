import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { defineConfig, type InputOptions, type OutputOptions, type Plugin } from 'rolldown';
import { compileStyles } from './build/compileStyles.ts';

const { dependencies, peerDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  'dependencies' | 'peerDependencies',
  Record<string, string>
>;
const packages = Object.keys({ ...dependencies, ...peerDependencies });

/** The package that a module is imported from, `react` of `react/jsx-runtime`. */
const packageOf = (name: string) => packages.find((known) => name === known || name.startsWith(`${known}/`));

const entries = Object.fromEntries(globSync('src/exports/*.ts').map((file) => [basename(file, '.ts'), file]));

/** Bundles the contract, from Lucide only the icons in use, and what the packages are that `bundled` names. */
const input = (bundled?: RegExp): InputOptions => ({
  input: entries,
  platform: 'neutral',
  resolve: { mainFields: ['module', 'main'] },
  external: (name) => {
    const known = packageOf(name);
    return known !== undefined && !bundled?.test(known);
  },
  preserveEntrySignatures: 'strict',
  // No module here has any, as `sideEffects` says.
  treeshake: { moduleSideEffects: false },
  transform: { target: 'es2022' },
  plugins: [compileStyles],
  onLog: (level, log, handle) => {
    // Each file says 'use client' by its banner; those of bundled packages are not needed inside.
    if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
  },
});

/** Entries stand at the top of `dist`, all else in `parts`. */
const output = {
  dir: 'dist',
  exports: 'named',
  // The code is readable as it is; maps were more than half of the package.
  sourcemap: false,
  // Licences have a file of their own: comments would be downloaded with every page of an embedder.
  comments: { annotation: true, legal: false, jsdoc: false },
} satisfies OutputOptions;

const client = "'use client';";

/**
 * Of a client file that a server component names, Next.js loads everything. So each module that needs the browser's React is a client
 * file of its own, and entries only lead to them: a page loads the components it names.
 */
const clientModule = ({ imports }: { imports: readonly string[] }) =>
  imports.some((name) => ['react', 'styled-components'].includes(packageOf(name) ?? '')) ? client : '';

/** The files of fonts that are copied. */
const fontFiles = Array.from(
  readFileSync('src/fonts/fonts.css', 'utf8').matchAll(/node_modules\/[^']+/g),
  ([file]) => file,
);

/** Writes the licences of bundled packages and of the fonts into one file. */
const collectLicences: Plugin = {
  name: 'collect-licences',
  generateBundle(_options, bundle) {
    const licences = new Map<string, string>();
    const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
    for (const module of [...modules, ...fontFiles]) {
      const [, folder, name] = /^(.*node_modules\/((?:@[^/]+\/)?[^/]+))\//.exec(module) ?? [];
      if (!folder || !name || licences.has(name)) continue;
      const [file] = globSync(join(folder, 'LICEN[CS]E*'));
      if (!file) throw new Error(`${name} stands in the bundle without its licence`);
      licences.set(name, readFileSync(file, 'utf8').trim());
    }
    const sorted = [...licences].sort(([one], [other]) => one.localeCompare(other));
    const source = sorted.map((parts) => `${parts.join('\n\n')}\n`).join('\n\n');
    this.emitFile({ type: 'asset', fileName: 'licences.txt', source });
  },
};

/** The last two have no CommonJS build. */
const inCommonJs = input(/^(@tanstack\/react-table|d3-.*)$/);

export default defineConfig([
  {
    ...input(),
    output: {
      ...output,
      format: 'es',
      // Module by module, so that a page loads only what it uses, even with a bundler that cannot tree-shake.
      preserveModules: true,
      preserveModulesRoot: 'src',
      banner: clientModule,
      // npm leaves out folders called node_modules.
      entryFileNames: ({ name, isEntry }) =>
        isEntry && name in entries ? '[name].js' : `parts/${name.replace(/^.*node_modules\//, '')}.js`,
    },
  },
  {
    ...inCommonJs,
    // What it bundles is all that the modules above bundle, and more.
    plugins: [compileStyles, collectLicences],
    output: {
      ...output,
      format: 'cjs',
      // Themes are computed on servers too.
      banner: ({ isEntry, name }) => (isEntry && name !== 'theme' ? client : ''),
      entryFileNames: '[name].cjs',
      chunkFileNames: 'parts/[name]-[hash].cjs',
    },
  },
]);
