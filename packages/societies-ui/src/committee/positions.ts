import { fixedRoles, type CommitteeEntry } from 'societies-contract';

/** A committee as a list: President first, then as the society made its posts. `Member` is no post. */
export const committeePositions = (
  committee: Readonly<Record<string, CommitteeEntry>> | readonly CommitteeEntry[],
): readonly CommitteeEntry[] =>
  Object.values(committee)
    .filter(({ role }) => role.name !== fixedRoles.member)
    .sort((a, b) => {
      const first = (entry: CommitteeEntry) => (entry.role.name === fixedRoles.president ? 0 : 1);
      return first(a) - first(b) || a.role.id - b.role.id;
    });
