import { copyFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'tsup';

/**
 * Bundled because they consist of hundreds of small files, which take longer to load at startup than the rest of the server.
 */
const ofManyFiles = ['@date-fns/utc', 'date-fns', 'jose', 'kysely', 'typebox'];

/** Bundled for mails, because they are small; React and the renderer stay packages. */
const ofMails = ['societies-mails', /^@react-email\/(?!render)/];

/** `dist/main.js` needs the packages of `dependencies` installed; the contract is bundled. */
export default defineConfig({
  entry: {
    main: 'src/main.ts',
    operate: 'src/operate.ts',
    'database-thread': 'src/database/embedded/thread.ts',
    'workbook-thread': 'src/imports/workbook-thread.ts',
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
  // `node:sqlite` has no name without the prefix.
  removeNodeProtocol: false,
  async onSuccess() {
    const { imageFile, makeImage } = await import('./src/database/embedded/image.ts');
    await makeImage();
    copyFileSync(imageFile, path.join('dist', path.basename(imageFile)));
    const { drawPictures } = await import('./src/database/seeds/demo/stored-pictures.ts');
    await drawPictures(path.join('dist', 'demo-pictures'));
  },
});
