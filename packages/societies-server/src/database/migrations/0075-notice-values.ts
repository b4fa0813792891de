import { step } from './step.ts';

const said = (table: string) => [
  step(`0075-${table}-message`, `alter table ${table} add column if not exists message text`),
  step(`0075-${table}-values`, `alter table ${table} add column if not exists "values" jsonb`),
  step(`0075-${table}-title`, `alter table ${table} alter column title drop not null`),
  step(`0075-${table}-text`, `alter table ${table} alter column text drop not null`),
];

/** Notices store a message and its values instead of English sentences, which older ones keep; and users have a language. */
export const noticeValues = [
  ...said('notifications'),
  ...said('tellings'),
  step(
    '0075-notifications-person',
    `
    create index if not exists notifications_person on notifications ((("values" #> '{person}') ->> 'university_id'))
    where (("values" #> '{person}') ->> 'university_id') is not null`,
  ),
  step('0075-users-language', `alter table users add column if not exists language text`),
];
