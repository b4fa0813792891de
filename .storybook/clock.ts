/** The time at which every story starts. */
export const storyStart = new Date('2026-11-20T12:00:00.000Z');

const RealDate = globalThis.Date;

/**
 * Sets the page's clock to `storyStart`, so that pictures do not depend on the day. It runs on from there, or is frozen for
 * screenshots. Timers and `performance` are untouched. Returns a function that restores the real clock.
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
