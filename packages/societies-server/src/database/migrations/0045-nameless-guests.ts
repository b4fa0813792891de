import { step } from './step.ts';

/** Counts guests of past events whose accounts were deleted. */
export const namelessGuests = [
  step(
    '0045-nameless-guests',
    `
    create table if not exists nameless_guests (
      society_id bigint not null,
      event_id bigint not null,
      month date not null,
      going integer not null default 0,
      waiting integer not null default 0,
      came integer not null default 0,
      primary key (society_id, event_id, month),
      constraint nameless_guests_event
        foreign key (society_id, event_id) references events (society_id, id) on delete cascade
    )`,
  ),
];
