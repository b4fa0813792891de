import { nextTask } from './nextTask.ts';

// Imported first, so that the libraries' code runs in one task and the app's own in the next.
await nextTask();
