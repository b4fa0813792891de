import type { EventPayment, EventQuestion } from 'societies-contract';
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
  /** How it is paid, and by how many of those with a place. */
  payment?: EventPayment & { paid: number };
  /** False closes registration. */
  active?: boolean;
  /** How many people wait for a place; the event is full then. */
  waiting?: number;
  questions?: readonly EventQuestion[];
  membersOnly?: boolean;
  /** Days after the seeding on which registration opens. */
  opensIn?: number;
  /** How many weeks in a row it takes place. */
  weeks?: number;
  /** The name of a society that hosts it too. */
  with?: string;
  /** An address for those who take part online. */
  link?: string;
  /** Why it does not take place. */
  cancelled?: string;
}

/** How a demo society is joined, and who waits for it. */
export interface DemoJoining {
  mode: 'open' | 'ask' | 'invite';
  /** Asked of those who ask. */
  questions?: readonly EventQuestion[];
  /** Those who wait, each with an answer to each question in order. `age`: days before the seeding. */
  waiting?: readonly { person: number; age: number; answers: readonly (string | boolean)[] }[];
  /** Codes are as public as the passwords of the demonstration. */
  invitations?: readonly { label: string; code: string; uses: number; most: number | null; days: number }[];
  /** University ID of its President, so that a demo account decides. */
  president?: string;
  /** Where memberships end with the year: how many renewed, and how many left, in each of the last years, the latest first. */
  years?: readonly { renewed: number; lapsed: number }[];
}

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
  /** How it is joined. Open unless said. */
  joining?: DemoJoining;
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
