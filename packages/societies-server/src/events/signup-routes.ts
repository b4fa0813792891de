import { paths, wrongAnswers, type EventAnswers } from 'societies-contract';
import { EventSignupBody, SocietyEvent } from 'societies-contract/schemas';
import { inTransaction } from '../database/transaction.ts';
import { conflict, forbidden, notFound, type Refusal } from '../platform/errors.ts';
import { pattern, type Routes } from '../platform/routes.ts';
import { found } from '../societies/params.ts';
import { refuse } from './checks.ts';
import { changeable, eventOf } from './params.ts';
import { givePlaceBack, isMemberOfHost, takePlace } from './places.ts';
import { findEvent, findWritten } from './reading.ts';
import { viewerOf } from './viewer.ts';

/** Why registration is refused, by the event's state. */
const reasons: Partial<Record<NonNullable<SocietyEvent['state']>, () => Refusal>> = {
  not_open: () => conflict('Registration has not opened yet.', 'not_open'),
  cancelled: () => conflict('This event is cancelled.', 'cancelled'),
  past: () => conflict('Event has passed', 'registration_closed'),
  full: () => conflict('This event is full.', 'registration_closed'),
  inactive: () => conflict('Registration Closed', 'registration_closed'),
  closed: () => conflict('Registration Closed', 'registration_closed'),
};

const membersOnly = () =>
  forbidden('Only members of the society can register for this event.', 'members_only');

function checkAnswers({ questions = [] }: SocietyEvent, answers: EventAnswers) {
  const wrong = Object.entries(wrongAnswers(questions, answers));
  refuse(Object.fromEntries(wrong.map(([id, sentence]) => [`answers.${id}`, sentence])));
}

/** Registering for an event and cancelling. */
export const signupRoutes: Routes = async (server) => {
  const { database } = server;
  const visit = { rights: { society: 'visit' } } as const;

  server.post(
    pattern(paths.eventSignup, 'id', 'eventId'),
    { config: visit, schema: { body: EventSignupBody, response: { 200: SocietyEvent } } },
    async (request) => {
      const addressed = eventOf(request);
      const viewer = viewerOf(request);
      const read = () => findEvent(database, addressed.societyId, addressed.eventId, viewer);
      const answers = request.body?.answers;
      // Without answers the insert itself checks whether any are required, which saves a query during a rush.
      if (answers !== undefined) {
        const asked = await read();
        if (asked && !asked.place) checkAnswers(asked, answers);
      }
      const taken = await takePlace(database, addressed, viewer.universityId, answers);
      const event = taken
        ? await findWritten(database, addressed.societyId, addressed.eventId, viewer)
        : await read();
      if (event?.place) return event;
      // If the feature was switched off, the event still exists, and the reply says so.
      if (!event) {
        await changeable(database, addressed);
        throw notFound('Event');
      }
      const refusal =
        event.state === 'full' && event.waiting_list ? undefined : event.state && reasons[event.state];
      if (refusal) throw refusal();
      if (event.members_only && !(await isMemberOfHost(database, addressed, viewer.universityId)))
        throw membersOnly();
      checkAnswers(event, answers ?? {});
      // No reason any more: the event changed after the sign-up was refused.
      throw conflict('This event has just changed. Please try again.', 'registration_closed');
    },
  );

  server.delete(
    pattern(paths.eventSignup, 'id', 'eventId'),
    { config: visit, schema: { response: { 200: SocietyEvent } } },
    async (request) => {
      const addressed = eventOf(request);
      const viewer = viewerOf(request);
      const given = await inTransaction(database, (trx) =>
        givePlaceBack(trx, addressed, viewer.universityId),
      );
      // A place is given back, and the reply says so, also where the events are switched off.
      const read = given ? findWritten : findEvent;
      const event = found(await read(database, addressed.societyId, addressed.eventId, viewer), 'Event');
      if (event.place) throw conflict('It is too late to give your place back.', 'too_late');
      return event;
    },
  );
};
