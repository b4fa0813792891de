import { hkdfSync, randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { ConfigError, type Config } from '../config.ts';

/** The keys of one installation, each for one purpose. */
export interface Secrets {
  accessTokens: Uint8Array;
  refreshTokens: Uint8Array;
  /** Marks browsers that have signed in before. */
  knownBrowsers: Uint8Array;
  /** Seals what a browser carries to the identity provider and back. */
  oidcAttempts: Uint8Array;
  /** Signs the links in mails. */
  mailLinks: Uint8Array;
  /** Signs upload addresses of the server's own storage. */
  storage: Uint8Array;
  /** Signs the codes that open an event's door. */
  doorCodes: Uint8Array;
}

/** Made whole beside its place and linked there, so that two starts at once agree on one and a start cut short leaves none. */
function generated(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const beginning = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  const descriptor = openSync(beginning, 'wx', 0o600);
  try {
    writeSync(descriptor, `${randomBytes(48).toString('base64url')}\n`);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  try {
    linkSync(beginning, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(beginning, { force: true });
  }
  return readFileSync(file, 'utf8').trim();
}

/** The secret of the settings, or the one generated into DATA_DIR, spread over its purposes (HKDF, RFC 5869). */
export function readSecrets({ jwtSecret, dataDir }: Pick<Config, 'jwtSecret' | 'dataDir'>): Secrets {
  const file = path.join(dataDir, 'jwt-secret');
  const root = jwtSecret ?? generated(file);
  if (Buffer.byteLength(root) < 32) {
    throw new ConfigError(
      `JWT_SECRET in "${file}" is damaged, it takes at least 32 bytes: restore the file, or remove it and everybody signs in again.`,
    );
  }
  const derive = (purpose: string) =>
    new Uint8Array(hkdfSync('sha256', root, '', `constellation ${purpose}`, 32));
  return {
    accessTokens: derive('access tokens'),
    refreshTokens: derive('refresh tokens'),
    knownBrowsers: derive('known browsers'),
    oidcAttempts: derive('oidc attempts'),
    mailLinks: derive('mail links'),
    storage: derive('storage'),
    doorCodes: derive('door codes'),
  };
}
