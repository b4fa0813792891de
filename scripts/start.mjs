/** `npm start`: installs, builds, then runs the server, which migrates, seeds and serves. What is done already is skipped. */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { build, environment, install, main, pinnedNode, root } from './workspace.mjs';

await main(async () => {
  await install();
  await build();

  // MiB for what is forgotten at once: four times that, Node's default on large machines, was kept for good and made nothing faster.
  const server = spawn(pinnedNode, ['--max-semi-space-size=16', 'packages/societies-server/dist/main.js'], {
    cwd: root,
    // glibc keeps an arena of freed memory for every thread that decodes pictures; two are as fast and much smaller.
    env: { MALLOC_ARENA_MAX: '2', ...environment },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });

  // A terminal and a group kill signal the server too, and a second signal would cut its drain short. So the server is not
  // signalled again: it drains when this channel closes, also when this process dies without a word.
  const stop = () => {
    setTimeout(() => server.connected && server.disconnect(), 150);
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, stop);

  // npm runs this through a shell, and a shell that gets a signal dies without passing it on.
  const shell = process.ppid;
  setInterval(() => process.ppid !== shell && stop(), 200).unref();

  server.once('error', (error) => {
    console.error(`The server could not be started: ${error.message}`);
    process.exitCode = 1;
  });
  server.once('exit', (code, signal) => {
    process.exitCode = code ?? 128 + (signal ? constants.signals[signal] : 0);
    if (server.connected) server.disconnect();
  });
});
