/**
 * `npm run ship -- <folder>`: writes what the container image holds: the built server, its packages and the built app. At run
 * time only `<folder>/data` is written to.
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
    // `--legacy`, because the workspace's contract is bundled and need not be injected.
    `${pnpm} --filter societies-server deploy --prod --legacy "${join(folder, 'packages/societies-server')}"`,
    { env: { ...process.env, CI: 'true' } },
  );
  cpSync(join(root, 'app/dist'), join(folder, 'app/dist'), { recursive: true });
  mkdirSync(join(folder, 'data'));
});
