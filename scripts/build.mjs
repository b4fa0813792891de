/** `npm run build`: server and app, as `npm start` builds them. */
import { build, install, main } from './workspace.mjs';

await main(async () => {
  await install();
  await build();
});
