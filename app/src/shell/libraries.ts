import { nextTask } from './nextTask.ts';

// Imported first: the libraries' code has run before it, the app's own runs after it, in a task of its own.
await nextTask();
