import { createClient } from '@supabase/supabase-js';
import type { TestServer } from './harness.ts';

/** The storage part of the real client, as the app makes it. Without a token it is nobody's. */
export const storageOf = (server: Pick<TestServer, 'url'>, token = 'none', key = 'constellation') =>
  createClient(server.url, key, {
    accessToken: () => Promise.resolve(token),
    auth: { persistSession: false, autoRefreshToken: false },
  }).storage;

export type ClientStorage = ReturnType<typeof storageOf>;
