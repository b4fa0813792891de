import { fixedRoles, type CommitteeEntry } from 'societies-contract';

/** One position of a committee and who holds it, as far as lists show it. */
export interface CommitteePosition extends Pick<CommitteeEntry, 'name' | 'university_id'> {
  /** The position: it is known by its id and called by its name. */
  role: Pick<CommitteeEntry['role'], 'id' | 'name'>;
}

/** A society's committee, as a list or by whatever key its host has it. */
export type Committee = Readonly<Record<string, CommitteePosition>> | readonly CommitteePosition[];

/** A committee as a list: President first, then as the society made its positions. `Member` is none. */
export const committeePositions = (committee: Committee): readonly CommitteePosition[] =>
  Object.values(committee)
    .filter(({ role }) => role.name !== fixedRoles.member)
    .sort((a, b) => {
      const first = (position: CommitteePosition) => (position.role.name === fixedRoles.president ? 0 : 1);
      return first(a) - first(b) || a.role.id - b.role.id;
    });
