/** The moment at which every story begins. */
export const storyStart = new Date('2026-11-20T12:00:00.000Z');

const RealDate = globalThis.Date;

/**
 * Starts the page's clock at `storyStart`: the same pictures on every day. It runs from there, or stands still for a picture
 * that has to be the same to the last pixel; timers and `performance` stay true either way. Returns what puts the real
 * clock back.
 */
export function startStoryClock(clock: 'running' | 'still'): () => void {
  const began = performance.now();
  const passed = () => (clock === 'still' ? 0 : Math.round(performance.now() - began));
  const now = () => storyStart.getTime() + passed();

  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args: [], newTarget: NewableFunction) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget) as Date,
    apply: () => new RealDate(now()).toString(),
    get: (target, key, receiver) => (key === 'now' ? now : (Reflect.get(target, key, receiver) as unknown)),
  });

  return () => {
    globalThis.Date = RealDate;
  };
}
