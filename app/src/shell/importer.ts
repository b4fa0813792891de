/** Builds another address for a file that failed to import, if the browser's error names it. */
function elsewhere(error: unknown): string | undefined {
  const words = error instanceof TypeError ? error.message.split(/\s/) : [];
  const [file] = words.flatMap((word) => /^https?:[^?]+\.js/.exec(word)?.[0] ?? []);
  return file && `${file}?again=${Date.now()}`;
}

/**
 * Makes an import that can be tried again. The next try after a failure asks for another address, because browsers cache the
 * failure of an import until the page is reloaded.
 */
export function importer<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let next = load;
  return async () => {
    try {
      return await next();
    } catch (error) {
      const address = elsewhere(error);
      next = address ? () => import(/* @vite-ignore */ address) as Promise<Module> : load;
      throw error;
    }
  };
}
