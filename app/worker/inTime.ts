/** A reply, or undefined if there is none within so many milliseconds or at all. */
export const inTime = (reply: Promise<Response>, patience: number): Promise<Response | undefined> =>
  Promise.race([
    reply.catch(() => undefined),
    new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), patience)),
  ]);
