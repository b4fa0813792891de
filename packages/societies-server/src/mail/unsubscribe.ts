import { createHmac, timingSafeEqual } from 'node:crypto';
import { noticeKinds, type NoticeKind } from 'societies-contract';

/** Mails of a kind of notice, or the one that says what is on. */
export type Ended = NoticeKind | 'digest';
const isEnded = (kind: string): kind is Ended => ['digest', ...noticeKinds].includes(kind);

/**
 * Tokens that stand in mails for years, so nothing is stored of them: whose mails of which kind, signed. All that one can do with
 * somebody's token is to spare them mails.
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
