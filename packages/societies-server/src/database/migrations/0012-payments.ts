import { sql, type Kysely } from 'kysely';

/** How an event is paid, who has, and until when an unpaid place is kept. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of [
    `alter table events add column payment jsonb`,
    `alter table event_signups
      add column pay_until timestamptz,
      add column pay_warned_at timestamptz,
      add column paid_at timestamptz,
      add column paid_by text,
      add column paid_pence integer`,
    `create index event_signups_pay_until on event_signups (pay_until)
      where pay_until is not null and paid_at is null`,
  ])
    await sql.raw(statement).execute(database);
}
