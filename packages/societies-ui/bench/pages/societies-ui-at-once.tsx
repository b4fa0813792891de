import { themed } from './directory';
import { start } from './start';

start(themed(false));
