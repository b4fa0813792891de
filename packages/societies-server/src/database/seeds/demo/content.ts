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

const event = (
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
const post = (title: string, age: number, content: string): DemoPost => ({ title, age, content });
const merch = (name: string, category: string, price: number, description: string): DemoMerch => ({
  name,
  description,
  category,
  price,
});

/** By the name of the society. */
export const demoContent: Readonly<Record<string, DemoContent>> = {
  'Astronomy Society': {
    events: [
      event(
        'Geminids on the roof',
        23,
        '22:00',
        2.5,
        'Library roof',
        0,
        [34, 60],
        'Blankets, tea and a sky full of falling stars. We open the roof at ten and stay until the last person is cold or the last meteor is late, whichever comes first. Lie back, let your eyes take twenty minutes, and count aloud.',
      ),
      event(
        'Telescope workshop',
        6,
        '18:00',
        0.75,
        'Physics 2.14',
        4,
        [18, 20],
        'Bring your own or borrow ours: collimation, finders, and the first object of the evening.',
      ),
      event(
        'Dark-sky weekend in Wales',
        28,
        '16:00',
        48,
        'Elan Valley',
        65,
        [24, 24],
        'Two nights in a bunkhouse under the darkest sky that a minibus can reach before supper. Bring layers, a red torch and something to share; we bring three telescopes and the pancake batter.',
      ),
      event(
        'Lecture: listening to pulsars',
        -35,
        '19:00',
        1.5,
        'Rutherford Theatre',
        0,
        [71, 90],
        'Dr Imani Clarke played us the heartbeat of a dead star, at its own speed, through the hall speakers. Then she told us why it never misses a beat, and what it means when it does.',
      ),
      event(
        'Moon watch for beginners',
        13,
        '19:30',
        2,
        'Meadow gate',
        0,
        [22, 80],
        'First quarter, long shadows, every crater with its own little drama. Ten telescopes, no queue.',
      ),
      event(
        'Perseids at the reservoir',
        -101,
        '21:30',
        5,
        'Reservoir car park',
        3,
        [58, 60],
        'Sixty people, four hundred and twelve meteors, one fox that sat with us for an hour.',
      ),
    ],
    posts: [
      post(
        'Our first picture of Andromeda',
        3,
        'Four hours, forty frames, one thermos. Nadia stacked them overnight and the dust lanes are really there. Prints will be at the Christmas fair, and the raw frames are in the shared folder for anyone who wants to try.',
      ),
      post(
        'The dome has a new motor',
        12,
        'After eleven years of turning it by hand we have a motor, a remote and a great deal of unearned pride. Please still wear gloves: the chain has not read the announcement.',
      ),
      post(
        'How to start without a telescope',
        26,
        'Ten things to see with your own eyes this month:\n\n1. The Seven Sisters, and how many of them you can count.\n2. Jupiter, the bright one that does not blink.\n3. The Milky Way, from anywhere that makes you walk twenty minutes.\n\nThe rest of the list is on the wall of 2.14. Come and argue with it.',
      ),
      post(
        'Thank you, Elan Valley',
        58,
        'Twenty-four of us, two clear nights out of two, and a breakfast that will be spoken of. The logbook is scanned; page nine is Leo drawing Saturn as a hat.',
      ),
    ],
    merch: [
      merch(
        'Night sky hoodie',
        'Clothing',
        32,
        'Heavy cotton, embroidered Plough on the sleeve. The stars are where they should be on 14 October.',
      ),
      merch(
        'Red torch',
        'Equipment',
        9.5,
        'Keeps your night vision, finds the thermos lid. Runs all night on one cell.',
      ),
      merch(
        'Andromeda print, A3',
        'Prints',
        14,
        'Our own four hours of M31 on matt paper. Numbered, signed by whoever was still awake.',
      ),
      merch(
        'Enamel pin: tiny observatory',
        'Accessories',
        5,
        'The dome, twelve millimetres high. It does not turn. Yet.',
      ),
    ],
  },
};
