import { number, string } from 'yup';
import { lengthOf, prepared } from '../text.ts';
import { linePattern, namePattern } from '../textPatterns.ts';
import type { accountValidation } from '../validation/account.ts';

/** The type of a form's messages in any language. */
export type FormMessages<T> = { [K in keyof T]: T[K] extends string ? string : T[K] };
export type Any = FormMessages<typeof accountValidation.any>;

const cleanedBy = (clean: (text: string) => string) =>
  string()
    .transform((value: unknown) => (typeof value === 'string' ? clean(value) : value))
    .trim();
/** A text of several lines, cleaned as the server does. */
export const text = () => cleanedBy(prepared.text);
const lineRule = new RegExp(linePattern, 'u');
/** A text of one line: see `linePattern`. */
export const lineText = ({ characters }: Pick<Any, 'characters'>) =>
  cleanedBy(prepared.line).matches(lineRule, { message: characters, excludeEmptyString: true });
const nameRule = new RegExp(namePattern, 'u');
/** A string that is a name: see `namePattern`. */
export const nameText = ({ characters }: Pick<Any, 'characters'>) =>
  cleanedBy(prepared.name).matches(nameRule, { message: characters, excludeEmptyString: true });
/** The arguments of a test that a text has at most so many characters, counted as the server counts them. */
export const atMost = (max: number, message: string) =>
  // A text has at most as many characters as UTF-16 units, which spares most texts the counting.
  ['max', message, (value = '') => value.length <= max || lengthOf(value) <= max] as const;
/** The same for at least so many; an empty text passes. */
export const atLeast = (min: number, message: string) =>
  ['min', message, (value = '') => value === '' || lengthOf(value) >= min] as const;
/** A string that matches a pattern; an empty one passes. */
export const formatted = (pattern: string, message: string) =>
  [new RegExp(pattern, 'u'), { message, excludeEmptyString: true }] as const;
/** A day as date inputs write it. People also type years of two and of six digits, which are dates too. */
const dayPattern = /^(19|[2-9]\d)\d{2}-\d{2}-\d{2}$/;
export const day = ({ dayInvalid }: Pick<Any, 'dayInvalid'>) =>
  string().matches(dayPattern, { message: dayInvalid, excludeEmptyString: true });
/** A number; an empty field counts as missing. */
export const amount = (message: string) =>
  number()
    .transform((value: number, original: unknown) => (original === '' ? undefined : value))
    .typeError(message)
    .required(message);
