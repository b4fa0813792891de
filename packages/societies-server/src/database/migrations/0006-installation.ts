import { step } from './step.ts';

/** The epoch, which invalidates what processes cached before a restore: version numbers restart then. */
export const installation = [
  step(
    '0006-installation',
    `
    create table if not exists installation (
      id integer primary key default 1 constraint installation_one_row check (id = 1),
      epoch uuid not null default gen_random_uuid()
    )`,
  ),
  step('0006-installation-row', 'insert into installation (id) values (1) on conflict (id) do nothing'),
];
