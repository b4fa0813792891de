/** What a portal of another university would have from its own calls. */
export const moss = {
  id: 2,
  name: 'Moss',
  primary_color: '#0f4d4a',
  secondary_color: '#1e7a6b',
  tertiary_color: '#ffd08a',
  text_color: '#ffffff',
};

export const societies = ['Climbing & Mountaineering', 'Chess Club', 'Jazz Orchestra'].map((name, index) => ({
  id: index + 1,
  name,
  description: 'Bouldering twice a week, gritstone weekends, winter skills in Scotland.',
  logo: null,
  banner: null,
  category: { id: 1, name: 'Sport' },
  creation_date: '2019-10-14',
  member_count: 301 + index,
  member: index === 0,
  theme: moss,
}));

export const event = {
  id: 1,
  name: 'Geminids on the roof',
  description: 'Blankets, tea, and the best shower of the year.',
  datetime: '2026-12-13T20:00:00.000Z',
  duration: '02:30:00',
  venue: 'Library roof',
  max_participants: 60,
  price: 0,
  is_active: true,
  image: null,
  joined: false,
  participants: 12,
  society: 1,
};

export const now = '2026-11-20T12:00:00.000Z';
