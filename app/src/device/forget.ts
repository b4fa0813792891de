import { forgetDoors } from '../door/savedDoor.ts';
import { forgetReads } from './kept.ts';

export { keepsReads } from './kept.ts';

/** Deletes what a session has left on this device, so that the next user does not see it. */
export const forgetSession = (): Promise<unknown> => Promise.all([forgetReads(), forgetDoors()]);
