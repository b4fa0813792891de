/** `pnpm chromatic`: publishes Storybook to Chromatic for visual review, in the modes that stories declare. */
import { spawnSync } from 'node:child_process';
import { environment, root } from './workspace.mjs';

if (!process.env['CHROMATIC_PROJECT_TOKEN']) {
  console.error(
    'Set CHROMATIC_PROJECT_TOKEN to the project token that Chromatic shows under Manage → Configure.',
  );
  process.exit(1);
}

const { status } = spawnSync('chromatic', process.argv.slice(2), {
  cwd: root,
  env: environment,
  shell: true,
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
