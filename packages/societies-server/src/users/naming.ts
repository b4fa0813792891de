import { sql } from 'kysely';
import { containing } from '../database/keys.ts';

/** Matches the user's name, in either order, or their university ID. */
export const isCalled = (search: string) =>
  sql<boolean>`lower(users.first_name || ' ' || users.last_name || ', ' || users.first_name || ' ' || users.university_id)
    like ${containing(search)}`;

/** The order of people by name. */
export const byLastName = [sql`lower(users.last_name)`, sql`lower(users.first_name)`] as const;
export const byFirstName = [sql`lower(users.first_name)`, sql`lower(users.last_name)`] as const;
