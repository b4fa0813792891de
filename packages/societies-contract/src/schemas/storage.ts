import Type, { type Static } from 'typebox';
import { Nullable } from './common.ts';

/**
 * What a browser's storage client is made with: `createClient(url ?? location.origin, key, { accessToken: async () => token })`.
 * Read anew before each upload: `token` is short-lived, and says what the caller may write at that moment.
 */
export const StorageAccess = Type.Object(
  {
    /** A hosted project's address; null for the storage of the server that replies. */
    url: Nullable(Type.String()),
    /** Not a secret. */
    key: Type.String(),
    token: Type.String(),
  },
  { title: 'StorageAccess' },
);
export type StorageAccess = Static<typeof StorageAccess>;
