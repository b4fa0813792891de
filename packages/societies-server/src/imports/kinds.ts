import type { ImportKind } from 'societies-contract';
import type { Kind } from './kind.ts';
import { committee } from './kinds/committee.ts';
import { events } from './kinds/events.ts';
import { memberships } from './kinds/memberships.ts';
import { societies } from './kinds/societies.ts';
import { users } from './kinds/users.ts';

/** What is done for any kind of file, whatever its rows are. */
export type AnyKind = Kind<unknown>;

/** Every kind; what its checker reads is what it stores. */
export const kinds = { users, societies, memberships, committee, events } as unknown as Readonly<
  Record<ImportKind, AnyKind>
>;
