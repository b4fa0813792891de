import { seededRandom } from 'societies-contract/art';

export interface SkySociety {
  /** Unique id; `SkyLink` names a society by it. */
  id: number | string;
  /** Stands beside its star where there is room. */
  name: string;
  /** The star's size. */
  member_count: number;
  /** Whether it is drawn in gold, for the user's own societies. */
  highlighted?: boolean;
}

/** Two societies that share members. */
export interface SkyLink {
  /** Id of one of the two. */
  from: number | string;
  /** Id of the other. */
  to: number | string;
  /** How many members are in both. */
  shared: number;
}

/** In percent of the sky: the side where it begins, top, the side where it ends, bottom. */
type Box = readonly [number, number, number, number];

/** A part of the sky for one constellation, with a star in each cell. */
interface Field {
  box: Box;
  columns: number;
  rows: number;
}

export interface SkyLayout {
  fields: readonly Field[];
  /** Where the text is. No field touches it. */
  clearings: readonly Box[];
  dust: number;
}

/** Constellations above and below the text. */
const bands: readonly Field[] = [
  { box: [3, 9, 97, 20], columns: 7, rows: 1 },
  { box: [3, 69, 97, 77], columns: 7, rows: 1 },
];

/** By the width of the sky; `side` is for text at the side. */
export const skyLayouts: Readonly<Record<'wide' | 'half' | 'phone' | 'side', SkyLayout>> = {
  wide: {
    dust: 150,
    clearings: [
      [19, 22, 81, 37],
      [32, 37, 68, 66],
    ],
    fields: [
      { box: [4, 9, 96, 20], columns: 7, rows: 1 },
      { box: [3, 24, 18, 52], columns: 2, rows: 3 },
      { box: [97, 24, 82, 52], columns: 2, rows: 3 },
      { box: [32, 69, 68, 75], columns: 3, rows: 1 },
      { box: [3, 54, 30, 74], columns: 3, rows: 2 },
      { box: [97, 54, 76, 74], columns: 2, rows: 2 },
    ],
  },
  half: { dust: 90, clearings: [[5, 22, 95, 68]], fields: bands },
  phone: {
    dust: 60,
    clearings: [[5, 21, 95, 70]],
    fields: [
      { box: [3, 10, 97, 19], columns: 4, rows: 1 },
      { box: [3, 71, 97, 76], columns: 3, rows: 1 },
    ],
  },
  side: { dust: 120, clearings: [[4, 32, 74, 60]], fields: bands },
};

export interface PlacedStar extends SkySociety {
  x: number;
  y: number;
  /** Pixels. */
  radius: number;
  /** Whether there is room for its name. */
  labelled: boolean;
}

export interface Sky {
  stars: PlacedStar[];
  lines: { from: PlacedStar; to: PlacedStar }[];
  dust: { x: number; y: number; radius: number; opacity: number }[];
}

const tenths = (value: number) => Math.round(value * 10) / 10;

const key = (one: number | string, other: number | string) =>
  [String(one), String(other)].sort().join('\u0000');

/**
 * Draws societies as stars, deterministically: the largest, as many as there is room for. Each field is walked row by row, there
 * and back; the next star is whichever society shares most members with the last one, and a line joins the two.
 */
export function placeSky(
  societies: readonly SkySociety[],
  links: readonly SkyLink[],
  { fields, clearings, dust: motes }: SkyLayout,
): Sky {
  const shared = new Map(links.map(({ from, to, shared: members }) => [key(from, to), members]));
  const cells = fields.reduce((sum, { columns, rows }) => sum + columns * rows, 0);
  const waiting = [...societies]
    .sort(
      (one, other) =>
        other.member_count - one.member_count || key(one.id, '').localeCompare(key(other.id, '')),
    )
    .slice(0, cells);
  const most = Math.log1p(Math.max(1, waiting[0]?.member_count ?? 0));
  const random = seededRandom(motes);
  const sky: Sky = { stars: [], lines: [], dust: [] };

  for (const { box, columns, rows } of fields) {
    const [begin, top, end, bottom] = box;
    let last: PlacedStar | undefined;
    for (let cell = 0; cell < columns * rows; cell += 1) {
      const sharedWithLast = ({ id }: SkySociety) => (last && shared.get(key(id, last.id))) ?? 0;
      const closest = Math.max(...waiting.map(sharedWithLast));
      const next = waiting.findIndex((society) => sharedWithLast(society) === closest);
      const [society] = next < 0 ? [] : waiting.splice(next, 1);
      if (!society) break;
      const row = Math.floor(cell / columns);
      const column = row % 2 === 0 ? cell % columns : columns - 1 - (cell % columns);
      const star: PlacedStar = {
        ...society,
        x: tenths(begin + ((end - begin) * (column + 0.2 + 0.6 * random())) / columns),
        y: tenths(top + ((bottom - top) * (row + 0.1 + 0.8 * random())) / rows),
        radius: tenths(2 + 2.6 * (Math.log1p(society.member_count) / most) ** 3),
        labelled: cell % 4 === 0,
      };
      sky.stars.push(star);
      if (last && closest > 0) sky.lines.push({ from: last, to: star });
      last = star;
    }
  }

  while (sky.dust.length < motes) {
    const [x, y] = [tenths(100 * random()), tenths(88 * random())];
    const [size, light] = [random(), random()];
    if (clearings.some(([left, top, right, bottom]) => x > left && x < right && y > top && y < bottom))
      continue;
    sky.dust.push({ x, y, radius: size > 0.82 ? 1.3 : 0.8, opacity: Math.round(25 + 50 * light) / 100 });
  }
  return sky;
}
