import { fixedRoles } from 'societies-contract';
import { Children, cloneElement, isValidElement, type ReactNode } from 'react';
import type { PartialMessages } from '../host/useMessages.ts';
import * as english from '../locales/en/english.ts';

/** Replaces Latin letters by Georgian ones: what stays Latin is hard-coded. */
export const pseudo = (text: string): string =>
  text.replace(/[a-z]/gi, (letter) =>
    String.fromCodePoint(0x10d0 + letter.toLowerCase().codePointAt(0)! - 'a'.codePointAt(0)!),
  );

const isTable = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const pseudoTexts = (value: unknown): unknown => {
  if (typeof value === 'string') return pseudo(value);
  if (typeof value === 'function')
    return (...args: unknown[]) => pseudo((value as (...args: unknown[]) => string)(...args));
  if (Array.isArray(value)) return value.map(pseudoTexts);
  return isTable(value)
    ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, pseudoTexts(inner)]))
    : value;
};

/** All messages in the pseudo-locale. */
export const pseudoMessages = pseudoTexts({ ...english }) as PartialMessages;

const kept = new Set<string>(Object.values(fixedRoles));
/** Whether a string is not for users: identifiers, addresses, colours, times. */
const isForMachines = (text: string) =>
  kept.has(text) || /^([a-z][\w/.*+-]*|[#/?].*|\w+:\S*|\d{4}-\d\d.*|\d[\d:.,T]*)$/.test(text);

/** Props that are always displayed text. */
const written = /^(children|label|hint|title|name|text|description|suffix)$/;

const entryOf = ([key, value]: [string, unknown]): [string, unknown] => {
  if (typeof value === 'string' && written.test(key)) return [key, pseudo(value)];
  if (key === 'keywords' && Array.isArray(value)) return [key, value.map((word) => pseudo(String(word)))];
  // Translates what a render function returns; event handlers and refs return nothing to display.
  if (typeof value === 'function' && !/^(on[A-Z]|ref$)/.test(key)) {
    const draw = value as (...args: unknown[]) => unknown;
    return [key, (...args: unknown[]) => pseudoData(draw(...args))];
  }
  return [key, pseudoData(value)];
};

/** Translates the data in a component's props too. */
export const pseudoData = (value: unknown): unknown => {
  if (typeof value === 'string') return isForMachines(value) ? value : pseudo(value);
  if (Array.isArray(value)) return value.map(pseudoData);
  if (isValidElement<{ children?: ReactNode }>(value)) {
    const { children, ...props } = value.props;
    const inside = Children.toArray(children).map((child) =>
      typeof child === 'string' ? pseudo(child) : (pseudoData(child) as ReactNode),
    );
    return cloneElement(value, pseudoData(props) as object, ...inside);
  }
  if (!isTable(value)) return value;
  // Keys of statistics are displayed names.
  const keyOf = (key: string) => (/^[A-Z]/.test(key) ? pseudo(key) : key);
  return Object.fromEntries(
    Object.entries(value)
      .map(entryOf)
      .map(([key, inner]) => [keyOf(key), inner]),
  );
};
