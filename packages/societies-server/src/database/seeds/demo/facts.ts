import type { SocietyFacts } from 'societies-contract';

/** Facts of some demo societies, by name. */
export const demoFacts: Readonly<Record<string, Partial<SocietyFacts>>> = {
  'Astronomy Society': {
    keywords: ['stars', 'telescopes', 'stargazing', 'space', 'planets'],
    meeting_time: 'Thursdays at 20:00 in term, and every clear night',
    meeting_place: 'Physics 2.14',
    contact: 'hello@astronomy.constellation.example',
    how_to_join:
      'Press Join, then come to any Thursday. The first three evenings are free; after that it is £4 a year, which buys the tea.',
    website: 'https://astronomy.constellation.example',
    instagram: 'https://www.instagram.com/constellation.astronomy',
    discord: 'https://discord.gg/constellation-astronomy',
  },
  'Chess Club': {
    keywords: ['board game', 'tournament', 'blitz'],
    meeting_time: 'Tuesdays, 18:30 to 21:00',
    meeting_place: 'Union café, the tables by the window',
  },
  'Climbing & Mountaineering': { keywords: ['bouldering', 'hiking', 'outdoors', 'Munros'] },
  'Jazz Orchestra': { keywords: ['music', 'big band', 'saxophone', 'swing'] },
  Photography: { keywords: ['camera', 'darkroom', 'pictures'] },
  'Debating Union': { keywords: ['public speaking', 'politics'] },
  'Rowing Club': { keywords: ['boats', 'river', 'crew'] },
  'Film Makers': { keywords: ['cinema', 'movies', 'video'] },
  'Baking Society': { keywords: ['cake', 'bread', 'cooking'] },
  'Hack Society': { keywords: ['coding', 'programming', 'hackathon'] },
  'Board Games': { keywords: ['Catan', 'tabletop'] },
  'Theatre Company': { keywords: ['drama', 'acting', 'stage'] },
  'Tabletop Role-Playing': { keywords: ['Dungeons & Dragons', 'RPG'] },
  'Sea Swimming': { keywords: ['beach', 'cold water'] },
  Esports: { keywords: ['video games', 'League of Legends'] },
  Cycling: { keywords: ['bikes', 'road', 'touring'] },
};
