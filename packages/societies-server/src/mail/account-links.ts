import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Tokens of links that open something. What is stored is an id; the token is the id and a signature that only this installation
 * can make. So whoever reads the database or its outbox can open nothing.
 */
export function accountLinks(key: Uint8Array) {
  const sign = (id: string) => createHmac('sha256', key).update(`account.${id}`).digest('base64url');
  return {
    tokenOf: (id: string) => `${id}.${sign(id)}`,
    /** @returns the id; undefined for a token that was made by somebody else. */
    read(token: string): string | undefined {
      const [id = '', signature = ''] = token.split('.');
      const good = Buffer.from(sign(id));
      const given = Buffer.from(signature);
      return given.length === good.length && timingSafeEqual(given, good) ? id : undefined;
    },
  };
}
