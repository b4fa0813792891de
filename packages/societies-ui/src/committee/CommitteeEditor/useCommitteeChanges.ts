import { useState } from 'react';
import type { CommitteePosition } from '../positions.ts';
import type { Person } from './PersonPicker.tsx';

/** A position that was given to somebody here. */
interface Change {
  /** Who held it when that was chosen. */
  from: string | null;
  /** Who shall hold it; null for nobody. */
  to: Person | null;
}

/**
 * What was chosen and is not saved, by role. It stays when the committee changes meanwhile; where others chose the same, or
 * the position is gone, nothing is left to save.
 */
export function useCommitteeChanges(positions: readonly CommitteePosition[]) {
  const [changes, setChanges] = useState<ReadonlyMap<number, Change>>(new Map());
  const left = positions.flatMap(({ role, university_id }): [number, Change][] => {
    const change = changes.get(role.id);
    return change && (change.to?.university_id ?? null) !== university_id ? [[role.id, change]] : [];
  });
  if (left.length < changes.size) setChanges(new Map(left));

  const change = (position: CommitteePosition, to: Person | null, from: string | null) =>
    setChanges(new Map(changes).set(position.role.id, { from, to }));
  return {
    changes,
    /** Who holds a position, as it stands here. */
    holderOf: ({ role, name, university_id }: CommitteePosition): Person | null => {
      const changed = changes.get(role.id);
      if (changed) return changed.to;
      return university_id === null ? null : { university_id, name, avatar: null };
    },
    choose: (position: CommitteePosition, to: Person | null) => {
      const before = changes.get(position.role.id);
      change(position, to, before ? before.from : position.university_id);
    },
    /** What was chosen here counts, knowing what others chose. */
    keepMine: () =>
      setChanges(
        new Map(
          positions.flatMap(({ role, university_id }): [number, Change][] => {
            const kept = changes.get(role.id);
            return kept ? [[role.id, { ...kept, from: university_id }]] : [];
          }),
        ),
      ),
    takeTheirs: (theirs: readonly CommitteePosition[]) =>
      setChanges(new Map([...changes].filter(([id]) => !theirs.some(({ role }) => role.id === id)))),
  };
}
