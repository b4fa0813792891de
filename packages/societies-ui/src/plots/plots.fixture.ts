import type { Series } from 'societies-contract';

const values = [
  812, 838, 842, 832, 827, 817, 819, 813, 830, 852, 881, 910, 924, 947, 962, 994, 1022, 1035, 1031, 1022,
  1011, 1024, 1036, 1029, 1043, 1060, 1049, 1055, 1063, 1084, 1077, 1076,
];

/** The year of the design's picture. */
export const membersOverTime: Series = {
  name: 'Members over time',
  points: values.map((value, index) => ({
    label: new Date(Date.UTC(2026, 0, 1 + Math.round((index * 320) / (values.length - 1))))
      .toISOString()
      .slice(0, 10),
    value,
  })),
};

export const registrations: Series = {
  name: 'Registrations per event',
  points: [
    { label: 'Geminids on the roof', value: 34 },
    { label: 'Telescope workshop', value: 18 },
    { label: 'Dark-sky weekend in Wales', value: 24 },
    { label: 'Lecture: listening to pulsars', value: 57 },
  ],
};
