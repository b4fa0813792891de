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
  /** The contract's rules of what is typed. What it does not know passes as it is. */
  schema: Parameters<typeof yupResolver>[0];
  /** What the fields begin with. */
  values: Draft;
  /** What the server says about single fields. Keep the object stable while it stays the same. */
  fieldErrors?: FieldErrors<Draft>;
  /** Gets the checked values. Until its promise is settled the form is being sent. */
  onSubmit: (values: Values) => void | Promise<unknown>;
}

/**
 * The state of a form: errors appear when a field is left, follow every change from then on, and say what the server said until
 * the field is changed. A submit that fails goes to the first wrong field.
 */
export function useValidatedForm<Draft extends FieldValues, Values extends FieldValues = Draft>({
  schema,
  values,
  fieldErrors,
  onSubmit,
}: ValidatedForm<Draft, Values>) {
  const form = useForm<Draft, unknown, Values>({
    // The schema's input and output differ (an empty number becomes a missing one); the resolver's type takes one
    // type for both.
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
    /** What a field needs: its part in the form and what is wrong with it. */
    field: <Name extends Path<Draft>>(name: Name, options?: RegisterOptions<Draft, Name>) => ({
      ...form.register(name, options),
      error: form.getFieldState(name, form.formState).error?.message,
    }),
    /** What the form around the fields needs. */
    submission: {
      submitting: isSubmitting,
      changed: isDirty,
      onSubmit: (event: FormEvent<HTMLFormElement>) => void send(event),
    },
    /** Checks and hands over what is written, as a press of the form's button does. */
    send,
  };
}
