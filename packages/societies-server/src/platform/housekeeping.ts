import { cleanLinks } from '../account/links.ts';
import { freeRecentRows, keepElections } from '../elections/closing.ts';
import { bookingLimits } from 'societies-contract';
import { forgetAnswers } from '../events/guests.ts';
import { remindOfRounds } from '../affiliation/reminders.ts';
import { endRounds } from '../affiliation/standing.ts';
import { keepDeadlines } from '../events/payments.ts';
import { remindOfEvents } from '../events/reminders.ts';
import { forgetImports } from '../imports/queries.ts';
import { takeBackLeft } from '../imports/undo.ts';
import { forgetJoinRequests } from '../joining/requests.ts';
import { forgetInvitations } from '../joining/invitations.ts';
import { membershipYear } from '../joining/membership-year.ts';
import { keepMembershipYear } from '../joining/year-ends.ts';
import { sendDigests } from '../notices/digest.ts';
import { cleanNotices } from '../notices/queries.ts';
import { forgetOldHistory } from '../history/record.ts';
import { notifyOfDuePosts } from '../posts/publishing.ts';
import { cleanMails } from '../mail/outbox.ts';
import { removeOldMails } from '../mail/transport.ts';
import { forgetRemovals } from '../history/removals.ts';
import { forgetTakeovers } from '../terms/takeovers.ts';
import { passTerms } from '../terms/passing.ts';
import { noteBegunEvents, refreshLastActive } from '../societies/last-active.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Server } from './routes.ts';
import { cleanUploadGrants } from './storage/upload-tokens.ts';

/** Milliseconds between rounds. */
const every = 10 * 60 * 1_000;
/** Milliseconds between checks for scheduled posts, reminders and terms, which may be late by as much. */
const publishEvery = 60_000;

/**
 * Deletes regularly what has expired: sessions, full rate limits, old notices, mails and history, guests' answers and deletions
 * that can no longer be undone.
 */
export function startHousekeeping({ sessions, rateLimits, database, engine, storage, config, log }: Server) {
  const round = async () => {
    try {
      await sessions.clean();
      await rateLimits.clean();
      await cleanLinks(database);
      await cleanUploadGrants(database);
      await cleanNotices(database);
      await forgetOldHistory(database);
      await cleanMails(database);
      await removeOldMails(config.dataDir);
      await forgetAnswers(database, bookingLimits.daysAnswersAreKept);
      await forgetJoinRequests(database);
      await forgetInvitations(database);
      await forgetTakeovers(database);
      await keepMembershipYear(database, membershipYear(config));
      await freeRecentRows(database);
      await forgetRemovals(database, storage);
      await takeBackLeft(engine, false);
      await forgetImports(database);
    } catch (error) {
      // The next round tries again.
      log.warn({ err: error }, 'housekeeping');
    }
  };
  // What happened while no process ran is found once.
  let isFirst = true;
  const publish = async () => {
    try {
      await notifyOfDuePosts(database);
      await remindOfEvents(database);
      await keepDeadlines(database);
      await keepElections(database);
      await passTerms(database, config.timeZone);
      await sendDigests(database, config.timeZone);
      if (isFirst) await inTransaction(database, (trx) => refreshLastActive(trx));
      else await noteBegunEvents(database);
      isFirst = false;
      await remindOfRounds(database, config.timeZone);
      await endRounds(database);
    } catch (error) {
      log.warn({ err: error }, 'notifying people');
    }
  };
  const timers = [setInterval(() => void round(), every), setInterval(() => void publish(), publishEvery)];
  for (const timer of timers) timer.unref();
  return {
    stop() {
      timers.forEach(clearInterval);
    },
  };
}
