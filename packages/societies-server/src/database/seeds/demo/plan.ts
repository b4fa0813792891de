import { subDays } from 'date-fns';
import { fixedRoles, initialRoles, type ThemeColors } from 'societies-contract';
import { chance } from '../random.ts';
import { palettes, type PaletteName } from './palettes.ts';
import { demoPeople, parts } from './people.ts';
import { demoSocieties, type DemoSociety } from './societies.ts';

/** A society with its id, themes and members, before it is written. */
export interface Planned extends DemoSociety {
  id: number;
  theme: ThemeColors;
  themes: PaletteName[];
  foundedAt: Date;
  people: string[];
  /** University IDs by role name. */
  holders: Map<string, string>;
}

/** Memberships of the named users, as in the design pictures. */
const belongings: Record<string, readonly string[]> = {
  [parts.president]: [
    'Astronomy Society',
    'Climbing & Mountaineering',
    'Jazz Orchestra',
    'Photography',
    'Gardeners',
    'Salsa Collective',
  ],
  [parts.eventsOfficer]: ['Astronomy Society', 'Photography', 'Baking Society', 'Hack Society'],
  [parts.member]: ['Astronomy Society', 'Chess Club', 'Rowing Club'],
  [parts.vicePresident]: ['Astronomy Society', 'Robotics Lab', 'Rocketry', 'Cycling'],
  [parts.treasurer]: ['Astronomy Society', 'Tea Ceremony', 'Go Club', 'Board Games'],
  [parts.administrator]: [],
  [parts.newcomer]: [],
};

const firstCommittee = new Map([
  ['President', parts.president],
  ['Vice President', parts.vicePresident],
  ['Treasurer', parts.treasurer],
  ['Events Officer', parts.eventsOfficer],
]);

const favourites = [...new Set(demoSocieties.map(({ category }) => category))];

/** Decides memberships, roles and themes. */
export function plan(now: Date): Planned[] {
  const random = chance('constellation members');
  const others = demoPeople.filter(({ university_id: id }) => !(id in belongings));
  // Each user prefers two categories, so that societies of a category share members, as recommendations need.
  const tastes = new Map(others.map(({ university_id: id }) => [id, random.sample(favourites, 2)]));
  return demoSocieties.map((society, index) => {
    const named = Object.keys(belongings).filter((id) => belongings[id]?.includes(society.name));
    const drawn = random.sample(others, society.members - named.length, ({ university_id: id }) =>
      tastes.get(id)?.includes(society.category) ? 6 : 1,
    );
    const people = [...named, ...drawn.map(({ university_id: id }) => id)];
    const posts = initialRoles.map(({ name }) => name).filter((name) => name !== fixedRoles.member);
    const holders =
      index === 0
        ? firstCommittee
        : new Map(
            random
              .sample(drawn, posts.length)
              .flatMap(({ university_id: id }, position): [string, string][] =>
                position === 0 || random.next() < 0.8
                  ? [[posts[position] ?? '', (position === 0 && society.joining?.president) || id]]
                  : [],
              ),
          );
    const spare = (Object.keys(palettes) as PaletteName[]).filter((name) => name !== society.palette);
    return {
      ...society,
      id: index + 1,
      theme: palettes[society.palette],
      themes: [
        society.palette,
        ...(index === 0 ? (['Moss', 'Ember', 'Tide'] as const) : random.sample(spare, random.between(2, 4))),
      ],
      foundedAt:
        typeof society.founded === 'string'
          ? new Date(`${society.founded}T12:00:00Z`)
          : subDays(now, society.founded),
      people,
      holders,
    };
  });
}
