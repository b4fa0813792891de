import { yupResolver } from '@hookform/resolvers/yup';
import { useMemo, type FormEvent } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type RegisterOptions,
  type Resolver,
} from 'react-hook-form';
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

/**
 * The state of a form: errors appear when a field is left and are then updated on every change; server errors stay until the
 * field is changed. A failed submit focuses the first invalid field.
 */
export function useValidatedForm<Draft extends FieldValues, Values extends FieldValues = Draft>({
  schema,
  values,
  fieldErrors,
  onSubmit,
}: ValidatedForm<Draft, Values>) {
  const form = useForm<Draft, unknown, Values>({
    // Input and output types differ (an empty number becomes undefined), but the resolver's type has only one.
    resolver: yupResolver(schema) as unknown as Resolver<Draft, unknown, Values>,
    mode: 'onTouched',
    defaultValues: values as DefaultValues<Draft>,
    errors: useMemo(() => serverErrors(fieldErrors), [fieldErrors]),
  });
  const { isSubmitting, isDirty } = form.formState;
  const send = (event?: FormEvent<HTMLFormElement>) =>
    form.handleSubmit(async (checked) => void (await onSubmit(checked)))(event);
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
      onSubmit: (event: FormEvent<HTMLFormElement>) => void send(event),
    },
    /** Validates and submits, like the form's button. */
    send,
  };
}
