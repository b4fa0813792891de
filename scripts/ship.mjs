/**
 * `npm run ship -- <folder>`: what runs and nothing else, built server, its packages and the built app, as the container's image
 * holds it. `<folder>/data` is empty and the only place that the server writes to.
 */
import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, install, main, pnpm, root, step, StepError } from './workspace.mjs';

await main(async () => {
  const wanted = process.argv[2];
  if (!wanted) throw new StepError('Say where to: npm run ship -- <folder>');
  const folder = resolve(wanted);
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new StepError(`${folder} is not empty.`);

  await install();
  await build();
  await step(
    'Collecting the packages of the server',
    'ship',
    // `--legacy`: the workspace's own contract is bundled, so nothing has to be packed for it.
    `${pnpm} --filter societies-server deploy --prod --legacy "${join(folder, 'packages/societies-server')}"`,
    { env: { ...process.env, CI: 'true' } },
  );
  cpSync(join(root, 'app/dist'), join(folder, 'app/dist'), { recursive: true });
  mkdirSync(join(folder, 'data'));
});
