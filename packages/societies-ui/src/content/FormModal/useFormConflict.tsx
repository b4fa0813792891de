import { useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useMessages } from '../../host/useMessages.ts';
import { ConflictNotice, conflictNoticeMessages } from '../ConflictNotice/ConflictNotice.tsx';
import { onTop } from '../ConflictNotice/threeWay.ts';
import { useConflictChanges, type ConflictWords } from '../ConflictNotice/useConflictChanges.ts';

/** A stored thing as form fields, with its version. */
export interface Stored<Draft> {
  values: Draft;
  version: number | undefined;
}

interface FormConflict<Draft extends FieldValues, Values> extends ConflictWords<Draft> {
  form: UseFormReturn<Draft, unknown, Values>;
  /** The initial values, fixed when the form opens. */
  stored: Stored<Draft>;
  /** The current version, if somebody else saved it meanwhile. */
  current: Stored<Draft> | undefined;
  /** Sends the input, based on a version. */
  send: (version: number | undefined) => Promise<void>;
}

/** @returns the version that the form is based on, and the conflict notice. */
export function useFormConflict<Draft extends FieldValues, Values>({
  form,
  stored,
  current,
  labels,
  wordsFor,
  send,
}: FormConflict<Draft, Values>) {
  const { picture } = useMessages('ConflictNotice', conflictNoticeMessages);
  const changesOf = useConflictChanges<Draft>({
    labels,
    wordsFor: (field, value) =>
      wordsFor?.(field, value) ?? (field === 'image' && value ? picture : undefined),
  });
  const [base, setBase] = useState(stored);
  const theirs = current?.version === base.version ? undefined : current;

  const startFrom = (next: Stored<Draft>) => {
    form.reset(next.values);
    setBase(next);
  };
  const keepMine = (on: Stored<Draft>) => {
    const kept = onTop(base.values, form.getValues(), on.values);
    startFrom(on);
    for (const name of Object.keys(kept) as Path<Draft>[]) {
      form.setValue(name, kept[name], { shouldDirty: true });
    }
    void send(on.version);
  };

  return {
    version: base.version,
    notice: theirs && (
      <ConflictNotice
        changes={changesOf(base.values, form.getValues(), theirs.values)}
        onKeepMine={() => keepMine(theirs)}
        onTakeTheirs={() => startFrom(theirs)}
        pending={form.formState.isSubmitting}
      />
    ),
  };
}
