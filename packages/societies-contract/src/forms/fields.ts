import { number, string } from 'yup';
import { namePattern } from '../limits.ts';
import { readNumber, writeNumber, type NumberKind } from '../numbers.ts';
import type { accountValidation } from '../validation/account.ts';

/** The type of a form's messages in any language. */
export type FormMessages<T> = { [K in keyof T]: T[K] extends string ? string : T[K] };
export type Any = FormMessages<typeof accountValidation.any>;

export const text = () => string().trim();
const nameRule = new RegExp(namePattern, 'u');
/** A string that is a name: see `namePattern`. */
export const nameText = ({ characters }: Pick<Any, 'characters'>) =>
  text().matches(nameRule, { message: characters, excludeEmptyString: true });
/** A string that matches a pattern; an empty one passes. */
export const formatted = (pattern: string, message: string) =>
  [new RegExp(pattern), { message, excludeEmptyString: true }] as const;
/** A number; an empty field counts as missing. */
export const amount = (message: string) =>
  number()
    .transform((value: number, original: unknown) => (original === '' ? undefined : value))
    .typeError(message)
    .required(message);

/** A number as it was typed in the reader's language; see `readNumber`. */
export const typedNumber = (
  message: string,
  { unclear }: Pick<Any, 'unclear'>,
  kind: NumberKind,
  locale: string | undefined,
) => {
  const read = (written: unknown) =>
    typeof written === 'string' ? readNumber(written, kind, locale) : undefined;
  return number()
    .transform((value: number, original: unknown) => {
      if (typeof original !== 'string') return value;
      if (original.trim() === '') return undefined;
      const found = read(original);
      return typeof found === 'number' ? found : Number.NaN;
    })
    .typeError(({ originalValue }: { originalValue?: unknown }) => {
      const found = read(originalValue);
      if (typeof found !== 'object') return message;
      const [one, other] = found.unclear.map((value) => writeNumber(value, kind, locale));
      return unclear(one ?? '', other ?? '');
    })
    .required(message);
};
