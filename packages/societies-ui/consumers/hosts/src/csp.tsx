import { Part } from './Part';
import { start } from './start';

start(<Part />);
