// Writes a module that imports each entry of the library, and refuses what it exports without a type; another for CommonJS.
import { readFileSync, writeFileSync } from 'node:fs';

const { exports } = JSON.parse(readFileSync('node_modules/societies-ui/package.json', 'utf8'));
const code = Object.keys(exports)
  .filter((entry) => !/\.(json|txt)$/.test(entry))
  .map((entry, index) => {
    const name = `societies-ui${entry.slice(1)}`;
    if (entry.endsWith('.css')) return `import '${name}';`;
    return `import type * as entry${index} from '${name}';\nexport const all${index}: Typed<typeof entry${index}> = true;`;
  });
const head = [
  'type Untyped<M> = { [K in keyof M]: 0 extends 1 & M[K] ? K : never }[keyof M];',
  'type Typed<M> = [Untyped<M>] extends [never] ? true : Untyped<M>;',
];
for (const file of ['entries.ts', 'entries.cts']) writeFileSync(file, [...head, ...code].join('\n'));
