import Type from 'typebox';
import { paths } from 'societies-contract';
import {
  CheckIn,
  CheckInBody,
  EventGuest,
  GuestBody,
  GuestRemovalBody,
  GuestsQuery,
  UndoQuery,
} from 'societies-contract/schemas';
import { conflict, invalid, notFound } from '../platform/errors.ts';
import { sendCsv } from '../platform/csv.ts';
import { callerOf } from '../platform/rights.ts';
import { pattern, type Routes } from '../platform/routes.ts';
import { found } from '../societies/params.ts';
import { whileOn } from '../societies/lock.ts';
import { recordOfEvent } from './audit.ts';
import {
  addGuest,
  checkIn,
  findGuest,
  guestCells,
  guestColumns,
  listGuests,
  undoCheckIn,
  type StoredGuest,
} from './guests.ts';
import { changeable, eventOf } from './params.ts';
import { givePlaceBack, isMemberOfHost } from './places.ts';
import { findEvent } from './reading.ts';
import { findCredentials } from '../account/queries.ts';
import { notifyOfAdding, notifyOfRemoval } from './notices.ts';
import { startDeadlines } from './deadlines.ts';
import { markPaid } from './payments.ts';
import { viewerOf, type Viewer } from './viewer.ts';

const noGuest = () => notFound('Guest');
const nobodyMovesUp = () =>
  conflict(
    'This event has begun, and others waited for this place. Nobody moves up any more, so who had it stays on the list.',
    'event_passed',
  );

/** Adds the hash with which the door page verifies the guest's ticket offline. */
const recognisable = (
  { account_id, ...guest }: StoredGuest,
  eventId: number,
  { codes }: Viewer,
): EventGuest => ({
  ...guest,
  code_hash: codes.hashOf({ eventId, universityId: guest.university_id, accountId: account_id }),
});

/** Those whose payment was noted, or those with a place whose was not. */
const hasPaid =
  (paid: boolean | undefined) =>
  ({ paid_at, status }: StoredGuest) =>
    paid === undefined || (paid ? paid_at !== null : paid_at === null && status === 'going');

