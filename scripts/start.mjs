/** `npm start`: installs and builds if needed, then runs the server, which migrates, seeds and serves. */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { build, environment, install, main, pinnedNode, root } from './workspace.mjs';

await main(async () => {
  await install();
  await build();

  // Semi-space size, MiB. Node's default on large machines is four times this, is never given back to the system and is no
  // faster.
  const server = spawn(pinnedNode, ['--max-semi-space-size=16', 'packages/societies-server/dist/main.js'], {
    cwd: root,
    // glibc keeps a separate arena of freed memory for every thread that decodes pictures; two are as fast and use much less.
    env: { MALLOC_ARENA_MAX: '2', ...environment },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });

  // The server receives a terminal's or a process group's signal itself, and a second one would cut its shutdown short. So it
  // is not signalled again: it shuts down when this channel closes, which also happens if this process is killed.
  const stop = () => {
    setTimeout(() => server.connected && server.disconnect(), 150);
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, stop);

  // npm runs this through a shell, which dies on a signal without forwarding it.
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
