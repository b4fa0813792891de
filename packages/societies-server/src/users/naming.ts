import { sql } from 'kysely';
import { holdsFolded } from '../database/folding.ts';

/** Matches the words of the user's name, in any order, or their university ID. */
export const isCalled = (search: string) => holdsFolded(sql`users.search_key`, search);

/** The order of people by name. */
export const byLastName = [sql`lower(users.last_name)`, sql`lower(users.first_name)`] as const;
export const byFirstName = [sql`lower(users.first_name)`, sql`lower(users.last_name)`] as const;
