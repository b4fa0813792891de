import type { SeedOptions } from '../index.ts';
import { palettes, type PaletteName } from './palettes.ts';
import { drawLogo, drawPicture } from './pictures.ts';
import type { Planned } from './plan.ts';

/** Societies with stored pictures; for the others the library draws them. */
const illustrated = 12;
const bucket = 'societies';

/** Different seeds for each kind, so that no two pictures of a society are the same. */
const firstPictures = { events: 0, posts: 10_001, merch: 20_002, home: 30_001 } as const;
const slides: readonly PaletteName[] = ['Ink', 'Aurora', 'Heather'];

/** Draws and stores the demo's pictures. Returns their addresses by key; some keys have none. */
export async function drawPictures(societies: Planned[], { pictures }: SeedOptions) {
  const urls = new Map<string, string>();
  const jobs: (() => Promise<void>)[] = [];
  const add = (name: string, key: string, draw: () => Promise<Buffer>) => {
    jobs.push(async () => {
      await pictures.putObject({ bucket, key, bytes: await draw(), contentType: 'image/webp' });
      urls.set(name, pictures.publicUrl(bucket, key));
    });
  };
  for (const { id, theme, themes, icon, logo, events, posts, merch } of societies) {
    if (logo !== false) add(`logo ${id}`, `societies/${id}/logos/logo.webp`, () => drawLogo(theme, icon));
    if (id > illustrated) continue;
    const themeAt = (position: number) => palettes[themes[position % themes.length] ?? 'Default'];
    const picture = (
      kind: keyof typeof firstPictures,
      position: number,
      width: number,
      height: number,
      colors = themeAt(position),
    ) => {
      const file = kind === 'events' ? `new-demo${position}` : `demo${position}`;
      add(`${kind} ${id} ${position}`, `societies/${id}/${kind}/${file}.webp`, () =>
        // 41 modulo 4 is 1, so an event's first picture has the society's pattern and the second the next one.
        drawPicture(id * 41 + position + firstPictures[kind], colors, width, height),
      );
    };
    events.forEach((_, position) => {
      picture('events', position, 600, 400);
    });
    posts.forEach((_, position) => {
      if (position % 2 === 0) picture('posts', position + 1, 600, 400);
    });
    merch.forEach((_, position) => {
      picture('merch', position, 600, 400);
    });
    for (const [position, palette] of slides.entries())
      picture('home', position + 1, 1200, 660, palettes[palette]);
    if (id % 4 === 3) {
      add(`banner ${id}`, `societies/${id}/banners/banner.webp`, () => drawPicture(id, theme, 1600, 400));
    }
  }
  // Two at a time, because each keeps a core busy.
  await Promise.all(
    Array.from({ length: 2 }, async () => {
      for (let job = jobs.shift(); job; job = jobs.shift()) await job();
    }),
  );
  return (name: string) => urls.get(name) ?? null;
}
