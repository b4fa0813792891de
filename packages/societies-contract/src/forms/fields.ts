import { number, string } from 'yup';
import { namePattern } from '../limits.ts';
import type { accountValidation } from '../validation/account.ts';

/** The texts of a form, in whatever language. */
export type Texts<T> = { [K in keyof T]: T[K] extends string ? string : T[K] };
export type Any = Texts<typeof accountValidation.any>;

export const text = () => string().trim();
const nameRule = new RegExp(namePattern, 'u');
/** A text that names something: see `namePattern`. */
export const nameText = ({ characters }: Pick<Any, 'characters'>) =>
  text().matches(nameRule, { message: characters, excludeEmptyString: true });
/** A text in a format; nothing has none yet. */
export const formatted = (pattern: string, message: string) =>
  [new RegExp(pattern), { message, excludeEmptyString: true }] as const;
/** A number; what is missing is the empty string. */
export const amount = (message: string) =>
  number()
    .transform((value: number, original: unknown) => (original === '' ? undefined : value))
    .typeError(message)
    .required(message);
