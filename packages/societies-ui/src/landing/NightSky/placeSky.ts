import { seededRandom } from 'societies-contract/art';

/** A society as a star. */
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

/** A possible position of a star, in percent of the sky. `label` is where its name may go. */
interface Slot {
  x: number;
  y: number;
  label?: 'end' | 'start' | 'below';
}

interface Figure {
  slots: readonly Slot[];
  /** Slots that may be joined, as pairs of indices. None of these lines crosses the text. */
  edges: readonly (readonly [number, number])[];
}

/** The area for text, in percent: left, top, right, bottom. */
type Clearing = readonly [number, number, number, number];

export interface SkyLayout {
  figures: readonly Figure[];
  clearings: readonly Clearing[];
  dust: number;
}

/** Constellations above and below the text. */
const bands: readonly Figure[] = [
  {
    slots: [
      { x: 6.6, y: 11.7 },
      { x: 14.9, y: 18 },
      { x: 35, y: 13.5 },
      { x: 52, y: 17.2 },
      { x: 69, y: 11.3 },
      { x: 79.6, y: 18 },
      { x: 90.5, y: 12.6 },
    ],
    edges: [
      [0, 1],
      [0, 2],
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 5],
      [4, 6],
      [5, 6],
    ],
  },
  {
    slots: [
      { x: 8.7, y: 70.4 },
      { x: 19.2, y: 72.9 },
      { x: 37.9, y: 71.9 },
      { x: 51.7, y: 72.6 },
      { x: 64.2, y: 75.7 },
      { x: 78.5, y: 71.5 },
      { x: 95, y: 74.7 },
    ],
    edges: [
      [0, 1],
      [0, 2],
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 5],
      [5, 6],
    ],
  },
];

/**
 * Constellations by the width of the sky, arranged around the text; `side` is for text at the side. Tests check that every slot
 * and edge is outside the text area.
 */
export const skyLayouts: Readonly<Record<'wide' | 'half' | 'phone' | 'side', SkyLayout>> = {
  wide: {
    dust: 150,
    clearings: [
      [19, 22, 81, 37],
      [32, 37, 68, 66],
    ],
    figures: [
      {
        slots: [
          { x: 16.5, y: 18, label: 'end' },
          { x: 24.8, y: 14.2 },
          { x: 33.5, y: 18.1 },
          { x: 44.3, y: 17.6 },
          { x: 50.3, y: 18, label: 'end' },
          { x: 8.6, y: 11.7 },
          { x: 4, y: 18 },
          { x: 6.7, y: 28.6 },
          { x: 7.6, y: 38.7 },
          { x: 15.6, y: 40.8, label: 'below' },
          { x: 14.3, y: 29 },
        ],
        edges: [
          [0, 1],
          [1, 2],
          [2, 3],
          [3, 4],
          [0, 5],
          [5, 6],
          [6, 7],
          [7, 8],
          [8, 9],
          [9, 10],
          [10, 0],
        ],
      },
      {
        slots: [
          { x: 82.1, y: 14.5, label: 'end' },
          { x: 67.9, y: 11.3, label: 'below' },
          { x: 72.9, y: 17.5 },
          { x: 84.7, y: 23.6 },
          { x: 94.5, y: 20.3 },
          { x: 88.8, y: 30.5 },
          { x: 83.4, y: 38.4 },
          { x: 83.6, y: 47.4 },
          { x: 88.8, y: 51.5, label: 'end' },
          { x: 95.7, y: 57.7 },
          { x: 91.9, y: 68.5 },
          { x: 82.4, y: 68.1 },
        ],
        edges: [
          [0, 1],
          [0, 2],
          [1, 2],
          [0, 3],
          [3, 4],
          [3, 5],
          [4, 5],
          [5, 6],
          [6, 7],
          [7, 8],
          [8, 9],
          [9, 10],
          [10, 11],
          [11, 8],
        ],
      },
      {
        slots: [
          { x: 17.6, y: 58.5 },
          { x: 8.8, y: 55.6 },
          { x: 5.6, y: 65.9, label: 'end' },
          { x: 14.7, y: 73.2 },
          { x: 27.6, y: 70.3 },
          { x: 33.5, y: 73.3, label: 'below' },
          { x: 42.5, y: 70 },
          { x: 51.8, y: 71.4 },
          { x: 62, y: 70.6, label: 'end' },
        ],
        edges: [
          [0, 1],
          [1, 2],
          [2, 3],
          [0, 3],
          [0, 4],
          [4, 5],
          [5, 6],
          [6, 7],
          [7, 8],
        ],
      },
    ],
  },
  half: {
    dust: 90,
    clearings: [[5, 22, 95, 68]],
    figures: bands,
  },
  phone: {
    dust: 60,
    clearings: [[5, 21, 95, 70]],
    figures: [
      {
        slots: [
          { x: 8.5, y: 12.4 },
          { x: 32.5, y: 15.6 },
          { x: 62, y: 12 },
          { x: 88.5, y: 13.2 },
        ],
        edges: [
          [0, 1],
          [0, 2],
          [1, 2],
          [1, 3],
        ],
      },
      {
        slots: [
          { x: 13.7, y: 74.5 },
          { x: 51.5, y: 72.6 },
          { x: 92.8, y: 74.7 },
        ],
        edges: [
          [0, 1],
          [1, 2],
        ],
      },
    ],
  },
  side: { dust: 120, clearings: [[4, 32, 74, 60]], figures: bands },
};

