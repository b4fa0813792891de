/** `npm run backup`, `npm run restore`, `npm run admin`: builds if needed, then runs the server's command of that name. */
import { spawn } from 'node:child_process';
import { build, environment, install, main, pinnedNode, root } from './workspace.mjs';

await main(async () => {
  await install();
  await build();
  const command = spawn(pinnedNode, ['packages/societies-server/dist/operate.js', ...process.argv.slice(2)], {
    cwd: root,
    env: environment,
    stdio: 'inherit',
  });
  process.exitCode = await new Promise((resolve, reject) => {
    command.once('error', reject);
    command.once('exit', (code) => resolve(code ?? 1));
  });
});