/** Guest lists, payments and check-in. */
export const guestRoutes: Routes = async (server) => {
  const { database } = server;
  const edit = { rights: { society: 'edit_events' } } as const;

  /** @returns undefined for a code that is forged, or of an account that is gone. */
  const readCode = async (code: string, { codes }: Viewer) => {
    const said = codes.read(code);
    const account = said && (await findCredentials(database, said.universityId));
    return account && codes.isOf(code, { ...said, accountId: account.accountId }) ? said : undefined;
  };

  server.get(
    pattern(paths.eventGuests, 'id', 'eventId'),
    {
      config: edit,
      schema: {
        querystring: GuestsQuery,
        response: { 200: Type.Union([Type.Array(EventGuest), Type.String()]) },
      },
    },
    async (request, reply) => {
      const addressed = eventOf(request);
      await changeable(database, addressed);
      const guests = (await listGuests(database, addressed)).filter(hasPaid(request.query.paid));
      const { societyId, eventId } = addressed;
      const viewer = viewerOf(request);
      if (request.query.format !== 'csv') return guests.map((guest) => recognisable(guest, eventId, viewer));
      const event = found(await findEvent(database, societyId, eventId, viewer), 'Event');
      return sendCsv(reply, `guests-${eventId}`, guestColumns(event), guests, (some) =>
        some.map(guestCells(event)),
      );
    },
  );

  server.post(
    pattern(paths.eventGuests, 'id', 'eventId'),
    { config: edit, schema: { body: GuestBody, response: { 200: EventGuest } } },
    async (request) => {
      const { body } = request;
      const addressed = eventOf(request);
      await changeable(database, addressed);
      const caller = callerOf(request).universityId;
      // The reply names whoever has the ID, so IDs cannot be tried out one after the other.
      const attempt = await server.rateLimits.spend('add-guest', request, caller);
      const guest = await whileOn(database, addressed.societyId, 'enable_events', async (trx) => {
        const { university_id, over_capacity = false } = body;
        const added = await addGuest(trx, addressed, university_id, over_capacity);
        if (added === undefined) return undefined;
        if (added) {
          const by = caller;
          const deadlines = await startDeadlines(trx, addressed);
          await notifyOfAdding(trx, { ...addressed, by }, university_id, deadlines);
          const audited = { ...addressed, by, action: 'event.guest_added' } as const;
          await recordOfEvent(trx, audited, {
            after: { guest: university_id, ...(over_capacity && { over_capacity }) },
          });
        }
        return findGuest(trx, addressed, university_id);
      });
      // Members of a host are known to its committee.
      if (await isMemberOfHost(database, addressed, body.university_id)) await attempt.refund();
      return recognisable(found(guest, 'Event'), addressed.eventId, viewerOf(request));
    },
  );

  server.delete(
    pattern(paths.eventGuest, 'id', 'eventId', 'universityId'),
    { config: edit, schema: { body: GuestRemovalBody, response: { 204: Type.Null() } } },
    async (request, reply) => {
      const addressed = eventOf(request);
      await changeable(database, addressed);
      const { universityId } = request.params as { universityId: string };
      const by = callerOf(request).universityId;
      const reason = request.body?.reason?.trim() || undefined;
      await whileOn(database, addressed.societyId, 'enable_events', async (trx) => {
        if (!(await givePlaceBack(trx, addressed, universityId, { byOrganiser: true }))) {
          if (await findGuest(trx, addressed, universityId)) throw nobodyMovesUp();
          return;
        }
        await notifyOfRemoval(trx, { ...addressed, by }, universityId, reason);
        const audited = { ...addressed, by, action: 'event.guest_removed' } as const;
        await recordOfEvent(trx, audited, {
          before: { guest: universityId },
          after: reason === undefined ? null : { reason },
        });
      });
      return reply.code(204).send(null);
    },
  );

  for (const method of ['POST', 'DELETE'] as const) {
    const paid = method === 'POST';
    server.route({
      method,
      url: pattern(paths.guestPaid, 'id', 'eventId', 'universityId'),
      config: edit,
      schema: { response: { 200: EventGuest } },
      async handler(request) {
        const addressed = eventOf(request);
        await changeable(database, addressed);
        const { universityId } = request.params as { universityId: string };
        const by = callerOf(request).universityId;
        const guest = await whileOn(database, addressed.societyId, 'enable_events', async (trx) => {
          if (!(await markPaid(trx, { ...addressed, by }, universityId, paid))) return undefined;
          return findGuest(trx, addressed, universityId);
        });
        if (!guest) throw noGuest();
        return recognisable(guest, addressed.eventId, viewerOf(request));
      },
    });
  }

  server.post(
    pattern(paths.checkIns, 'id', 'eventId'),
    { config: edit, schema: { body: CheckInBody, response: { 200: CheckIn } } },
    async (request) => {
      const { code, university_id, at, scan } = request.body;
      const addressed = eventOf(request);
      await changeable(database, addressed);
      if ((code === undefined) === (university_id === undefined))
        throw invalid({ code: ['Either a code or a University ID is needed.'] });
      const viewer = viewerOf(request);
      const admitted = code === undefined ? undefined : await readCode(code.trim(), viewer);
      if (code !== undefined && !admitted) throw notFound('Code');
      if (admitted && admitted.eventId !== addressed.eventId)
        throw conflict('This code is for another event.', 'other_event');
      const universityId = admitted?.universityId ?? university_id ?? '';
      const moment = at === undefined ? undefined : new Date(at);
      const by = callerOf(request).universityId;
      const result = await whileOn(database, addressed.societyId, 'enable_events', async (trx) => {
        const done = await checkIn(trx, addressed, {
          universityId,
          by,
          at: moment,
          seen: admitted ? undefined : moment,
          scan,
        });
        if (done?.marked)
          await recordOfEvent(
            trx,
            { ...addressed, by, action: 'event.checked_in' },
            { after: { guest: universityId } },
          );
        return done;
      });
      if (!result) throw noGuest();
      return { guest: recognisable(result.guest, addressed.eventId, viewer), first: result.first };
    },
  );

  server.delete(
    pattern(paths.checkIn, 'id', 'eventId', 'universityId'),
    { config: edit, schema: { querystring: UndoQuery, response: { 204: Type.Null() } } },
    async (request, reply) => {
      const addressed = eventOf(request);
      await changeable(database, addressed);
      const { universityId } = request.params as { universityId: string };
      const { scan } = request.query;
      const by = callerOf(request).universityId;
      await whileOn(database, addressed.societyId, 'enable_events', async (trx) => {
        const undone = await undoCheckIn(trx, addressed, { universityId, scan });
        if (undone === undefined) throw noGuest();
        if (undone)
          await recordOfEvent(
            trx,
            { ...addressed, by, action: 'event.check_in_undone' },
            { before: { guest: universityId } },
          );
      });
      return reply.code(204).send(null);
    },
  );
};
