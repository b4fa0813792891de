/** `node make-platform.ts <societies>` */
import { makePlatform } from './platforms.ts';

await makePlatform(Number(process.argv[2]));
process.disconnect();
