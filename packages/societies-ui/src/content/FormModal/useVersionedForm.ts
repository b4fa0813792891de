import { useRef, type FormEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useValidatedForm, type ValidatedForm } from './useValidatedForm.ts';
import type { ConflictWords } from '../ConflictNotice/useConflictChanges.ts';
import { useFormConflict, type Stored } from './useFormConflict.tsx';

interface VersionedForm<Draft, Values>
  extends Omit<ValidatedForm<Draft, Values>, 'onSubmit'>, ConflictWords<Draft> {
  /** Which version of the thing the fields begin with. */
  version?: number;
  /** The thing as it is now, when somebody else saved it since. */
  current?: Stored<Draft>;
  /** Gets the checked values and the version that they are written on. Until its promise is settled the form is being sent. */
  onSubmit: (values: Values, version: number | undefined) => void | Promise<unknown>;
}

/** The state of a form for a thing that several people write: as `useValidatedForm`, and it says when somebody else was first. */
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
    /** What stands in the form while somebody else's version is in the way. */
    notice: conflict.notice,
  };
}
