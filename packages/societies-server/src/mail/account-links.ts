import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Tokens of mailed links: an id and a signature. Only the id is stored, so that nobody who reads the database or its outbox can
 * use a link.
 */
export function accountLinks(key: Uint8Array) {
  const sign = (id: string) => createHmac('sha256', key).update(`account.${id}`).digest('base64url');
  return {
    tokenOf: (id: string) => `${id}.${sign(id)}`,
    /** @returns the id; undefined if the signature is wrong. */
    read(token: string): string | undefined {
      const [id = '', signature = ''] = token.split('.');
      const good = Buffer.from(sign(id));
      const given = Buffer.from(signature);
      return given.length === good.length && timingSafeEqual(given, good) ? id : undefined;
    },
  };
}
