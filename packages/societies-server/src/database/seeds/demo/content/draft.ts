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
  active?: false;
}

export interface DemoPost {
  title: string;
  content: string;
  /** Days before the seeding. */
  age: number;
}

export interface DemoMerch {
  name: string;
  description: string;
  category: string;
  /** Pounds. */
  price: number;
}

/** What a society of the demonstration publishes. */
export interface DemoContent {
  events: readonly DemoEvent[];
  posts: readonly DemoPost[];
  merch: readonly DemoMerch[];
}

export const event = (
  name: string,
  day: number,
  time: string,
  hours: number,
  venue: string,
  price: number,
  [taken, places]: readonly [taken: number, places: number],
  description: string,
  more: Pick<DemoEvent, 'active'> = {},
): DemoEvent => ({ name, description, venue, day, time, hours, places, taken, price, ...more });
export const post = (title: string, age: number, content: string): DemoPost => ({ title, age, content });
export const merch = (name: string, category: string, price: number, description: string): DemoMerch => ({
  name,
  description,
  category,
  price,
});
