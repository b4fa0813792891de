/**
 * `pnpm --filter societies-ui sizes`, after a build: what single imports and whole entries cost a page, written between the marks in the
 * README. A test of the package says when the table is no longer true.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const home = join(import.meta.dirname, '..');
const readme = join(home, 'README.md');

/** Code over React and styled-components, as a bundler sends it in production. */
const bundled = async (code: string): Promise<Uint8Array> => {
  const { outputFiles, warnings } = await build({
    stdin: { contents: code, resolveDir: home },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    external: ['react', 'react-dom', 'react/jsx-runtime', 'styled-components'],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  });
  // What a bundler warns of here it would warn every embedder of.
  if (warnings.length > 0) throw new Error(warnings.map(({ text }) => text).join('\n'));
  return outputFiles[0]?.contents ?? new Uint8Array();
};

/** Bytes as gzip sends them: every server has it, and brotli only makes them fewer. */
export const gzipBytes = async (code: string): Promise<number> => gzipSync(await bundled(code)).length;

/** What somebody who chooses a library looks at: the smallest part, the usual ones, and the heaviest. */
const single = [
  'Button',
  'TextField',
  'Select',
  'Combobox',
  'Modal',
  'Menu',
  'SocietyCard',
  'EventCard',
  'ThemeScope',
];
const entries = ['index', 'forms', 'table', 'agenda', 'widgets', 'theme', 'locales/de'];

export interface Size {
  name: string;
  gzip: number;
  brotli: number;
}

const sizeOf = async (name: string, code: string): Promise<Size> => {
  const bytes = await bundled(code);
  return { name, gzip: gzipSync(bytes).length, brotli: brotliCompressSync(bytes).length };
};

const fileOf = (entry: string) => entry.replace('locales/', 'locale-');

/** The sizes of the table, measured on what was built. */
export const measured = async (): Promise<Size[]> => {
  const sizes: Size[] = [];
  for (const name of single)
    sizes.push(await sizeOf(`\`${name}\``, `export { ${name} } from './dist/index.js'`));
  for (const entry of entries) {
    const name = entry === 'index' ? 'societies-ui' : `societies-ui/${entry}`;
    sizes.push(await sizeOf(`all of ${name}`, `export * from './dist/${fileOf(entry)}.js'`));
  }
  return sizes;
};

const kB = (bytes: number) => (bytes / 1024).toFixed(1);
const begin = '<!-- sizes: written by build/sizes.ts -->';
const end = '<!-- end of sizes -->';

/** The sizes that the README says, in kB. */
export const written = (): { name: string; gzip: number; brotli: number }[] => {
  const text = readFileSync(readme, 'utf8');
  const table = text.slice(text.indexOf(begin), text.indexOf(end));
  return [...table.matchAll(/^\| ([^|]*[^| ]) *\| *([\d.]+) *\| *([\d.]+) *\|$/gm)].map(
    ([, name = '', gzip, brotli]) => ({ name, gzip: Number(gzip), brotli: Number(brotli) }),
  );
};

const columns = (cells: readonly string[], widths: readonly number[]) =>
  `| ${cells.map((cell, index) => (index === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[index] ?? 0))).join(' | ')} |`;

const write = async () => {
  const rows = [
    ['import', 'gzip, kB', 'brotli, kB'],
    ...(await measured()).map(({ name, gzip, brotli }) => [name, kB(gzip), kB(brotli)]),
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const [first, ...others] = rows.map((row) => columns(row, widths));
  const line = `| ${widths.map((width, index) => (index === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  const table = [first, line, ...others].join('\n');
  const text = readFileSync(readme, 'utf8');
  const at = text.indexOf(begin);
  if (at < 0) throw new Error('README.md has no marks for the sizes');
  writeFileSync(readme, `${text.slice(0, at)}${begin}\n\n${table}\n\n${text.slice(text.indexOf(end))}`);
};

if (import.meta.main) await write();
