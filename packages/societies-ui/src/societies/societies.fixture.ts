import {
  initialThemes,
  type Category,
  type RecommendedSociety,
  type Society,
  type SocietyFacts,
  type Theme,
} from 'societies-contract';
import { drawLogoDisc, svgAddress } from 'societies-contract/art';
import { societyIcons, type SocietyIcon } from 'societies-contract/icons';

/** What the Astronomy Society says about itself beside its description. */
export const astronomyFacts: SocietyFacts & { instagram: string; contact: string } = {
  keywords: ['stars', 'telescopes', 'stargazing'],
  meeting_time: 'Thursdays at 20:00 in term, and every clear night',
  meeting_place: 'Physics 2.14',
  contact: 'hello@astronomy.constellation.example',
  how_to_join: 'Press Join, then come to any Thursday. The first three evenings are free.',
  website: 'https://astronomy.constellation.example',
  instagram: 'https://www.instagram.com/constellation.astronomy',
  discord: 'https://discord.gg/constellation-astronomy',
};

/** Societies for stories and tests: the ones of the design's pictures. */
export const categories: Category[] = [
  'Academic',
  'Arts',
  'Community',
  'Culture',
  'Games',
  'Science',
  'Sport',
  'Technology',
].map((name, index) => ({ id: index + 1, name }));

const [defaultColors, moss, ember, tide] = initialThemes.map((colors, index): Theme => ({
  ...colors,
  id: index + 1,
})) as [Theme, Theme, Theme, Theme];
export const themes = { default: defaultColors, moss, ember, tide };

const theme = (name: string, primary: string, secondary: string, tertiary: string): Theme => ({
  id: name.length,
  name,
  primary_color: primary,
  secondary_color: secondary,
  tertiary_color: tertiary,
  text_color: '#ffffff',
});
const night: Theme = { ...defaultColors, name: 'Night', tertiary_color: '#c9a7ff' };
const slate = theme('Slate', '#232f3e', '#3d4d60', '#f0cf7a');
const bolt = theme('Bolt', '#143a66', '#1d5a9e', '#7fd6ff');
const silver = theme('Silver', '#2b2b2e', '#4c4c50', '#ffcf4a');
const plum = theme('Plum', '#47175a', '#7c2f86', '#f1a0e8');
const leaf = theme('Leaf', '#23482c', '#2f7040', '#b8e986');
const reel = theme('Reel', '#3a2412', '#6b431f', '#ffc07a');
const rose = theme('Rose', '#6d2338', '#a04058', '#ffc4c8');
const amber = theme('Amber', '#5c3a00', '#8a5a00', '#ffe08a');

interface Draft {
  name: string;
  description: string;
  category: string;
  members: number;
  theme: Theme;
  icon?: SocietyIcon;
  since: string;
  member?: boolean;
}

