import type { SocietyIcon } from 'societies-contract/icons';
import type { PaletteName } from './palettes.ts';
import societies from './societies.json' with { type: 'json' };

/** An event of the demonstration, at a time relative to the seeding. */
export interface DemoEvent {
  name: string;
  description: string;
  venue: string;
  /** Days from the seeding; negative is past. */
  day: number;
  /** `hh:mm`, UTC. */
  time: string;
  hours: number;
  places: number;
  /** Places taken. */
  taken: number;
  /** Pounds. */
  price: number;
  /** False closes the registration. */
  active?: boolean;
}

/** A society of the demonstration and what it publishes. */
export interface DemoSociety {
  name: string;
  category: string;
  icon: SocietyIcon;
  palette: PaletteName;
  /** ISO date, or days before the seeding for the societies of this term. */
  founded: string | number;
  /** How many of the demonstration's 300 people are in it. */
  members: number;
  description: string;
  slogan: string;
  /** False for the one that shows initials. */
  logo?: boolean;
  /** False for the one that has switched everything off. */
  features?: boolean;
  events: readonly DemoEvent[];
  /** `age`: days before the seeding. */
  posts: readonly { title: string; content: string; age: number }[];
  /** `price` in pounds. */
  merch: readonly { name: string; description: string; category: string; price: number }[];
}

/** In the order of their ids. Every fourth draws the same pattern: stars, orbits, hills, dots. */
export const demoSocieties = societies as readonly DemoSociety[];
