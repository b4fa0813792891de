import { academic } from './content/academic.ts';
import { arts } from './content/arts.ts';
import { community } from './content/community.ts';
import { culture } from './content/culture.ts';
import type { DemoContent } from './content/draft.ts';
import { games } from './content/games.ts';
import { science } from './content/science.ts';
import { sport } from './content/sport.ts';
import { technology } from './content/technology.ts';

/** What every society publishes, by its name. One that has switched everything off has nothing here. */
export const demoContent: Readonly<Record<string, DemoContent>> = {
  ...academic,
  ...arts,
  ...community,
  ...culture,
  ...games,
  ...science,
  ...sport,
  ...technology,
};
