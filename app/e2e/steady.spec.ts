import { demo, expect, layoutShift, signIn, test } from './fixtures.ts';
import { screens, viewports } from './screens.ts';

/** What a page may move while it loads. Google calls 0.1 good; here nothing that is read moves. */
const bar = 0.02;

const figures: string[] = [];

for (const screen of screens) {
  test(`${screen.name} keeps still while slow replies come in one after the other`, async ({ page }) => {
    if (screen.as !== null) await signIn(page, demo[screen.as]);
    let calls = 0;
    let latestFirst = false;
    await page.route('**/api/**', async (route) => {
      const turn = calls++ % 5;
      await new Promise((resolve) => setTimeout(resolve, 150 + 120 * (latestFirst ? 4 - turn : turn)));
      await route.continue();
    });
    const shifts: number[] = [];
    for (const viewport of viewports) {
      await page.setViewportSize(viewport);
      const measured: number[] = [];
      for (latestFirst of [false, true]) {
        await page.goto(screen.path, { waitUntil: 'networkidle' });
        await screen.ready(page);
        measured.push(await layoutShift(page));
      }
      shifts.push(Math.max(...measured));
    }
    const shown = shifts
      .map((shift, index) => `${viewports[index]?.width} px ${shift.toFixed(3)}`)
      .join(', ');
    figures.push(`${screen.name}: ${shown}`);
    expect(Math.max(...shifts), shown).toBeLessThan(bar);
  });
}

test.afterAll(() => console.warn(figures.join('\n')));
