import { useRef, type FormEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useValidatedForm, type ValidatedForm } from './useValidatedForm.ts';
import type { ConflictWords } from '../ConflictNotice/useConflictChanges.ts';
import { useFormConflict, type Stored } from './useFormConflict.tsx';

interface VersionedForm<Draft, Values>
  extends Omit<ValidatedForm<Draft, Values>, 'onSubmit'>, ConflictWords<Draft> {
  /** The version of the initial values. */
  version?: number;
  /** The current version, if somebody else has saved it. */
  current?: Stored<Draft>;
  /**
   * Called with the validated values and the version that they are written on. Until its promise is settled, the form counts as
   * being sent.
   */
  onSubmit: (values: Values, version: number | undefined) => void | Promise<unknown>;
}

/** Like `useValidatedForm`, for a thing that several people edit: reports concurrent changes. */
export function useVersionedForm<Draft extends FieldValues, Values extends FieldValues = Draft>({
  version,
  current,
  labels,
  wordsFor,
  onSubmit,
  ...checked
}: VersionedForm<Draft, Values>) {
  /** The version that the next submit is based on. */
  const on = useRef(version);
  const { form, field, submission, send } = useValidatedForm<Draft, Values>({
    ...checked,
    onSubmit: (values) => onSubmit(values, on.current),
  });
  const sendOn = (next: number | undefined, event?: FormEvent<HTMLFormElement>) => {
    on.current = next;
    return send(event);
  };
  const conflict = useFormConflict({
    form,
    stored: { values: checked.values, version },
    current,
    labels,
    wordsFor,
    send: sendOn,
  });
  return {
    form,
    field,
    submission: {
      ...submission,
      onSubmit: (event: FormEvent<HTMLFormElement>) => void sendOn(conflict.version, event),
    },
    /** The conflict notice, while there is a conflict. */
    notice: conflict.notice,
  };
}
