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

type Step = () => Promise<unknown>;

/** Takes steps in order, again and again. What failed is tried again with the next round; a round never overlaps the one before. */
function repeat(steps: readonly Step[], milliseconds: number, onFailure: (error: unknown) => void) {
  let stopped = false;
  let round: Promise<void> | undefined;
  const take = async () => {
    try {
      for (const step of steps) if (!stopped) await step();
    } catch (error) {
      onFailure(error);
    }
    round = undefined;
  };
  const timer = setInterval(() => {
    round ??= take();
  }, milliseconds).unref();
  return {
    async stop() {
      stopped = true;
      clearInterval(timer);
      await round;
    },
  };
}

/**
 * Deletes regularly what has expired: sessions, full rate limits, old notices, mails and history, guests' answers and deletions
 * that can no longer be undone. Does what the clock does besides: posts, reminders, deadlines, elections and terms.
 */
export function startHousekeeping({ sessions, rateLimits, database, engine, storage, config, log }: Server) {
  // What happened while no process ran is found once.
  let isFirst = true;
  const cleaning: readonly Step[] = [
    () => sessions.clean(),
    () => rateLimits.clean(),
    () => cleanLinks(database),
    () => cleanUploadGrants(database),
    () => cleanNotices(database),
    () => forgetOldHistory(database),
    () => cleanMails(database),
    () => removeOldMails(config.dataDir),
    () => forgetAnswers(database, bookingLimits.daysAnswersAreKept),
    () => forgetJoinRequests(database),
    () => forgetInvitations(database),
    () => forgetTakeovers(database),
    () => keepMembershipYear(database, membershipYear(config)),
    () => freeRecentRows(database),
    () => forgetRemovals(database, storage),
    () => takeBackLeft(engine, false),
    () => forgetImports(database),
  ];
  const notifying: readonly Step[] = [
    () => notifyOfDuePosts(database),
    () => remindOfEvents(database),
    () => keepDeadlines(database),
    () => keepElections(database),
    () => passTerms(database, config.timeZone),
    () => sendDigests(database, config.timeZone),
    async () => {
      if (isFirst) await inTransaction(database, (trx) => refreshLastActive(trx));
      else await noteBegunEvents(database);
      isFirst = false;
    },
    () => remindOfRounds(database, config.timeZone),
    () => endRounds(database),
  ];
  const jobs = [
    repeat(cleaning, every, (err) => {
      log.warn({ err }, 'housekeeping');
    }),
    repeat(notifying, publishEvery, (err) => {
      log.warn({ err }, 'notifying people');
    }),
  ];
  return {
    /** Ends after the step that is at work, so that the database may be closed. */
    async stop() {
      await Promise.all(jobs.map((job) => job.stop()));
    },
  };
}
