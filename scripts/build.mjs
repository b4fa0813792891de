/** `npm run build` builds the server and the app as `npm start` does; `npm run build server` builds the server only. */
import { build, buildServer, install, main } from './workspace.mjs';

await main(async () => {
  await install();
  await (process.argv[2] === 'server' ? buildServer() : build());
});
