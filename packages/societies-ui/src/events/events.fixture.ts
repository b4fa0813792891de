import type { SocietyEvent } from 'societies-contract';

/** The moment at which stories and tests look at events; Storybook's clock begins then too. */
export const storyNow = new Date('2026-11-20T12:00:00Z');

const base: SocietyEvent = {
  id: 1,
  name: 'Geminids on the roof',
  description:
    'Blankets, tea and a sky full of falling stars. We open the roof at ten and stay until the last person is cold, or until the porter finds us.',
  datetime: '2026-12-13T11:30:00Z',
  duration: '02:30:00',
  venue: 'Library roof',
  max_participants: 60,
  participants: 34,
  price: 0,
  is_active: true,
  image: null,
  joined: false,
  society: 1,
};

/** Events of the design's pictures, one in each state. */
export const open = base;
export const joined: SocietyEvent = {
  ...base,
  id: 2,
  name: 'Telescope workshop',
  description: 'Bring your own or borrow ours: collimation, finders, and the first object of the evening.',
  datetime: '2026-11-26T10:00:00Z',
  duration: '00:45:00',
  venue: 'Physics 2.14',
  max_participants: 20,
  participants: 18,
  price: 4,
  joined: true,
};
export const full: SocietyEvent = {
  ...base,
  id: 3,
  name: 'Dark-sky weekend in Wales',
  description:
    'Two nights in a bunkhouse under the darkest sky that a minibus can reach before supper on a Friday in December, with soup.',
  datetime: '2027-01-07T09:00:00Z',
  duration: '48:00:00',
  venue: 'Elan Valley',
  max_participants: 24,
  participants: 24,
  price: 65,
};
export const passed: SocietyEvent = {
  ...base,
  id: 4,
  name: 'Lecture: listening to pulsars',
  description: 'How a lighthouse in the sky keeps better time than we do.',
  datetime: '2026-10-16T17:00:00Z',
  duration: '01:00:00',
  venue: 'Lecture Theatre 1',
  max_participants: 120,
  participants: 87,
};
export const inactive: SocietyEvent = {
  ...base,
  id: 5,
  name: 'Moon walk',
  description: 'Postponed until the clouds make up their mind.',
  datetime: '2026-12-02T20:00:00Z',
  is_active: false,
};
export const today: SocietyEvent = {
  ...base,
  id: 6,
  name: 'Observatory open evening',
  datetime: '2026-11-20T19:00:00Z',
};
export const longText: SocietyEvent = {
  ...base,
  id: 7,
  name: 'Donaudampfschifffahrtsgesellschaftskapitänsabendvorlesungsreihe, part the thirty-second',
  venue: 'The Old Refectory, behind the New Refectory, second courtyard on the left past the sundial',
  description: 'Everything that anybody ever wanted to know. '.repeat(12).trim(),
  price: 1234.5,
  max_participants: 100_000,
  participants: 12_345,
};
export const events: readonly SocietyEvent[] = [open, joined, full, passed];