export interface PlacedStar extends SkySociety {
  x: number;
  y: number;
  /** Pixels. */
  radius: number;
  label?: Slot['label'];
}

export interface Sky {
  stars: PlacedStar[];
  lines: { from: PlacedStar; to: PlacedStar }[];
  dust: { x: number; y: number; radius: number; opacity: number }[];
}

const key = (one: number | string, other: number | string) =>
  [String(one), String(other)].sort().join('\u0000');

/**
 * Assigns societies to slots and joins those that share members, deterministically. Societies that share many members become
 * neighbours; if there are too many, the smallest are left out.
 */
export function placeSky(
  societies: readonly SkySociety[],
  links: readonly SkyLink[],
  layout: SkyLayout,
): Sky {
  const shared = new Map(links.map(({ from, to, shared: members }) => [key(from, to), members]));
  const waiting = [...societies].sort(
    (first, second) =>
      second.member_count - first.member_count || String(first.id).localeCompare(String(second.id)),
  );
  const most = Math.log1p(Math.max(1, ...societies.map(({ member_count }) => member_count)));
  const stars: PlacedStar[] = [];
  const lines: Sky['lines'] = [];

  for (const { slots, edges } of layout.figures) {
    const placed: (PlacedStar | undefined)[] = [];
    for (const [index, slot] of slots.entries()) {
      const neighbours = edges
        .filter((edge) => edge.includes(index))
        .map(([from, to]) => placed[from === index ? to : from])
        .filter((star) => star !== undefined);
      const bond = (society: SkySociety) =>
        neighbours.reduce((sum, star) => sum + (shared.get(key(society.id, star.id)) ?? 0), 0);
      const closest = waiting.reduce<SkySociety | undefined>(
        (best, society) => (best && bond(best) >= bond(society) ? best : society),
        undefined,
      );
      if (!closest) break;
      waiting.splice(waiting.indexOf(closest), 1);
      const radius = 2 + 2.6 * (Math.log1p(closest.member_count) / most) ** 3;
      placed[index] = { ...closest, ...slot, radius: Math.round(radius * 10) / 10 };
    }
    for (const [from, to] of edges) {
      const [one, other] = [placed[from], placed[to]];
      if (one && other && shared.has(key(one.id, other.id))) lines.push({ from: one, to: other });
    }
    stars.push(...placed.filter((star) => star !== undefined));
  }

  const random = seededRandom(layout.dust);
  const clear = (x: number, y: number) =>
    layout.clearings.every(([left, top, right, bottom]) => x < left || x > right || y < top || y > bottom);
  const dust: Sky['dust'] = [];
  while (dust.length < layout.dust) {
    const [x, y] = [Math.round(random() * 1000) / 10, Math.round(random() * 880) / 10];
    const [size, light] = [random(), random()];
    if (clear(x, y)) {
      dust.push({
        x,
        y,
        radius: size > 0.82 ? 1.3 : 0.8,
        opacity: Math.round((0.25 + 0.5 * light) * 100) / 100,
      });
    }
  }
  return { stars, lines, dust };
}
