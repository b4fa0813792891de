import type { SocietyIcon } from 'societies-contract/icons';
import type { PaletteName } from './palettes.ts';
import societies from './societies.json' with { type: 'json' };

/** A demo event, at a time relative to the seeding. */
export interface DemoEvent {
  name: string;
  description: string;
  venue: string;
  /** Days after the seeding; negative for past events. */
  day: number;
  /** `hh:mm`, UTC. */
  time: string;
  hours: number;
  places: number;
  /** Places taken. */
  taken: number;
  /** In pounds. */
  price: number;
  /** False closes registration. */
  active?: boolean;
}

/** A demo society and its content. */
export interface DemoSociety {
  name: string;
  category: string;
  icon: SocietyIcon;
  palette: PaletteName;
  /** An ISO date, or days before the seeding for societies founded this term. */
  founded: string | number;
  /** How many of the 300 demo users are members. */
  members: number;
  description: string;
  slogan: string;
  /** False for the society that shows its initials. */
  logo?: boolean;
  /** False for the society with all features off. */
  features?: boolean;
  events: readonly DemoEvent[];
  /** `age`: days before the seeding. */
  posts: readonly { title: string; content: string; age: number }[];
  /** `price` in pounds. */
  merch: readonly { name: string; description: string; category: string; price: number }[];
}

/** In the order of ids. The four banner patterns alternate: stars, orbits, hills, dots. */
export const demoSocieties = societies as readonly DemoSociety[];
