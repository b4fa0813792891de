/**
 * `pnpm bench:drag`: measures the script time of each frame while dragging in a widget grid of thirty widgets, and in plain
 * react-grid-layout with thirty empty boxes, in Chromium with its CPU throttled to a quarter. A benchmark and not a test,
 * because results depend on the machine. The library aims for 16 ms in every frame, a frame at 60 Hz.
 */
import { join } from 'node:path';
import { chromium } from 'playwright';
import { build } from 'vite';
import { steadyBrowser } from './visual/browser.mjs';
import { serve } from './visual/serve.mjs';
import { main, root } from './workspace.mjs';

/** CPU throttling factor. */
const slowdown = 4;
const bar = 16;
const rounds = 3;
/** Per round and page. */
const drags = 2;
/** Pointer moves per drag. */
const moves = 90;

/** Trace events that mean script execution. */
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
 * Script time per frame in milliseconds of CPU time, so that other processes do not count. Nested events count once.
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
 * Frames of drags across a page: down and to the right over the other boxes, and back.
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
  const browser = await chromium.launch(steadyBrowser);
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
