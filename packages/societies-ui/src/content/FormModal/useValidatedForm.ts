import { yupResolver } from '@hookform/resolvers/yup';
import { useCallback, useEffect, useMemo, useRef, useState, type FormEvent } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldErrors as FormErrors,
  type FieldValues,
  type Path,
  type RegisterOptions,
  type Resolver,
} from 'react-hook-form';
import { fieldMessages } from '../../base/Field/Field.tsx';
import { useRefusal } from '../../base/useRefusal.ts';
import { useMessages } from '../../host/useMessages.ts';
import { serverErrors, type FieldErrors } from './fieldErrors.ts';

export interface ValidatedForm<Draft, Values> {
  /** The contract's schema. Unknown fields pass unchanged. */
  schema: Parameters<typeof yupResolver>[0];
  /** Initial values. */
  values: Draft;
  /** The server's messages for single fields. Pass a stable object. */
  fieldErrors?: FieldErrors<Draft>;
  /** Called with the validated values. Until its promise is settled, the form counts as being sent. */
  onSubmit: (values: Values) => void | Promise<unknown>;
}

/** What the form library knows of a field. */
interface KnownField {
  mount?: boolean;
  ref?: { validity?: ValidityState };
}

/** The fields of a form that are on the screen. */
const shownOf = (fields: object): [string, KnownField][] =>
  Object.entries(fields as Record<string, KnownField>).filter(([, { mount }]) => mount !== false);

/**
 * The state of a form: errors appear when a field is left and are then updated on every change; server errors stay until the
 * field is changed. A failed submit shows and focuses the first invalid field; what the server says of something that has no field
 * here is `submission.refusal`.
 */
export function useValidatedForm<Draft extends FieldValues, Values extends FieldValues = Draft>({
  schema,
  values,
  fieldErrors,
  onSubmit,
}: ValidatedForm<Draft, Values>) {
  const { incomplete } = useMessages('Field', fieldMessages);
  /** The names of the fields that are on the screen. */
  const shown = useRef<readonly string[]>([]);
  const checked = useMemo((): Resolver<Draft, unknown, Values> => {
    // Input and output types differ (an empty number becomes undefined), but the resolver's type has only one.
    const resolve = yupResolver(schema) as unknown as Resolver<Draft, unknown, Values>;
    return async (written, context, options) => {
      const fields = shownOf(options.fields);
      shown.current = fields.map(([name]) => name);
      const result = await resolve(written, context, options);
      // The browser holds something that is not a whole value, such as a day without a year.
      const halves = fields.flatMap(([name, { ref }]) =>
        ref?.validity?.badInput ? [[name, { type: 'incomplete', message: incomplete }] as const] : [],
      );
      if (halves.length === 0) return result;
      return { values: {}, errors: { ...result.errors, ...Object.fromEntries(halves) } as FormErrors<Draft> };
    };
  }, [schema, incomplete]);
  const refused = useMemo(() => serverErrors<Draft>(fieldErrors), [fieldErrors]);
  const form = useForm<Draft, unknown, Values>({
    resolver: checked,
    mode: 'onTouched',
    defaultValues: values as DefaultValues<Draft>,
    errors: refused,
    shouldFocusError: false,
  });
  const { isSubmitting, isDirty } = form.formState;
  const refuse = useRefusal();
  const [refusal, setRefusal] = useState<string>();
  const element = useRef<HTMLElement | null>(null);
  /** Says in the form what none of the fields on the screen says, and shows the first of what they say. */
  const answer = useCallback(
    (errors: FormErrors<Draft> = {}) => {
      const unseen = Object.entries(errors).flatMap(([name, error]) =>
        shown.current.includes(name.split('.')[0] ?? name)
          ? []
          : [typeof error?.message === 'string' ? error.message : ''],
      );
      setRefusal([...new Set(unseen)].join(' ').trim() || undefined);
      refuse(element.current);
    },
    [refuse],
  );
  const pressed = useRef(false);
  // Synchronises with the server's answer, which comes after the press.
  useEffect(() => {
    if (!refused || !pressed.current) return;
    pressed.current = false;
    answer(refused);
  }, [refused, answer]);
  const send = async (event?: FormEvent<HTMLFormElement>) => {
    element.current = (event?.target as HTMLElement | undefined) ?? element.current;
    pressed.current = true;
    setRefusal(undefined);
    let wrong: FormErrors<Draft> | undefined;
    await form.handleSubmit(
      async (valid) => void (await onSubmit(valid)),
      (errors) => {
        wrong = errors;
      },
    )(event);
    // The form library draws the errors only after its own callback, so the first wrong field is not to be found before.
    if (wrong) answer(wrong);
  };
  return {
    form,
    /** Props of a field: its registration and error. */
    field: <Name extends Path<Draft>>(name: Name, options?: RegisterOptions<Draft, Name>) => ({
      ...form.register(name, options),
      error: form.getFieldState(name, form.formState).error?.message,
    }),
    /** Props of the form element. */
    submission: {
      submitting: isSubmitting,
      changed: isDirty,
      refusal,
      onSubmit: (event: FormEvent<HTMLFormElement>) => void send(event),
    },
    /** Validates and submits, like the form's button. */
    send,
  };
}
