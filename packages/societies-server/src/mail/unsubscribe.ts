import { createHmac, timingSafeEqual } from 'node:crypto';
import { noticeKinds, type NoticeKind } from 'societies-contract';

/** What can be unsubscribed from: a kind of notice, or the digest. */
export type Ended = NoticeKind | 'digest';
const isEnded = (kind: string): kind is Ended => ['digest', ...noticeKinds].includes(kind);

/**
 * Signed tokens with the user and the kind of mail. Nothing is stored, because mails with them are kept for years, and a stolen
 * token can only stop mails.
 */
export function unsubscribing(key: Uint8Array) {
  const sign = (said: string) => createHmac('sha256', key).update(`unsubscribe.${said}`).digest('base64url');
  return {
    tokenFor(universityId: string, kind: Ended): string {
      const said = `${universityId}.${kind}`;
      return `${said}.${sign(said)}`;
    },
    read(token: string): { universityId: string; kind: Ended } | undefined {
      const [universityId = '', kind = '', signature = ''] = token.split('.');
      const good = Buffer.from(sign(`${universityId}.${kind}`));
      const given = Buffer.from(signature);
      if (given.length !== good.length || !timingSafeEqual(given, good) || !isEnded(kind)) return undefined;
      return { universityId, kind };
    },
  };
}
