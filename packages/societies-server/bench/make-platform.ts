/** Seeds the large platform in a process of its own: it takes memory that the measured server would keep. */
import { makePlatform } from './platforms.ts';

await makePlatform();
process.disconnect();
