/** Yields so that the browser can handle input. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
