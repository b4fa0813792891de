import { useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useMessages } from '../../host/useMessages.ts';
import { ConflictNotice, conflictNoticeMessages } from '../ConflictNotice/ConflictNotice.tsx';
import { differences, onTop } from '../ConflictNotice/threeWay.ts';

/** A stored thing as the fields of a form, and which of its versions that is. */
export interface Stored<Draft> {
  values: Draft;
  version: number | undefined;
}

interface FormConflict<Draft extends FieldValues, Values> {
  form: UseFormReturn<Draft, unknown, Values>;
  /** What the form begins with. It stays what it was when the form opened, whatever is read again under it. */
  stored: Stored<Draft>;
  /** What is there now, when somebody else saved it meanwhile. */
  current: Stored<Draft> | undefined;
  /** What the form calls its fields. */
  labels: { [Field in keyof Draft]?: string };
  /** Sends what is written, on top of a version. */
  send: (version: number | undefined) => Promise<void>;
}

/** @returns the version that the form writes on, and the notice that stands in it while somebody else's is in the way. */
export function useFormConflict<Draft extends FieldValues, Values>({
  form,
  stored,
  current,
  labels,
  send,
}: FormConflict<Draft, Values>) {
  const messages = useMessages('ConflictNotice', conflictNoticeMessages);
  const [base, setBase] = useState(stored);
  const theirs = current?.version === base.version ? undefined : current;

  const inWords = (value: unknown) => {
    if (typeof value === 'boolean') return value ? messages.yes : messages.no;
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
  const changeOf = (field: keyof Draft, value: unknown) =>
    field === 'image' && value ? messages.picture : inWords(value);

  const goOnFrom = (next: Stored<Draft>) => {
    form.reset(next.values);
    setBase(next);
  };
  const keepMine = (on: Stored<Draft>) => {
    const kept = onTop(base.values, form.getValues(), on.values);
    goOnFrom(on);
    for (const name of Object.keys(kept) as Path<Draft>[]) {
      form.setValue(name, kept[name], { shouldDirty: true });
    }
    void send(on.version);
  };

  return {
    version: base.version,
    notice: theirs && (
      <ConflictNotice
        changes={differences(base.values, form.getValues(), theirs.values).map(({ field, ...values }) => ({
          label: labels[field] ?? String(field),
          theirs: changeOf(field, values.theirs),
          mine: values.mine === undefined ? undefined : changeOf(field, values.mine),
        }))}
        onKeepMine={() => keepMine(theirs)}
        onTakeTheirs={() => goOnFrom(theirs)}
        pending={form.formState.isSubmitting}
      />
    ),
  };
}
