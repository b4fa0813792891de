import { createStore } from '../state/store.ts';

/** Whether the page says that it is offline, so that no toast has to. */
export const offlineNoted = createStore(false);
