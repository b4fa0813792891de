/** The moment at which every story begins. */
export const storyStart = new Date('2026-11-20T12:00:00.000Z');

const RealDate = globalThis.Date;

/**
 * Starts the page's clock at `storyStart` and lets it run from there: the same pictures on every day,
 * while timers and measured durations stay true. Returns what puts the real clock back.
 */
export function startStoryClock(): () => void {
  const began = performance.now();
  const now = () => storyStart.getTime() + Math.round(performance.now() - began);

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
