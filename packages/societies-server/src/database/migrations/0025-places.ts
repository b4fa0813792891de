import { step } from './step.ts';

/** Registration times, sign-up questions and waiting lists. */
export const places = [
  step(
    '0025-events-booking',
    `
    alter table events
      add column if not exists opens_at timestamptz,
      add column if not exists closes_at timestamptz,
      add column if not exists cancel_until timestamptz,
      add column if not exists members_only boolean not null default false,
      add column if not exists waiting_list boolean not null default false,
      add column if not exists questions jsonb not null default '[]',
      add column if not exists link text,
      add column if not exists series_id bigint,
      add column if not exists cancelled_at timestamptz,
      add column if not exists cancel_reason text,
      add column if not exists waiting integer not null default 0,
      add column if not exists extra_places integer not null default 0,
      add column if not exists last_turn bigint not null default 0`,
  ),
  step(
    '0025-event-signups-turn',
    `
    alter table event_signups
      add column if not exists turn bigint not null default 0,
      add column if not exists extra boolean not null default false,
      add column if not exists answers jsonb,
      add column if not exists checked_in_at timestamptz,
      add column if not exists checked_in_by text`,
  ),
  step(
    '0025-event-signups-in-order',
    `
    create index if not exists event_signups_turn on event_signups (society_id, event_id, turn)`,
  ),
  step(
    '0025-event-places',
    `
    alter table events
      drop constraint if exists events_places,
      drop constraint if exists events_line,
      add constraint events_places
        check (extra_places between 0 and participants and participants - extra_places <= max_participants),
      add constraint events_line
        check (waiting >= 0 and (waiting = 0 or participants - extra_places = max_participants))`,
  ),
  step(
    '0026-event-hosts',
    `
    create table if not exists event_hosts (
      society_id bigint not null,
      event_id bigint not null,
      host_id bigint not null references societies (id) on delete cascade,
      accepted_at timestamptz,
      primary key (society_id, event_id, host_id),
      constraint event_hosts_event
        foreign key (society_id, event_id) references events (society_id, id) on delete cascade
    )`,
  ),
  step(
    '0026-event-hosts-by-host',
    `
    create index if not exists event_hosts_host on event_hosts (host_id)`,
  ),
  step(
    '0026-events-by-series',
    `
    create index if not exists events_series on events (society_id, series_id) where series_id is not null`,
  ),
  step(
    '0026-event-answers',
    `
    create index if not exists event_signups_answers on event_signups (society_id, event_id) where answers is not null`,
  ),
  step(
    '0027-events-coming',
    `
    create index if not exists events_coming on events (starts_at, id)`,
  ),
];
