import { number, string } from 'yup';
import { namePattern } from '../limits.ts';
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
