import { createHash, createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';

/** What a ticket code says. */
export interface Said {
  eventId: number;
  universityId: string;
}

/** What a ticket code is signed for: the account too, so that it ends with it and does not admit who has the ID next. */
export interface Admitted extends Said {
  accountId: string;
}

/** Signed codes for tickets, one per student and event. */
export interface DoorCodes {
  of(admitted: Admitted): string;
  /** A hash that lets the door page verify codes offline; it does not reveal the code. */
  hashOf(admitted: Admitted): string;
  /** What a code says, not whether that is true; undefined if it is not one. */
  read(code: string): Said | undefined;
  /** Whether it is the code of this account. */
  isOf(code: string, admitted: Admitted): boolean;
}

/** Length of the signature in bytes: safe against guessing, and short enough for a QR code that poor cameras can read. */
const signatureBytes = 16;

export function doorCodes(secret: Uint8Array): DoorCodes {
  // Created once: signing with a raw secret takes Node four times as long.
  const key = createSecretKey(secret);
  const sign = (text: string) => createHmac('sha256', key).update(text).digest().subarray(0, signatureBytes);
  const of = ({ eventId, universityId, accountId }: Admitted) => {
    const said = `${eventId}.${universityId}`;
    return `${said}.${sign(`${said}.${accountId}`).toString('base64url')}`;
  };
  return {
    of,
    hashOf: (admitted) => createHash('sha256').update(of(admitted)).digest('hex'),
    read(code) {
      const [, event, universityId] =
        /^([1-9][0-9]{0,9})\.([0-9]{1,20})\.[A-Za-z0-9_-]{22}$/.exec(code) ?? [];
      return event === undefined || universityId === undefined
        ? undefined
        : { eventId: Number(event), universityId };
    },
    isOf(code, admitted) {
      const expected = Buffer.from(of(admitted));
      const given = Buffer.from(code);
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}
