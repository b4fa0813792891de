import { useMessages } from '../../host/useMessages.ts';
import { conflictNoticeMessages, type ConflictChange } from './ConflictNotice.tsx';
import { differences } from './threeWay.ts';

export interface ConflictWords<Fields> {
  /** What the fields are called. */
  labels: { [Field in keyof Fields]?: string };
  /** What a field holds, where that is more than its own text; undefined leaves it as it is. */
  wordsFor?: (field: keyof Fields, value: unknown) => string | undefined;
}

/** @returns a function that tells what somebody else changed, and what the reader wrote there, as `ConflictNotice` takes it. */
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
