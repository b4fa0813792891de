import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { noEmail } from '../account/email-key.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/schema.ts';
import type { Secrets } from '../platform/secrets.ts';
import { goOnTelling } from '../notices/notify.ts';
import { compose, UnsendableMail } from './compose.ts';
import { anyDue, leaseSeconds, putOff, settle, takeDue, type OutgoingMail } from './outbox.ts';
import { openTransport } from './transport.ts';

/**
 * Milliseconds between two polls of the outbox, after one that found the mail server unreachable, and between two tries to note
 * what was sent.
 */
const pauses = { regular: 2_000, outage: 30_000, note: 500 } as const;

export interface PostOffice {
  /** Sends what is due. Rounds of one process follow each other: a second call looks again when the first is done. */
  sendDue(): Promise<void>;
  /** Looks from time to time, until it is stopped. */
  open(): void;
  /** Stops once the mails being sent are done. */
  close(): Promise<void>;
  /** Since the start. */
  readonly counts: { sent: number; failed: number };
}

interface Options {
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'verifyEmail' | 'dataDir' | 'timeZone'>;
  database: Kysely<Database>;
  secrets: Secrets;
  /** Asked when a mail is made: where a server listens is known only when it does. */
  siteUrl: () => string;
  log: FastifyBaseLogger;
}

const field = (error: unknown, name: 'code' | 'responseCode'): unknown =>
  typeof error === 'object' && error !== null && name in error
    ? (error as Record<string, unknown>)[name]
    : undefined;

/** The mail server refused this very mail for good; a wrong password or a broken line is no fault of the mail's. */
function isHopeless(error: unknown): boolean {
  if (error instanceof UnsendableMail) return true;
  const code = field(error, 'code');
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && Number(field(error, 'responseCode')) >= 500;
}

/** The mail server could not be spoken to at all. */
const isOutage = (error: unknown) =>
  !(error instanceof UnsendableMail) && field(error, 'responseCode') === undefined;

/** Sends the mails of the outbox, beside any number of other processes that do. */
export function postOffice({ config, database, secrets, siteUrl, log }: Options): PostOffice {
  const transport = openTransport(config);
  const counts = { sent: 0, failed: 0 };
  const closing = new AbortController();
  let round: Promise<void> = Promise.resolve();
  let watch: Promise<void> = Promise.resolve();
  let outage = false;

  /**
   * Notes that a mail has gone out. While the database is away it is asked again until another process may take the mail,
   * because what is not noted is sent twice.
   */
  const note = async (id: string) => {
    const last = Date.now() + (leaseSeconds - 10) * 1_000;
    for (;;) {
      try {
        return await settle(database, id);
      } catch (error) {
        if (closing.signal.aborted || Date.now() > last) throw error;
        await delay(pauses.note, undefined, { signal: closing.signal }).catch(() => {});
      }
    }
  };

  const deliver = async (mail: OutgoingMail) => {
    // Whoever wrote a stranger's address at sign-up does not get that stranger mailed.
    const toStranger = config.verifyEmail && !mail.verified && ['notice', 'digest'].includes(mail.template);
    if (toStranger || mail.address === noEmail) return settle(database, mail.id);
    try {
      await transport.send(
        await compose(mail, {
          from: config.mailFrom,
          siteUrl: siteUrl(),
          secrets,
          timeZone: config.timeZone,
        }),
      );
    } catch (error) {
      counts.failed += 1;
      if (isOutage(error)) outage = true;
      const reason = error instanceof Error ? error.message : 'It could not be sent.';
      const dead = await putOff(database, mail.id, reason, isHopeless(error));
      log.warn({ mail: mail.id, template: mail.template, code: field(error, 'code'), dead }, 'mail not sent');
      return;
    }
    counts.sent += 1;
    await note(mail.id);
  };

  /** What cannot be told keeps no mail back. */
  const tellMore = () =>
    goOnTelling(database).catch((error: unknown) => {
      log.warn({ err: error }, 'telling members');
      return false;
    });

  const sendAll = async () => {
    outage = false;
    for (let more = true; more && !closing.signal.aborted;) {
      more = await tellMore();
      if (outage || !(await anyDue(database))) continue;
      const mails = await takeDue(database);
      more ||= mails.length > 0;
      await Promise.all(mails.map(deliver));
    }
  };

  const sendDue = () => {
    const next = round.then(sendAll);
    round = next.catch(() => {});
    return next;
  };

  return {
    counts,
    sendDue,
    open() {
      const { signal } = closing;
      watch = (async () => {
        while (!signal.aborted) {
          await sendDue().catch((error: unknown) => log.warn({ err: error }, 'outbox'));
          await delay(outage ? pauses.outage : pauses.regular, undefined, { signal, ref: false }).catch(
            () => {},
          );
        }
      })();
    },
    async close() {
      closing.abort();
      await watch;
      await round;
      transport.close();
    },
  };
}
