import { sql } from 'kysely';
import Type from 'typebox';
import { durationOf, eventLimits, hoursOf, type EventBody as Body } from 'societies-contract';
import { EventBody } from 'societies-contract/schemas';
import { toKey } from '../../database/keys.ts';
import { touchEvents } from '../../directory/versions.ts';
import { columnsOf } from '../../events/columns.ts';
import { refreshLastActive } from '../../societies/last-active.ts';
import { instantOf, readMoment, timeOf } from '../dates.ts';
import { fault } from '../faults.ts';
import { recordImport, recordInSocieties } from '../history.ts';
import type { Compared, ImportContext, Kind, RowReader } from '../kind.ts';
import { societyFinder } from '../lookups.ts';
import { referredTo } from '../references.ts';
import { faultsIn } from '../texts.ts';

interface NewEvent {
  society: number;
  body: Body;
}

const texts = Type.Pick(EventBody, ['name', 'description', 'venue']);

const milliseconds = 60 * 60 * 1_000;

/** `2.5`, `2,5 h`, `2:30`, `02:30:00`, `90 min`. @returns hours; undefined if it is none. */
function hoursIn(text: string): number | undefined {
  const clock = /^(\d{1,3}):([0-5]\d)(?::[0-5]\d)?(?: *h)?$/.exec(text);
  if (clock) return Number(clock[1]) + Number(clock[2]) / 60;
  const found =
    /^(\d{1,4}(?:[.,]\d{1,4})?) *(h|hrs?|hours?|std|stunden?|m|mins?|minutes?|minuten?)?\.?$/i.exec(text);
  if (!found) return undefined;
  const amount = Number((found[1] ?? '').replace(',', '.'));
  return /^m/i.test(found[2] ?? '') ? amount / 60 : amount;
}

/** `£4.50`, `4,50 €`, `free`. @returns undefined if it is no amount. */
function amountIn(text: string): number | undefined {
  if (/^(free|none|kostenlos|frei|-)$/i.test(text)) return 0;
  const found = /^(?:[£€$]|gbp|eur|usd)? *(\d{1,6}(?:[.,]\d{1,2})?) *(?:[£€$]|gbp|eur|usd)?$/i.exec(text);
  return found ? Number((found[1] ?? '').replace(',', '.')) : undefined;
}

const { durationMinHours: shortest, durationMaxHours: longest } = eventLimits;
const isDuration = (hours: number) => hours >= shortest && hours <= longest;

/** When the event begins, and for how many hours. */
function readTimes(row: RowReader, { dateOrder, config }: ImportContext) {
  const said = row.text('datetime');
  const moment = said === '' ? undefined : readMoment(said, dateOrder);
  if (moment === undefined) row.refuse(fault('datetime', 'required'));
  else if (typeof moment === 'string') row.refuse(fault('datetime', moment, '', said));
  const time = row.text('time');
  const ownTime = time === '' ? undefined : timeOf(time);
  if (time !== '' && ownTime === undefined) row.refuse(fault('time', 'not_a_time', '', time));
  if (moment === undefined || typeof moment === 'string' || (time !== '' && ownTime === undefined))
    return undefined;
  const starts = instantOf(ownTime ? { day: moment.day, time: ownTime } : moment, config.timeZone);

  const duration = row.text('duration');
  const ends = row.text('ends');
  if (duration !== '') {
    const hours = hoursIn(duration);
    if (hours === undefined || !isDuration(hours)) {
      row.refuse(fault('duration', 'out_of_range', `${shortest} to ${longest}`, duration));
      return undefined;
    }
    return { starts, hours };
  }
  if (ends === '') return { starts, hours: hoursOf(eventLimits.defaultDuration) };
  const endTime = timeOf(ends);
  const end = endTime ? { day: moment.day, time: endTime } : readMoment(ends, dateOrder);
  if (typeof end === 'string') {
    row.refuse(fault('ends', end, '', ends));
    return undefined;
  }
  let hours = (instantOf(end, config.timeZone).getTime() - starts.getTime()) / milliseconds;
  // A time of day alone may be that of the next day.
  if (endTime && hours <= 0) hours += 24;
  // A day alone: the event ends on it, at a time that nobody said.
  if (!endTime && !end.time && !end.instant && hours <= 0) hours = hoursOf(eventLimits.defaultDuration);
  if (!isDuration(hours)) {
    row.refuse(fault('ends', 'ends_before', '', ends));
    return undefined;
  }
  return { starts, hours };
}

function readNumber(
  row: RowReader,
  field: 'max_participants' | 'price',
  {
    from,
    to,
    otherwise,
    numberIn,
  }: { from: number; to: number; otherwise: number; numberIn: (text: string) => number | undefined },
): number | undefined {
  const text = row.text(field);
  if (text === '') return otherwise;
  const number = numberIn(text);
  if (number !== undefined && number >= from && number <= to) return number;
  row.refuse(fault(field, 'out_of_range', `${from} to ${to}`, text));
  return undefined;
}

/** Tells whether an event is as it was imported; also who has registered is looked for. */
const stamp = sql.raw(
  `md5(row(events.version, events.participants, events.waiting, events.cancelled_at)::text)`,
);

