// Reports how much JavaScript each path downloads on a first visit, in bytes after Brotli, and fails if one exceeds its budget.
// Needs the output of `vite build`.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { budgets, firstVisits } from '../page-modules.ts';

const dist = path.resolve(process.env.APP_DIST ?? path.join(import.meta.dirname, '../dist'));

/** @typedef {{ file: string, name?: string, imports?: string[], css?: string[] }} Chunk */
/** @type {Record<string, Chunk>} */
const manifest = JSON.parse(await readFile(path.join(dist, '.vite/manifest.json'), 'utf8'));

/** @type {Map<string, Promise<number>>} */
const sizes = new Map();
/** @param {string} file */
function sizeOf(file) {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const size = readFile(path.join(dist, file)).then(
    (bytes) =>
      brotliCompressSync(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }).length,
  );
  sizes.set(file, size);
  return size;
}

/**
 * The files of a chunk and of everything it imports statically.
 * @param {string} key
 * @param {Map<string, string>} found
 */
function collect(key, found) {
  const chunk = manifest[key];
  if (chunk === undefined)
    throw new Error(`${key} is not in the manifest. Build the app, or mend page-modules.ts.`);
  if (found.has(key)) return found;
  found.set(key, chunk.file);
  for (const imported of chunk.imports ?? []) collect(imported, found);
  return found;
}

// Vite inlines the entry into the page, because it only imports; this chunk is what it imports.
const entry = Object.keys(manifest).find((key) => manifest[key]?.name === 'index');
if (entry === undefined) throw new Error('The manifest has no chunk of what every page needs.');

const rows = await Promise.all(
  Object.entries(firstVisits).map(async ([route, modules]) => {
    const found = collect(entry, new Map());
    for (const module of modules) collect(module, found);
    const parts = await Promise.all(
      [...found.values()].map(async (file) => ({ file, bytes: await sizeOf(file) })),
    );
    return { route, parts, bytes: parts.reduce((sum, part) => sum + part.bytes, 0), budget: budgets[route] };
  }),
);

const kB = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`;
let over = false;
for (const { route, parts, bytes, budget } of rows) {
  const tooMuch = budget !== undefined && bytes > budget;
  over ||= tooMuch;
  const limit = budget === undefined ? '' : ` of ${kB(budget)}${tooMuch ? '  OVER BUDGET' : ''}`;
  console.log(`${route.padEnd(16)} ${kB(bytes).padStart(9)}${limit}`);
  if (process.argv.includes('--parts')) {
    for (const part of parts.toSorted((a, b) => b.bytes - a.bytes)) {
      console.log(`    ${kB(part.bytes).padStart(9)}  ${part.file}`);
    }
  }
}

// Must not load with any page: needed only to upload, crop or rearrange.
const onDemand = {
  'supabase-js': /supabase/i,
  'the widget grid': /react-grid-item/,
  'the cropper': /reactEasyCrop/,
};
for (const { route, parts } of rows) {
  for (const { file } of parts) {
    const text = await readFile(path.join(dist, file), 'utf8');
    for (const [what, mark] of Object.entries(onDemand)) {
      if (!mark.test(text)) continue;
      over = true;
      console.log(`${route} loads ${what} at once, in ${file}.`);
    }
  }
}
process.exitCode = over ? 1 : 0;
