import { useContext, useMemo } from 'react';
import type { Messages } from './Messages.ts';
import { SocietiesContext } from './SocietiesContext.ts';

/** Texts with the same keys: a string for a string, a function for a function. */
export type Widened<T> = {
  [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...args: infer A) => infer R
      ? (...args: A) => R extends string ? string : Widened<R>
      : T[K] extends object
        ? Widened<T[K]>
        : T[K];
};

/** Any part of the texts; what is left out stays English. */
export type PartialMessages = { [K in keyof Messages]?: Partial<Messages[K]> };

/**
 * The texts of one component: its English defaults, overridden by the nearest `SocietiesProvider`. The defaults live beside
 * the component, so that a page carries only the texts of what it shows.
 */
export const useMessages = <K extends keyof Messages>(component: K, defaults: Messages[K]): Messages[K] => {
  const overrides = useContext(SocietiesContext).messages?.[component];
  return useMemo(() => (overrides ? { ...defaults, ...overrides } : defaults), [overrides, defaults]);
};
