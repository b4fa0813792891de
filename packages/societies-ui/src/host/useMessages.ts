import { useContext, useMemo } from 'react';
import type { Messages } from './Messages.ts';
import { SocietiesContext } from './SocietiesContext.ts';

/** Overrides of messages; the rest stay English. */
export type PartialMessages = { [K in keyof Messages]?: Partial<Messages[K]> };

/**
 * A component's messages: English defaults with the overrides of the nearest `SocietiesProvider`. Defaults are next to the
 * component, so that a page loads only the messages it shows.
 */
export const useMessages = <K extends keyof Messages>(component: K, defaults: Messages[K]): Messages[K] => {
  const overrides = useContext(SocietiesContext).messages?.[component];
  return useMemo(() => (overrides ? { ...defaults, ...overrides } : defaults), [overrides, defaults]);
};
