/** Ends the task: what follows begins in one of its own, and the browser can answer a finger in between. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
