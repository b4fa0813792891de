import {
  permissionCodenames,
  permissionNames,
  type CommitteeEntry,
  type Permission,
  type Role,
  type SocietyMember,
} from 'societies-contract';

/** The committee of the design's pictures. */
const entry = (
  id: number,
  role: string,
  name: string | null,
  university_id: string | null,
): CommitteeEntry => ({
  role: { id, name: role, permissions: id === 1 ? [...permissionCodenames] : [] },
  name: name ?? 'Unassigned',
  university_id,
});

export const committee: Record<string, CommitteeEntry> = {
  1: entry(1, 'President', 'Mira Voss', '10000002'),
  2: entry(2, 'Vice President', 'Tom Adeyemi', '10000187'),
  3: entry(3, 'Secretary', null, null),
  4: entry(4, 'Treasurer', 'Yuki Tanaka', '10000214'),
  5: entry(5, 'Events Officer', 'Nadia Rahman', '10000003'),
};

const person = (
  university_id: string,
  first_name: string,
  last_name: string,
  role: string | null = null,
  joined_at = '2025-10-02T10:00:00Z',
  attended = 0,
): SocietyMember => ({ university_id, first_name, last_name, avatar: null, role, joined_at, attended });

export const members: readonly SocietyMember[] = [
  person('10000002', 'Mira', 'Voss', 'President', '2019-10-14T10:00:00Z', 21),
  person('10000187', 'Tom', 'Adeyemi', 'Vice President', '2025-02-02T10:00:00Z'),
  person('10000214', 'Yuki', 'Tanaka', 'Treasurer', '2025-03-03T10:00:00Z', 4),
  person('10000003', 'Nadia', 'Rahman', 'Events Officer', '2025-09-09T10:00:00Z', 7),
  person('10000004', 'Sam', 'Okafor'),
  person('10000051', 'Inés', 'García'),
  person('10000052', 'Lars', 'Nygaard'),
];

const firstNames = ['Ada', 'Bo', 'Chidi', 'Dana', 'Emre', 'Farah', 'Gus', 'Hana', 'Ivo', 'Jun'];
const lastNames = [
  'Abara',
  'Berg',
  'Chen',
  'Diallo',
  'Evans',
  'Fischer',
  'Gupta',
  'Haddad',
  'Ito',
  'Jansen',
  'Khan',
];

/** As many members as a test needs. */
export const manyMembers = (count: number): readonly SocietyMember[] =>
  Array.from({ length: count }, (_, index) =>
    person(
      String(20_000_000 + index),
      firstNames[index % firstNames.length] ?? '',
      lastNames[index % lastNames.length] ?? '',
    ),
  );

export const permissions: readonly Permission[] = permissionCodenames.map((codename, index) => ({
  id: index + 1,
  codename,
  name: permissionNames[codename],
}));

const role = (id: number, name: string, ids: number[]): Role => ({ id, name, society: 1, permissions: ids });

export const roles: readonly Role[] = [
  role(1, 'President', [1, 2, 3, 4, 5, 6]),
  role(2, 'Vice President', [1, 2, 3, 4, 6]),
  role(3, 'Secretary', [2, 3]),
  role(4, 'Treasurer', [4]),
  role(5, 'Events Officer', [6]),
  role(6, 'Member', []),
];
