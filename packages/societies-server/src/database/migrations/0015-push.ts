import { sql, type Kysely } from 'kysely';

/**
 * Browsers that are told by push, and what waits to be sent to them. A subscription belongs to a session: a trigger takes it away with
 * whatever ends that, and the foreign key with whatever deletes it.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of [
    `create table push_keys (
      id integer primary key default 1 constraint push_keys_one_row check (id = 1),
      public_key text not null,
      private_key text not null
    )`,
    `create table push_subscriptions (
      id uuid primary key default gen_random_uuid(),
      university_id text not null references users (university_id) on delete cascade,
      session_id text not null references sessions (id) on delete cascade,
      endpoint text not null,
      p256dh text not null,
      auth_secret text not null,
      created_at timestamptz not null default now(),
      due_at timestamptz not null default now(),
      last_error text
    )`,
    `create unique index push_subscriptions_endpoint on push_subscriptions (endpoint)`,
    `create index push_subscriptions_university_id on push_subscriptions (university_id, created_at)`,
    `create index push_subscriptions_session_id on push_subscriptions (session_id)`,
    `create table pushes (
      id uuid primary key default gen_random_uuid(),
      subscription_id uuid not null references push_subscriptions (id) on delete cascade,
      data jsonb not null,
      created_at timestamptz not null default now(),
      attempts integer not null default 0
    )`,
    `create index pushes_subscription_id on pushes (subscription_id, created_at)`,
    `create function end_push_subscriptions() returns trigger language plpgsql as $$
      begin
        delete from push_subscriptions where session_id = new.id;
        return null;
      end $$`,
    `create trigger session_ends after update of revoked_at on sessions
      for each row when (new.revoked_at is not null) execute function end_push_subscriptions()`,
  ])
    await sql.raw(statement).execute(database);
}
