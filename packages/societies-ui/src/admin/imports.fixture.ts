import type { Import, ImportReply } from 'societies-contract';

/** A dry run of the design's picture: memberships as CampusGroups exports them. */
export const dryRun: ImportReply = {
  accepted: 1268,
  unchanged: 35,
  refused: [
    {
      row: 218,
      field: 'university_id',
      value: '1000012',
      message: 'University ID must be exactly 8 digits',
      code: 'id_format',
    },
    {
      row: 530,
      field: 'society',
      value: 'Astro Soc',
      message: 'There is no such society. Did you mean Astronomy Society?',
      code: 'unknown_society',
      about: 'Astronomy Society',
    },
    { row: 811, field: 'joined', value: '31/02/2025', message: 'There is no such day.', code: 'no_such_day' },
    {
      row: 1140,
      field: 'university_id',
      value: '10007781',
      message: 'Nobody has this university ID here yet.',
      code: 'unknown_person',
    },
    { row: 1202, field: 'society', message: 'This is missing.', code: 'required' },
  ],
  refused_rows: 5,
  import_id: null,
  file: {
    name: 'memberships-2026.csv',
    rows: 1308,
    heading_row: 1,
    format: 'csv',
    encoding: 'windows-1252',
    separator: 'semicolon',
    source: 'campusgroups',
  },
  columns: [
    {
      name: 'Student Number',
      field: 'university_id',
      guess: 'university_id',
      samples: ['10000412', '10000388'],
      twice: false,
    },
    {
      name: 'Group',
      field: 'society',
      guess: 'society',
      samples: ['Astronomy Society', 'Chess Club'],
      twice: false,
    },
    {
      name: 'Date Joined',
      field: 'joined',
      guess: 'joined',
      samples: ['01/10/2025', '03/10/2025'],
      twice: false,
    },
    { name: 'First Name', field: null, guess: null, samples: ['Priya', 'Daniel'], twice: false },
    { name: 'Position', field: null, guess: null, samples: ['Member'], twice: false },
    { name: 'Mobile Phone', field: null, guess: null, samples: [], twice: false },
  ],
  missing: [],
  dates: null,
  short_ids: 0,
  preview: [
    {
      row: 2,
      state: 'new',
      values: { university_id: '10000412', society: 'Astronomy Society', joined: '2025-10-01' },
      person: 'Priya Nair',
      society: { id: 1, name: 'Astronomy Society' },
    },
    {
      row: 3,
      state: 'new',
      values: { university_id: '10000388', society: 'Chess Club', joined: '2025-10-03' },
      person: 'Daniel Osei',
      society: { id: 2, name: 'Chess Club' },
    },
    {
      row: 4,
      state: 'unchanged',
      values: { university_id: '10000003', society: 'Astronomy Society', joined: '2025-09-09' },
      person: 'Nadia Rahman',
      society: { id: 1, name: 'Astronomy Society' },
    },
  ],
};

const ines = { university_id: '10000001', name: 'Ines Okafor' };

export const importsNow = new Date('2026-10-21T12:00:00Z');

const stored: Import = {
  id: 4,
  kind: 'committee',
  file_name: 'officers-2026.csv',
  by: ines,
  at: '2026-10-20T15:02:00Z',
  state: 'stored',
  done: 183,
  total: 183,
  accepted: 183,
  unchanged: 0,
  refused: 0,
  undo_until: '2026-10-27T15:02:00Z',
  undone_at: null,
  undone_by: null,
};

/** One in each state. */
export const imports: Import[] = [
  {
    ...stored,
    id: 6,
    kind: 'memberships',
    file_name: 'memberships-2026.csv',
    state: 'running',
    done: 41_000,
    total: 100_000,
    accepted: 0,
    undo_until: null,
  },
  { ...stored, id: 5, kind: 'users', file_name: 'half.xlsx', state: 'failed', accepted: 0, undo_until: null },
  stored,
  {
    ...stored,
    id: 3,
    kind: 'events',
    file_name: 'events-old.csv',
    by: null,
    at: '2026-10-12T09:00:00Z',
    state: 'undone',
    accepted: 312,
    undo_until: null,
  },
  {
    ...stored,
    id: 2,
    kind: 'users',
    file_name: 'users-2026.csv',
    at: '2026-10-02T09:00:00Z',
    accepted: 1204,
    unchanged: 4,
    refused: 2,
    undo_until: null,
  },
];
