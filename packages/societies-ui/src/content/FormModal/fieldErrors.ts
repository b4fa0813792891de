import type { FieldErrors as FormErrors, FieldValues } from 'react-hook-form';

/** What a server says about single fields: the first message of each counts. Keep the object stable while it stays the same. */
export type FieldErrors<Values> = Partial<Record<keyof Values, string | readonly string[]>>;

/** Server errors in the form library's shape; undefined when there are none. */
export function serverErrors<Values extends FieldValues>(
  errors: FieldErrors<Values> | undefined,
): FormErrors<Values> | undefined {
  if (!errors) return undefined;
  const first = (messages: string | readonly string[] | undefined) => [messages].flat()[0];
  return Object.fromEntries(
    Object.entries<string | readonly string[] | undefined>(errors).map(([field, messages]) => [
      field,
      { type: 'server', message: first(messages) },
    ]),
  ) as FormErrors<Values>;
}
