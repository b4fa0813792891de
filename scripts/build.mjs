/** `npm run build`: server and app, as `npm start` builds them. `npm run build server`: the server alone. */
import { build, buildServer, install, main } from './workspace.mjs';

await main(async () => {
  await install();
  await (process.argv[2] === 'server' ? buildServer() : build());
});
