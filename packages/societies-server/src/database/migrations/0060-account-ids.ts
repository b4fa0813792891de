import { step } from './step.ts';

/** Whether an account under this ID is older than the removal; otherwise the ID was another account's. */
const isGone = (id: string) => `not exists (
  select 1 from users where users.university_id = ${id} and users.date_joined <= removals.removed_at)`;

/** A university ID is given again after a deletion, so each account has an ID of its own as well. */
export const accountIds = [
  step(
    '0060-account-ids',
    `
    alter table users add column if not exists account_id uuid not null default gen_random_uuid()`,
  ),
  step(
    '0060-account-ids-unique',
    `
    create unique index if not exists users_account_id on users (account_id)`,
  ),
  // What earlier versions left of deleted accounts.
  step(
    '0060-forget-removed',
    `
    update removals set tables = (
      select jsonb_agg(jsonb_set(part, '{rows}', (
        select coalesce(jsonb_agg(
          case when kept ->> 'university_id' is not null and ${isGone(`kept ->> 'university_id'`)}
            then jsonb_set(kept || '{"university_id": "deleted"}', '{answers}', 'null', false)
            else kept end
          || case when kept ->> 'checked_in_by' is not null and ${isGone(`kept ->> 'checked_in_by'`)}
            then '{"checked_in_by": null}'::jsonb else '{}' end
          order by place), '[]')
        from jsonb_array_elements(part -> 'rows') with ordinality as rows (kept, place))) order by nth)
      from jsonb_array_elements(tables) with ordinality as parts (part, nth))
    where jsonb_array_length(tables) > 0`,
  ),
  step(
    '0060-forget-uploaders',
    `
    update storage_objects set owner = null
    where owner is not null and not exists (
      select 1 from users where users.university_id = owner and users.date_joined <= storage_objects.updated_at)`,
  ),
  step(
    '0060-forget-tellers',
    `
    update tellings set actor = null
    where actor is not null and not exists (select 1 from users where users.university_id = actor)`,
  ),
];