/** Events, past ones too. Nobody is told. */
export const events: Kind<NewEvent> = {
  kind: 'events',
  batch: 200,
  async check(context) {
    const { database, actor } = context;
    const societies = await societyFinder(context);
    return {
      read(row) {
        const found = societies.find(row);
        if (found && !found.enable_events) row.refuse(fault('society', 'events_off', '', found.name));
        const body = {
          name: row.text('name'),
          description: row.text('description'),
          venue: row.text('venue'),
        };
        const faults = faultsIn(texts, body);
        for (const one of faults) row.refuse(one);
        const times = readTimes(row, context);
        const places = readNumber(row, 'max_participants', {
          from: eventLimits.participantsMin,
          to: eventLimits.participantsMax,
          otherwise: eventLimits.defaultMaxParticipants,
          numberIn: (text) =>
            /^\d{1,7}(?:[.,]0+)?$/.test(text) ? Math.trunc(Number.parseFloat(text)) : undefined,
        });
        const price = readNumber(row, 'price', {
          from: eventLimits.priceMin,
          to: eventLimits.priceMax,
          otherwise: 0,
          numberIn: amountIn,
        });
        if (!found?.enable_events || faults.length > 0 || !times) return undefined;
        if (places === undefined || price === undefined) return undefined;
        return {
          society: found.id,
          body: {
            name: body.name.trim(),
            description: body.description.trim(),
            venue: body.venue.trim(),
            datetime: times.starts.toISOString(),
            duration: durationOf(times.hours),
            max_participants: places,
            price,
            is_active: true,
          },
        };
      },
      keysOf: ({ society, body }) => [['name', `${society} ${body.datetime} ${toKey(body.name)}`]],
      async compare(items) {
        const asked = items.map(({ value }) => ({ society: value.society, starts: value.body.datetime }));
        const { rows } = await sql<{
          society_id: number;
          starts_at: Date;
          name: string;
          same: string;
        }>`
          select distinct events.society_id, events.id, starts_at, name,
            concat_ws(' ', duration_seconds, max_participants, price_pence, venue, description) as same
          from json_to_recordset(${JSON.stringify(asked)}::json) as asked (society bigint, starts timestamptz)
          join events on events.society_id = asked.society and events.starts_at = asked.starts`.execute(
          database,
        );
        const keyOf = (society: number, starts: string, name: string) =>
          `${society} ${starts} ${toKey(name)}`;
        const there = new Map(
          rows.map((row) => [
            keyOf(row.society_id, new Date(row.starts_at).toISOString(), row.name),
            row.same,
          ]),
        );
        const compared = new Map<number, Compared>();
        for (const { row, value } of items) {
          const { society, body } = value;
          const same = there.get(keyOf(society, body.datetime, body.name));
          if (same === undefined) continue;
          const { duration_seconds: seconds, price_pence: pence } = columnsOf(body);
          const own = [seconds, body.max_participants, pence, body.venue, body.description].join(' ');
          compared.set(row, same === own ? 'unchanged' : [fault('name', 'event_exists', '', body.name)]);
        }
        return compared;
      },
      preview({ society, body }) {
        const named = societies.byId(society);
        return {
          values: {
            society: named?.name ?? '',
            name: body.name,
            description: body.description.slice(0, 200),
            datetime: body.datetime,
            duration: body.duration,
            venue: body.venue,
            max_participants: String(body.max_participants),
            price: String(body.price),
          },
          ...(named && { society: { id: named.id, name: named.name } }),
        };
      },
      order: (one, other) => one.society - other.society,
      async store(trx, importId, items) {
        const ids = await trx
          .insertInto('events')
          .values(items.map(({ value }) => ({ society_id: value.society, ...columnsOf(value.body) })))
          .returning('id')
          .execute();
        const rows = ids.map(({ id }, index) => ({
          id,
          row: items[index]?.row,
          society: items[index]?.value.society,
        }));
        await sql`
          insert into import_rows (import_id, position, society_id, thing_id, stamp)
          select ${importId}::bigint, rows.row, events.society_id, events.id, ${stamp}
          from json_to_recordset(${JSON.stringify(rows)}::json) as rows (id bigint, row integer, society bigint)
            join events on events.society_id = rows.society and events.id = rows.id`.execute(trx);
        const changed = new Set(items.map(({ value }) => value.society));
        await touchEvents(trx, ...changed);
        for (const society of changed) await refreshLastActive(trx, society);
        return items.length;
      },
      async record(trx, importId, count) {
        const imported = { actor, action: 'events.imported', importId, field: 'events' } as const;
        await recordInSocieties(trx, imported);
        await recordImport(trx, { ...imported, count });
      },
    };
  },
  undo: {
    batch: 500,
    async changed(trx, importId) {
      const used = await referredTo(trx, 'events', ['society_id', 'id'], []);
      const { rows } = await sql<{ name: string }>`
        with held as (
          select events.* from events
            join import_rows on import_rows.society_id = events.society_id and import_rows.thing_id = events.id
          where import_id = ${importId} order by events.society_id, events.id for update of events
        )
        select events.name from held as events
          join import_rows on import_id = ${importId}
            and import_rows.society_id = events.society_id and import_rows.thing_id = events.id
        where import_rows.stamp <> ${stamp} or ${used('events')}
        order by import_rows.position`.execute(trx);
      return rows.map(({ name }) => name);
    },
    async remove(trx, importId, positions) {
      const used = await referredTo(trx, 'events', ['society_id', 'id'], []);
      const { rows } = await sql<{ society_id: number }>`
        delete from events using import_rows
        where import_id = ${importId} and position = any(${positions}::integer[])
          and events.society_id = import_rows.society_id and events.id = import_rows.thing_id
          and import_rows.stamp = ${stamp} and not (${used('events')})
        returning events.society_id`.execute(trx);
      const changed = new Set(rows.map(({ society_id: society }) => society));
      await touchEvents(trx, ...changed);
      for (const society of changed) await refreshLastActive(trx, society);
    },
  },
};
