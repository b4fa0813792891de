import { createHmac, timingSafeEqual } from 'node:crypto';
import { noticeKinds, type NoticeKind } from 'societies-contract';

/** What can be unsubscribed from: a kind of notice, or the digest. */
export type Ended = NoticeKind | 'digest';
const isEnded = (kind: string): kind is Ended => ['digest', ...noticeKinds].includes(kind);

/**
 * Signed tokens with the account and the kind of mail. Nothing is stored, because mails with them are kept for years, and a stolen
 * token can only stop mails. The account and not the university ID, which may be somebody else's by then.
 */
export function unsubscribing(key: Uint8Array) {
  const sign = (said: string) => createHmac('sha256', key).update(`unsubscribe.${said}`).digest('base64url');
  return {
    tokenFor(accountId: string, kind: Ended): string {
      const said = `${accountId}.${kind}`;
      return `${said}.${sign(said)}`;
    },
    read(token: string): { accountId: string; kind: Ended } | undefined {
      const [accountId = '', kind = '', signature = ''] = token.split('.');
      const good = Buffer.from(sign(`${accountId}.${kind}`));
      const given = Buffer.from(signature);
      if (given.length !== good.length || !timingSafeEqual(given, good) || !isEnded(kind)) return undefined;
      return { accountId, kind };
    },
  };
}
