import Type, { type Static } from 'typebox';
import { Nullable } from './common.ts';

/**
 * Options for the browser's storage client: `createClient(url ?? location.origin, key, { accessToken: async () => token })`.
 * Fetch before each upload: `token` is short-lived and limits what the caller may write.
 */
export const StorageAccess = Type.Object(
  {
    /** A hosted project's address; null for the storage of this server. */
    url: Nullable(Type.String()),
    /** Not a secret. */
    key: Type.String(),
    token: Type.String(),
  },
  { title: 'StorageAccess' },
);
export type StorageAccess = Static<typeof StorageAccess>;
