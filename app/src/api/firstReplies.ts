/** What index.html asked for while this code was on its way (vite.config.ts, `askAtOnce`). */
interface FirstReplies {
  /** Whose replies they are. */
  token: string;
  /** By path; each is good for one reading. */
  replies: Map<string, Promise<Response>>;
}

declare global {
  interface Window {
    firstReplies?: FirstReplies;
  }
}

/** @returns the paths that were asked for and are not read yet. */
export const firstPaths = (): string[] => [...(window.firstReplies?.replies.keys() ?? [])];

/** @returns the reply to a reading with that token, where it was asked for already; undefined where it must be asked for. */
export async function takeFirstReply(path: string, token: string): Promise<Response | undefined> {
  const first = window.firstReplies;
  if (first?.token !== token) return undefined;
  const reply = first.replies.get(path);
  first.replies.delete(path);
  return reply?.catch(() => undefined);
}

/** Whatever nobody has read by now is old. */
export function forgetFirstReplies(): void {
  delete window.firstReplies;
}
