import { seededRandom } from 'societies-contract/art';

interface Star {
  x: number;
  y: number;
  radius: number;
}

const [columns, rows, cell] = [8, 4, { width: 106, height: 82.5 }] as const;
/** Maximum length of a line. */
const reach = 150;

/** Stars on an area of 848 × 330, at most one per grid cell, each joined to its nearest predecessors. */
export const constellation = (seed: number | string): { stars: readonly Star[]; lines: string } => {
  const random = seededRandom(seed);
  const stars: Star[] = [];
  let lines = '';
  for (let index = 0; index < columns * rows; index += 1) {
    if (random() < 0.16) continue;
    const star: Star = {
      x: Math.round(((index % columns) + 0.12 + 0.76 * random()) * cell.width),
      y: Math.round((Math.floor(index / columns) + 0.12 + 0.76 * random()) * cell.height),
      radius: [1.4, 1.8, 2.4][Math.floor(random() * 3)] ?? 1.8,
    };
    const near = stars
      .map((other) => ({ other, distance: Math.hypot(other.x - star.x, other.y - star.y) }))
      .filter(({ distance }) => distance < reach)
      .sort((a, b) => a.distance - b.distance)
      .slice(0, random() < 0.25 ? 2 : 1);
    for (const { other } of near) lines += `M${other.x} ${other.y}L${star.x} ${star.y}`;
    stars.push(star);
  }
  return { stars, lines };
};
