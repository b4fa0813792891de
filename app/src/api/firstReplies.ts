/** Replies that index.html requested before this code was loaded (vite.config.ts, `askAtOnce`). */
interface FirstReplies {
  /** The token they were requested with. */
  token: string;
  /** By path; each can be taken once. */
  replies: Map<string, Promise<Response>>;
}

declare global {
  interface Window {
    firstReplies?: FirstReplies;
  }
}

/** @returns paths that were requested and not yet read. */
export const firstPaths = (): string[] => [...(window.firstReplies?.replies.keys() ?? [])];

/** @returns the reply, if it was requested with that token and is not yet taken; undefined otherwise. */
export async function takeFirstReply(path: string, token: string): Promise<Response | undefined> {
  const first = window.firstReplies;
  if (first?.token !== token) return undefined;
  const reply = first.replies.get(path);
  first.replies.delete(path);
  return reply?.catch(() => undefined);
}

/** Drops what nobody has read, because it becomes outdated. */
export function forgetFirstReplies(): void {
  delete window.firstReplies;
}