const drafts: Draft[] = [
  {
    name: 'Astronomy Society',
    description: 'Rooftop telescopes, dark-sky trips and slow evenings with the Perseids.',
    category: 'Science',
    members: 212,
    theme: night,
    icon: 'telescope',
    since: '2019-10-14',
    member: true,
  },
  {
    name: 'Chess Club',
    description:
      'Blitz on Tuesdays, lessons for beginners, and a ladder that never sleeps, not even in the week of exams.',
    category: 'Games',
    members: 148,
    theme: slate,
    icon: 'crown',
    since: '2015-09-28',
  },
  {
    name: 'Climbing & Mountaineering',
    description: 'Bouldering twice a week, gritstone weekends, winter skills in Scotland.',
    category: 'Sport',
    members: 301,
    theme: moss,
    icon: 'mountain',
    since: '2008-10-02',
    member: true,
  },
  {
    name: 'Jazz Orchestra',
    description: 'Seventeen players, three singers, one very patient rhythm section.',
    category: 'Arts',
    members: 64,
    theme: ember,
    icon: 'music',
    since: '2012-01-17',
  },
  {
    name: 'Robotics Lab',
    description: 'We build things that move on purpose. Mostly.',
    category: 'Technology',
    members: 126,
    theme: bolt,
    icon: 'bot',
    since: '2017-11-06',
  },
  {
    name: 'Photography',
    description: 'Darkroom keys, photo walks and a print sale each term.',
    category: 'Arts',
    members: 187,
    theme: silver,
    icon: 'camera',
    since: '2010-10-11',
    member: true,
  },
  {
    name: 'Debating Union',
    description: 'Two sides, seven minutes, no notes.',
    category: 'Academic',
    members: 233,
    theme: plum,
    icon: 'megaphone',
    since: '1998-10-05',
  },
  {
    name: 'Rowing Club',
    description: 'Dawn on the river. You do get used to it.',
    category: 'Sport',
    members: 176,
    theme: tide,
    icon: 'waves',
    since: '1961-05-01',
  },
  {
    name: 'Gardeners',
    description: 'An acre behind the library, forty beds and a beehive.',
    category: 'Community',
    members: 92,
    theme: leaf,
    icon: 'sprout',
    since: '2020-03-21',
    member: true,
  },
  {
    name: 'Film Makers',
    description: 'Shoot on Saturday, cut on Sunday, screen on Monday.',
    category: 'Arts',
    members: 119,
    theme: reel,
    icon: 'clapperboard',
    since: '2016-02-08',
  },
  {
    name: 'Baking Society',
    description: 'Bring a tin. Leave with a lighter heart.',
    category: 'Community',
    members: 254,
    theme: rose,
    icon: 'croissant',
    since: '2014-10-20',
  },
  {
    name: 'Swahili Circle',
    description: 'Conversation, cooking and film nights; beginners first.',
    category: 'Culture',
    members: 41,
    theme: amber,
    icon: 'languages',
    since: '2022-01-24',
  },
];

const categoryOf = (name: string): Category =>
  categories.find((category) => category.name === name) ?? { id: 1, name };

/** Twelve societies, each with its own theme and logo and with no stored banner. */
export const societies: Society[] = drafts.map((draft, index) => ({
  id: index + 1,
  name: draft.name,
  description: draft.description,
  logo: draft.icon
    ? svgAddress(drawLogoDisc({ theme: draft.theme, icon: societyIcons[draft.icon], size: 150 }))
    : null,
  banner: null,
  category: categoryOf(draft.category),
  creation_date: draft.since,
  member_count: draft.members,
  member: draft.member ?? false,
  theme: { ...draft.theme, id: index + 1 },
}));

export const [astronomy, chess, climbing, , robotics, , debating] = societies as [
  Society,
  Society,
  Society,
  Society,
  Society,
  Society,
  Society,
];

/** As many societies as asked for, the twelve over and over under new names. */
export const manySocieties = (count: number): Society[] =>
  Array.from({ length: count }, (_, index) => {
    const society = societies[index % societies.length] ?? astronomy;
    const round = Math.floor(index / societies.length);
    return { ...society, id: index + 1, name: round === 0 ? society.name : `${society.name} ${round + 1}` };
  });

export const recommended: RecommendedSociety[] = [robotics, societies[8] ?? robotics, debating].map(
  (society) => ({
    ...society,
    member: false,
    because: 'Astronomy',
  }),
);

/** No logo, no banner, no picture at all, and a long name. */
export const bare: Society = {
  ...astronomy,
  id: 77,
  name: 'Swimming Club',
  logo: null,
  member: false,
  theme: themes.default,
};

export const longNamed: Society = {
  ...chess,
  id: 78,
  name: 'Donaudampfschifffahrtsgesellschaftskapitänsfreundinnen-Verein',
  description:
    'A description that goes on for much longer than two lines have room for, because somebody on the committee had a great deal to say about the history of the society and about everything else that came to mind.',
  logo: null,
};

export const rightToLeft: Society = {
  ...bare,
  id: 79,
  name: 'جمعية الفلك',
  description: 'نرصد النجوم من سطح المكتبة كل يوم خميس، والجميع مدعوون بلا خبرة سابقة.',
  category: { id: 6, name: 'علوم' },
};

export const hostileTheme: Theme = {
  id: 99,
  name: 'Hostile',
  primary_color: '#ffee00',
  secondary_color: '#fff799',
  tertiary_color: '#ffffff',
  text_color: '#ffff66',
};
