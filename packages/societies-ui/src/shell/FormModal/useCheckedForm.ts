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
import { useFormConflict, type Stored } from './useFormConflict.tsx';

interface CheckedForm<Draft, Values> {
  /** The contract's rules of what is typed. What it does not know passes as it is. */
  schema: Parameters<typeof yupResolver>[0];
  /** What the fields begin with. */
  values: Draft;
  /** What the server says about single fields. Keep the object stable while it stays the same. */
  fieldErrors?: FieldErrors<Draft>;
  /** Which version of the thing the fields begin with. */
  version?: number;
  /** The thing as it is now, when somebody else saved it since. */
  current?: Stored<Draft>;
  /** What the fields are called when both differ. */
  labels?: { [Field in keyof Draft]?: string };
  /**
   * Gets the checked values, and of what has versions the one that they are written on. Until its promise is settled the form is
   * being sent.
   */
  onSubmit: (values: Values, version?: number) => void | Promise<unknown>;
}

/**
 * The state of a form: errors appear when a field is left, follow every change from then on, and say what the server said until
 * the field is changed. A submit that fails goes to the first wrong field.
 */
export function useCheckedForm<Draft extends FieldValues, Values extends FieldValues = Draft>({
  schema,
  values,
  fieldErrors,
  version,
  current,
  labels = {},
  onSubmit,
}: CheckedForm<Draft, Values>) {
  const form = useForm<Draft, unknown, Values>({
    // A schema turns empty numbers into missing ones; the form library's types take one of equal halves only.
    resolver: yupResolver(schema) as unknown as Resolver<Draft, unknown, Values>,
    mode: 'onTouched',
    defaultValues: values as DefaultValues<Draft>,
    errors: useMemo(() => serverErrors(fieldErrors), [fieldErrors]),
  });
  const { isSubmitting, isDirty } = form.formState;
  const send = (on: number | undefined, event?: FormEvent<HTMLFormElement>) =>
    form.handleSubmit(
      async (checked) => void (await (on === undefined ? onSubmit(checked) : onSubmit(checked, on))),
    )(event);
  const conflict = useFormConflict({ form, stored: { values, version }, current, labels, send });
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
      onSubmit: (event: FormEvent<HTMLFormElement>) => void send(conflict.version, event),
    },
    /** What stands in the form while somebody else's version is in the way. */
    notice: conflict.notice,
  };
}
