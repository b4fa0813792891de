import { seededRandom } from 'societies-contract/art';
import type { SkyLink, SkySociety } from './placeSky.ts';

/** One name per line. */
export const exampleNames = [
  'Astronomy Society',
  'Climbing & Mountaineering',
  'Jazz Orchestra',
  'Robotics Lab',
  'Photography',
  'Chess Club',
  'Gardeners',
  'Debating Union',
  'Rowing Club',
  'Film Makers',
  'Baking Society',
  'Swahili Circle',
  'Poetry Readings',
  'Cycling Union',
  'Chamber Choir',
  'Board Games',
  'Archery',
  'Model United Nations',
  'Ceramics',
  'Trail Runners',
  'Coffee Tasting',
  'Improvised Theatre',
  'Birdwatchers',
  'Open Source',
  'Fencing',
  'Astrophysics Reading',
  'Kite Flyers',
  'Book Binding',
  'Salsa',
  'Debating Juniors',
  'Sailing',
  'Stargazers Abroad',
].join('\n');

const names = exampleNames.split('\n');

const random = seededRandom('a sky for visitors');

/** The sky for visitors, who may not read the university's societies. */
export const exampleSocieties: readonly SkySociety[] = names.map((name, index) => ({
  id: index + 1,
  name,
  member_count: Math.round(30 + 280 * random()),
  highlighted: random() > 0.74,
}));

/** The same sky with other names. */
export const exampleCalled = (lines: string): readonly SkySociety[] => {
  const called = lines.split('\n');
  return exampleSocieties.map((society, index) => ({ ...society, name: called[index] ?? society.name }));
};

/** All pairs share some members, so that every constellation is complete. */
export const exampleLinks: readonly SkyLink[] = names.flatMap((_, from) =>
  names.slice(from + 1).map((__, offset) => ({
    from: from + 1,
    to: from + offset + 2,
    shared: 1 + Math.floor(40 * random()),
  })),
);
