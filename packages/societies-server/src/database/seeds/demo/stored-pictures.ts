import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import PQueue from 'p-queue';
import type { SeedOptions } from '../index.ts';
import { palettes, type PaletteName } from './palettes.ts';
import { drawLogo, drawPicture } from './pictures.ts';
import { plan, type Planned } from './plan.ts';

/** Societies with stored pictures; for the others the library draws them. */
const illustrated = 12;
const bucket = 'societies';

/** Different seeds for each kind, so that no two pictures of a society are the same. */
const firstPictures = { events: 0, posts: 10_001, merch: 20_002, home: 30_001 } as const;
const slides: readonly PaletteName[] = ['Ink', 'Aurora', 'Heather'];

interface Picture {
  /** What shows it. */
  name: string;
  key: string;
  draw: () => Promise<Buffer>;
}

function picturesOf(societies: Planned[]): Picture[] {
  const all: Picture[] = [];
  for (const { id, theme, themes, icon, logo, events, posts, merch } of societies) {
    const add = (name: string, file: string, draw: Picture['draw']) => {
      all.push({ name, key: `societies/${id}/${file}.webp`, draw });
    };
    if (logo !== false) add(`logo ${id}`, 'logos/logo', () => drawLogo(theme, icon));
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
      add(`${kind} ${id} ${position}`, `${kind}/${file}`, () =>
        // 41 modulo 4 is 1, so an event's first picture has the society's pattern and the second the next one.
        drawPicture(id * 41 + position + firstPictures[kind], colors, {
          width,
          height,
          ...(kind !== 'home' && { icon }),
        }),
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
    if (id % 4 === 3)
      add(`banner ${id}`, 'banners/banner', () => drawPicture(id, theme, { width: 1600, height: 400 }));
  }
  return all;
}

/** Two at a time, because each keeps a core busy. */
const forEach = (pictures: Picture[], work: (picture: Picture) => Promise<void>) =>
  new PQueue({ concurrency: 2 }).addAll(pictures.map((picture) => () => work(picture)));

/** Next to the built server; from source there is no such folder. */
const drawn = fileURLToPath(new URL('./demo-pictures', import.meta.url));

/** For the build: draws all pictures, which is half of the time of a first start. */
export const drawPictures = (folder: string) =>
  forEach(picturesOf(plan(new Date())), async ({ key, draw }) => {
    const file = path.join(folder, key);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, await draw());
  });

/** Stores the demo's pictures. Returns their addresses by what shows them; some have none. */
export async function storePictures(societies: Planned[], { pictures }: Pick<SeedOptions, 'pictures'>) {
  const urls = new Map<string, string>();
  await forEach(picturesOf(societies), async ({ name, key, draw }) => {
    const bytes = await readFile(path.join(drawn, key)).catch(draw);
    await pictures.putObject({ bucket, key, bytes, contentType: 'image/webp' });
    urls.set(name, pictures.publicUrl(bucket, key));
  });
  return (name: string) => urls.get(name) ?? null;
}
