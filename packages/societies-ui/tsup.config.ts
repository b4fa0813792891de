import { globSync } from 'node:fs';
import { defineConfig } from 'tsup';

/** Only types: `rolldown.config.ts` builds the code. */
export default defineConfig({
  entry: globSync('src/exports/*.ts'),
  format: ['esm', 'cjs'],
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
  noExternal: [/^societies-contract/, 'lucide'],
});
