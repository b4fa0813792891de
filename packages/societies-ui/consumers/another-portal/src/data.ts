import type { MerchItem, Society, SocietyEvent } from 'societies-ui';

const colours = {
  id: 1,
  name: 'Ziegel',
  primary_color: '#7a3b12',
  secondary_color: '#a65a2a',
  tertiary_color: '#ffd9a0',
  text_color: '#ffffff',
};

export const categories = [
  { id: 1, name: 'Sport' },
  { id: 2, name: 'Musik' },
];

const names = [
  'Ruderverein',
  'Kammerchor',
  'Segelgruppe',
  'Blaskapelle',
  'Fechtverein',
  'Jazzkeller',
  'Kletterbund',
  'Orchester',
  'Schachfreunde',
  'Tanzkreis',
  'Turnverein',
  'Unichor',
  'Wandergruppe',
  'Zitherkreis',
];

export const societies: Society[] = names.map((name, index) => ({
  id: index + 1,
  name,
  description: 'Wir treffen uns jeden Dienstag und freuen uns über alle, die dazukommen.',
  logo: null,
  banner: null,
  category: categories[index % 2] ?? { id: 1, name: 'Sport' },
  creation_date: `${2003 + index}-10-14`,
  member_count: index === 0 ? 1204 : 40 + index,
  member: false,
  theme: colours,
}));

export const theme = colours;

export const regatta: SocietyEvent = {
  id: 1,
  name: 'Herbstregatta',
  description: 'Vom Bootshaus bis zur alten Brücke, danach Suppe für alle.',
  datetime: '2026-12-13T18:30:00.000Z',
  duration: '02:30:00',
  venue: 'Bootshaus',
  max_participants: 60,
  price: 7.5,
  is_active: true,
  image: null,
  joined: false,
  participants: 12,
  society: 1,
};

export const scarf: MerchItem = {
  id: 1,
  society: 1,
  name: 'Vereinsschal',
  description: 'Warm, gestreift, aus der Weberei nebenan.',
  category: 'Kleidung',
  purchase_url: 'https://laden.example.de/schal',
  price: 1249.9,
  image: null,
  created_at: '2026-09-30T09:00:00Z',
};

export const now = new Date('2026-11-20T12:00:00.000Z');
