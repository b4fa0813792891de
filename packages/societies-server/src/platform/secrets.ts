import { hkdfSync, randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { ConfigError, type Config } from '../config.ts';

/** The installation's keys, one for each purpose. */
export interface Secrets {
  accessTokens: Uint8Array;
  refreshTokens: Uint8Array;
  /** Signs the cookie of known browsers. */
  knownBrowsers: Uint8Array;
  /** Encrypts the cookie of sign-in attempts at the identity provider. */
  oidcAttempts: Uint8Array;
  /** Signs links in mails. */
  mailLinks: Uint8Array;
  /** Signs upload URLs of the server's own storage. */
  storage: Uint8Array;
  /** Signs ticket codes. */
  doorCodes: Uint8Array;
}

/**
 * Writes a temporary file and links it into place, so that two processes starting at once agree on one secret, and an
 * interrupted start leaves none.
 */
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

/** Derives all keys by HKDF (RFC 5869) from the configured secret, or from one generated in DATA_DIR. */
export function readSecrets({ jwtSecret, dataDir }: Pick<Config, 'jwtSecret' | 'dataDir'>): Secrets {
  const file = path.join(dataDir, 'jwt-secret');
  const root = jwtSecret ?? generated(file);
  if (Buffer.byteLength(root) < 32) {
    throw new ConfigError(
      `JWT_SECRET in "${file}" is damaged, it takes at least 32 bytes: restore the file, or put another into it and everybody signs in again.`,
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
