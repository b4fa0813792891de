/**
 * `pnpm bench:drag`: how much script each frame of a drag runs in the widget grid with thirty widgets, in Chromium with its
 * processor slowed to a quarter. A bench and not a test: its figures hang on the machine. The bar, 16 ms in every frame, is
 * the library's own: a frame of a 60 Hz screen.
 */
import { openBrowser, serve } from './visual/capture.mjs';
import { buildStorybook, main } from './workspace.mjs';

/** Times slower than this machine. */
const slowdown = 4;
const bar = 16;
const drags = 3;
/** Moves of the pointer in a drag. */
const moves = 90;

/** What Chromium calls the running of scripts. */
const scripts = new Set([
  'EvaluateScript',
  'EventDispatch',
  'FireAnimationFrame',
  'FunctionCall',
  'RunMicrotasks',
  'TimerFire',
  'v8.run',
]);

/** @typedef {{ name: string, ph: string, ts: number, dur?: number, tdur?: number, pid: number, tid: number, args?: any }} TraceEvent */

/**
 * The milliseconds of script in each frame, in time of the page's own thread: what other processes take is not its cost.
 * An event inside another is part of it.
 * @param {TraceEvent[]} events
 */
function framesOf(events) {
  const thread = events.find(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const own = events
    .filter(({ pid, tid }) => pid === thread?.pid && tid === thread.tid)
    .sort((a, b) => a.ts - b.ts);
  const frames = [];
  let spent = 0;
  let until = 0;
  for (const { name, ph, ts, dur = 0, tdur = dur } of own) {
    if (name === 'Layerize') {
      frames.push(spent / 1000);
      spent = 0;
    } else if (ph === 'X' && scripts.has(name) && ts >= until) {
      spent += tdur;
      until = ts + dur;
    }
  }
  return frames;
}

await main(async () => {
  const storybook = await serve(await buildStorybook());
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 1000 } });
    // Storybook reads the style of every element whenever one comes or goes, to highlight it; no page of a society does.
    await page.addInitScript(() => {
      const observe = MutationObserver.prototype.observe;
      MutationObserver.prototype.observe = function (
        /** @type {Node} */ target,
        /** @type {MutationObserverInit | undefined} */ options,
      ) {
        if (!(target instanceof Element && target.id === 'storybook-root'))
          observe.call(this, target, options);
      };
    });
    await page.goto(`${storybook.address}/iframe.html?id=widgets-widgetgrid--thirty&viewMode=story`);
    const handles = page.locator('[data-part="handle"]');
    await handles.nth(29).waitFor();
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });

    /** @type {number[]} */
    const frames = [];
    for (let drag = 0; drag < drags; drag++) {
      /** @type {TraceEvent[]} */
      const events = [];
      const collect = (/** @type {{ value: unknown[] }} */ { value }) =>
        events.push(.../** @type {TraceEvent[]} */ (value));
      client.on('Tracing.dataCollected', collect);
      const box = await handles.nth(drag).boundingBox();
      if (!box) throw new Error('A widget has no handle.');
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await client.send('Tracing.start', {
        transferMode: 'ReportEvents',
        traceConfig: { includedCategories: ['devtools.timeline', 'v8', '__metadata'] },
      });
      await page.mouse.move(x + 420, y + 500, { steps: moves });
      await page.mouse.move(x, y + 60, { steps: moves });
      const ended = new Promise((resolve) => client.once('Tracing.tracingComplete', resolve));
      await client.send('Tracing.end');
      await ended;
      client.off('Tracing.dataCollected', collect);
      await page.mouse.up();
      frames.push(...framesOf(events));
    }
    if (frames.length < moves) throw new Error(`Only ${frames.length} frames were seen.`);

    const sorted = frames.toSorted((a, b) => a - b);
    const at = (/** @type {number} */ share) => sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
    const longest = at(1);
    console.table({
      [`script in a frame, ${slowdown} × slower, ms`]: {
        frames: frames.length,
        median: at(0.5).toFixed(1),
        '95 %': at(0.95).toFixed(1),
        '99 %': at(0.99).toFixed(1),
        longest: longest.toFixed(1),
        bar,
        '': longest < bar ? 'met' : 'missed',
      },
    });
  } finally {
    await browser.close();
    storybook.close();
  }
});
