/**
 * `pnpm bench:drag`: how much script each frame of a drag runs in the widget grid with thirty widgets, and beside it in
 * react-grid-layout alone with as many empty boxes, in Chromium with its processor slowed to a quarter. A bench and not a
 * test: its figures hang on the machine. The bar, 16 ms in every frame, is the library's own: a frame of a 60 Hz screen.
 */
import { join } from 'node:path';
import { build } from 'vite';
import { openBrowser, serve } from './visual/capture.mjs';
import { main, root } from './workspace.mjs';

/** Times slower than this machine. */
const slowdown = 4;
const bar = 16;
const rounds = 3;
/** In each round, of each page. */
const drags = 2;
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

/**
 * The frames of some drags through a page: down and to the right over the boxes in the way, and back.
 * @param {import('playwright').Browser} browser
 * @param {string} address
 */
async function framesOfDrags(browser, address) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 1000 } });
  await page.goto(address);
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
  await page.close();
  if (frames.length < moves) throw new Error(`Only ${frames.length} frames were seen.`);
  return frames;
}

/** @param {number[]} frames */
function row(frames) {
  const sorted = frames.toSorted((a, b) => a - b);
  const at = (/** @type {number} */ share) => (sorted[Math.ceil(share * sorted.length) - 1] ?? 0).toFixed(1);
  return {
    frames: frames.length,
    median: at(0.5),
    '95 %': at(0.95),
    '99 %': at(0.99),
    longest: at(1),
    [`over ${bar}`]: frames.filter((spent) => spent > bar).length,
  };
}

await main(async () => {
  const folder = join(root, 'packages/societies-ui/bench/drag');
  const outDir = join(root, '.cache/drag-bench');
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      rolldownOptions: { input: ['ours.html', 'bare.html'].map((file) => join(folder, file)) },
    },
  });
  const built = await serve(outDir);
  const browser = await openBrowser();
  /** @type {Record<'bare' | 'ours', number[]>} */
  const frames = { bare: [], ours: [] };
  try {
    for (let round = 0; round < rounds; round++) {
      frames.bare.push(...(await framesOfDrags(browser, `${built.address}/bare.html`)));
      frames.ours.push(...(await framesOfDrags(browser, `${built.address}/ours.html`)));
    }
  } finally {
    await browser.close();
    built.close();
  }
  console.log(`Script in a frame, processor ${slowdown} × slower, ms; bar: ${bar} in every frame`);
  console.table({
    'thirty widgets': row(frames.ours),
    'react-grid-layout, thirty empty boxes': row(frames.bare),
  });
});
