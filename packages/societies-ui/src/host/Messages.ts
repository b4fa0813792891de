import type * as english from '../locales/en/english.ts';
import type { Widened } from './Widened.ts';

declare global {
  /** The host's own messages, which it adds by declaration merging so that `useMessages` reads them too. */
  // oxlint-disable-next-line typescript/no-empty-object-type -- filled by the host
  interface SocietiesMessages {}
}

type LibraryMessages = { [Component in keyof typeof english]: Widened<(typeof english)[Component]> };

/** All messages, by component. */
export interface Messages extends LibraryMessages, SocietiesMessages {}
