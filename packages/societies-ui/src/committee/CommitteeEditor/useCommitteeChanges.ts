import { useState } from 'react';
import type { CommitteePosition } from '../positions.ts';
import type { Person } from './PersonPicker.tsx';

/** An unsaved assignment of a position. */
interface Change {
  /** The holder when it was chosen. */
  from: string | null;
  /** The new holder; null for nobody. */
  to: Person | null;
}

/**
 * Unsaved changes by role id. They are kept when the committee is reloaded, except where others made the same change or deleted
 * the position.
 */
export function useCommitteeChanges(positions: readonly CommitteePosition[]) {
  const [changes, setChanges] = useState<ReadonlyMap<number, Change>>(new Map());
  const remaining = positions.flatMap(({ role, university_id }): [number, Change][] => {
    const change = changes.get(role.id);
    return change && (change.to?.university_id ?? null) !== university_id ? [[role.id, change]] : [];
  });
  if (remaining.length < changes.size) setChanges(new Map(remaining));

  const change = (position: CommitteePosition, to: Person | null, from: string | null) =>
    setChanges(new Map(changes).set(position.role.id, { from, to }));
  return {
    changes,
    /** The holder with unsaved changes applied. */
    holderOf: ({ role, name, university_id }: CommitteePosition): Person | null => {
      const changed = changes.get(role.id);
      if (changed) return changed.to;
      return university_id === null ? null : { university_id, name, avatar: null };
    },
    choose: (position: CommitteePosition, to: Person | null) => {
      const before = changes.get(position.role.id);
      change(position, to, before ? before.from : position.university_id);
    },
    /** Rebases the changes on the current committee, to overwrite others' changes. */
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
