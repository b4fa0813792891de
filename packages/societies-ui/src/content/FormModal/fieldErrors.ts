import type { FieldErrors as FormErrors, FieldValues } from 'react-hook-form';

/** The server's messages by field, of which the first is shown. Pass a stable object. */
export type FieldErrors<Values> = Partial<Record<keyof Values, string | readonly string[]>>;

/** Converts server errors to the form library's format; undefined if there are none. */
export function serverErrors<Values extends FieldValues>(
  errors: FieldErrors<Values> | undefined,
): FormErrors<Values> | undefined {
  if (!errors) return undefined;
  const first = (messages: string | readonly string[] | undefined) => [messages].flat()[0];
  return Object.fromEntries(
    Object.entries<string | readonly string[] | undefined>(errors).flatMap(([field, messages]) =>
      first(messages) === undefined ? [] : [[field, { type: 'server', message: first(messages) }]],
    ),
  ) as FormErrors<Values>;
}
