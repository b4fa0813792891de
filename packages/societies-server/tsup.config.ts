import { copyFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'tsup';

/**
 * Packages of hundreds of small files: found, read and compiled one by one, they take longer at every start than all the rest
 * of the server.
 */
const ofManyFiles = ['@date-fns/utc', 'date-fns', 'jose', 'kysely', 'typebox'];

/** What mails are drawn with: small modules, beside React and the renderer, which stay packages. */
const ofMails = ['societies-mails', /^@react-email\/(?!render)/];

/** `dist/main.js` runs with the packages of `dependencies` installed; the workspace's own contract is bundled in. */
export default defineConfig({
  entry: {
    main: 'src/main.ts',
    operate: 'src/operate.ts',
    'database-thread': 'src/database/embedded/thread.ts',
  },
  format: 'esm',
  platform: 'node',
  target: 'node24',
  clean: true,
  esbuildOptions(options) {
    options.jsx = 'automatic';
  },
  sourcemap: true,
  noExternal: ['societies-contract', ...ofMails, ...ofManyFiles],
  // `node:sqlite` exists under that name only.
  removeNodeProtocol: false,
  async onSuccess() {
    const { imageFile, makeImage } = await import('./src/database/embedded/image.ts');
    await makeImage();
    copyFileSync(imageFile, path.join('dist', path.basename(imageFile)));
  },
});
