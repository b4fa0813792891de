/** A request to found a society. */
export interface DemoRequest {
  name: string;
  proposal: string;
  category: string;
  /** The last digits of the sender's university ID. */
  person: number;
  /** Days before the seeding. */
  age: number;
  rejected?: true;
}

export const demoRequests: readonly DemoRequest[] = [
  {
    name: 'Beekeepers',
    category: 'Community',
    person: 41,
    age: 1,
    proposal:
      'The hive behind the library has swarmed twice and the Gardeners have asked, politely, for someone who is not afraid of it. We are nine people, one of us with a smoker and a licence. We would like a society before the bees form their own.',
  },
  {
    name: 'Stop Motion Club',
    category: 'Arts',
    person: 87,
    age: 2,
    proposal:
      'Twelve pictures make a second and a biscuit makes a fine hero. We want a room with curtains, a table that nobody leans on, and one evening a week.',
  },
  {
    name: 'Wheelchair Basketball',
    category: 'Sport',
    person: 112,
    age: 4,
    proposal:
      'Open to everybody, chairs provided: the sports centre has ten in a cupboard. Fourteen people came to the trial session and thirteen fell in love with it. The other one is our coach.',
  },
  {
    name: 'Open Data Circle',
    category: 'Technology',
    person: 156,
    age: 6,
    proposal:
      'The city publishes its bus times, its trees and its potholes. We want to draw them, check them and send back better ones.',
  },
  {
    name: 'Punjabi Society',
    category: 'Culture',
    person: 203,
    age: 9,
    proposal:
      'Bhangra practice, a Vaisakhi supper for two hundred, and a language hour for those whose grandmothers have given up on texting.',
  },
  {
    name: 'Mathematical Knitting',
    category: 'Science',
    person: 228,
    age: 13,
    proposal:
      'Hyperbolic planes, Klein bottles and a scarf that proves a theorem. Needles can be borrowed; patience has to be brought.',
  },
  {
    name: 'Astronomy Club',
    category: 'Science',
    person: 64,
    age: 21,
    rejected: true,
    proposal:
      'We would like to look at the stars, but on Fridays instead of Thursdays, and closer to the bar.',
  },
  {
    name: 'Competitive Napping',
    category: 'Sport',
    person: 175,
    age: 33,
    rejected: true,
    proposal:
      'Regular training in the library, individually and in teams. We believe that we could be ready for the national league by June.',
  },
];
