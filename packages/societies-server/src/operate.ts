/** The process of `npm run backup`, `restore` and `admin`. */
import { runCommand } from './operations/commands.ts';

process.exitCode = await runCommand(process.argv.slice(2), process);
