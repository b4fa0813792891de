import { createFolded } from '../folding.ts';
import { step } from './step.ts';

/**
 * People are found by a folded copy of their name and number, which a trigger keeps, because names are written in many places.
 * A later change of the contract's folding needs a further step that makes the function and the copies anew.
 */
export const searchKeys = [
  step('0065-folded', createFolded()),
  step(
    '0065-users-search-key',
    `alter table users add column if not exists search_key text not null default ''`,
  ),
  step(
    '0065-users-search-key-function',
    `
    create or replace function set_search_key() returns trigger language plpgsql as $$
    begin
      new.search_key := folded(new.first_name || ' ' || new.last_name || ' ' || new.university_id);
      return new;
    end $$`,
  ),
  step(
    '0065-users-search-key-trigger',
    `
    create or replace trigger users_search_key before insert or update of first_name, last_name, search_key on users
      for each row execute function set_search_key()`,
  ),
  step('0065-users-search-key-values', `update users set search_key = '' where search_key = ''`),
];
