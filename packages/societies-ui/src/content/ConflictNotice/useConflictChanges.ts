import { useMessages } from '../../host/useMessages.ts';
import { conflictNoticeMessages, type ConflictChange } from './ConflictNotice.tsx';
import { differences } from './threeWay.ts';

export interface ConflictWords<Fields> {
  /** The labels of the fields. */
  labels: { [Field in keyof Fields]?: string };
  /** Formats a value; undefined uses its text. */
  wordsFor?: (field: keyof Fields, value: unknown) => string | undefined;
}

/** @returns a function that lists conflicting changes for `ConflictNotice`. */
export function useConflictChanges<Fields extends object>({ labels, wordsFor }: ConflictWords<Fields>) {
  const { yes, no } = useMessages('ConflictNotice', conflictNoticeMessages);
  const inWords = (field: keyof Fields, value: unknown) => {
    const words = wordsFor?.(field, value);
    if (words !== undefined) return words;
    if (typeof value === 'boolean') return value ? yes : no;
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
  return (base: Fields, mine: Fields, theirs: Fields): ConflictChange[] =>
    differences(base, mine, theirs).map(({ field, ...values }) => ({
      label: labels[field] ?? String(field),
      theirs: inWords(field, values.theirs),
      mine: values.mine === undefined ? undefined : inWords(field, values.mine),
    }));
}
