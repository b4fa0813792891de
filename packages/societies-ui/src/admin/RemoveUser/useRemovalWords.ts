import { fixedRoles } from 'societies-contract';
import { useMessages } from '../../host/useMessages.ts';
import { wholeNumber } from '../../host/wholeNumber.ts';

export const removeUserMessages = {
  /** Said of the societies that they are President of. */
  president: (societies: readonly string[]) =>
    societies.length === 1
      ? `They are President of ${societies[0]}, which would be left without a President. Make somebody else President there first.`
      : `They are President of ${societies.join(', ')}, which would be left without a President. Make others President there first.`,
  /** What they leave; at least one of the two is above zero. */
  leaves: (societies: number, places: number) =>
    `${[
      ...(societies === 0
        ? []
        : [
            societies === 1
              ? '1 society loses a member'
              : `${wholeNumber(societies)} societies lose a member`,
          ]),
      ...(places === 0
        ? []
        : [
            places === 1
              ? 'their place at 1 coming event is given up'
              : `their places at ${wholeNumber(places)} coming events are given up`,
          ]),
    ].join(', and ')}.`,
} as const;

/** A user as far as their removal takes something from others. */
interface RemovedUser {
  /** The societies that they are in, with their role. */
  societies: readonly { name: string; role: string }[];
  /** Coming events at which they have a place or wait; undefined if not known. */
  coming_events?: number;
  /** Whether `societies` are all of them. */
  complete: boolean;
}

/** Says what the removal of an account takes from others; empty if it takes nothing. */
export function useRemovalWords(): (user: RemovedUser) => string {
  const messages = useMessages('RemoveUser', removeUserMessages);
  return ({ societies, coming_events: places = 0, complete }) => {
    const presidentOf = societies.flatMap(({ name, role }) => (role === fixedRoles.president ? name : []));
    return [
      ...(presidentOf.length > 0 ? [messages.president(presidentOf)] : []),
      ...(complete && societies.length + places > 0 ? [messages.leaves(societies.length, places)] : []),
    ].join(' ');
  };
}
