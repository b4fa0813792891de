import { sql, type RawBuilder } from 'kysely';
import { defaultTheme, initialRoles } from 'societies-contract';
import { markChanged } from '../../directory/versions.ts';
import { refreshLastActive } from '../../societies/last-active.ts';
import { inTransaction } from '../transaction.ts';
import { demoPassword } from './demo/index.ts';
import type { SeedOptions } from './index.ts';

/** Source: decisions, "Demo data". */
export const largeSize = {
  societies: 10_000,
  users: 100_000,
  memberships: 1_000_000,
  events: 50_000,
} as const;

const usersEach = largeSize.users / largeSize.societies;
const eventsEach = largeSize.events / largeSize.societies;
const meanMembers = largeSize.memberships / largeSize.societies;
const firstUser = 10_000_001;

/** A society's name is one of these followed by one of `things`. */
export const qualities =
  `Amber Autumn Bold Brave Bright Calm Candid Cheerful Clever Copper Coral Crimson Curious Dancing Daring
  Distant Early Eastern Electric Emerald Endless Evening Festive Fiery Floating Friendly Frosty Gentle Gilded Golden Grand
  Green Hidden Honest Humming Indigo Ivory Jolly Joyful Keen Kind Late Laughing Lively Lofty Loud Lucky Lunar Merry
  Midnight Mighty Modern Morning Mossy Nimble Noble Northern Open Patient Pearl Playful Polished Proud Quick Quiet Radiant
  Rapid Restless Roaming Rosy Royal Rustic Scarlet Secret Shining Silent Silver Simple Singing Sleepy Smooth Solar Southern
  Spirited Spring Steady Stellar Stormy Summer Sunny Swift Tidal Tiny Twilight Velvet Vivid Wandering Western Wild Yonder`.split(
    /\s+/,
  );
export const things =
  `Acrobats Actors Anglers Archers Artists Astronomers Athletes Authors Bakers Ballads Beekeepers Bellringers
  Birders Bloggers Boaters Botanists Boxers Brewers Bridge Builders Calligraphers Canoes Carvers Chefs Chess Choirs Climbers
  Coders Collectors Comics Composers Cooks Cricketers Critics Cyclists Dancers Darts Debaters Designers Divers Drummers
  Economists Engineers Essayists Explorers Farmers Fencers Fiddlers Filmers Flyers Foragers Gamers Gardeners Geologists Golf
  Gymnasts Hikers Historians Hockey Inventors Jewellers Jugglers Kayaks Knitters Lantern Linguists Makers Mappers Marathons
  Mentors Mimes Musicians Needlework Netball Novelists Orators Origami Painters Philosophers Pianists Pilots Poets Potters
  Printers Puppets Puzzlers Quilters Racers Readers Riders Robots Rowers Runners Sailors Scholars Sculptors Singers Skaters Sketchers Swimmers`.split(
    /\s+/,
  );

const textArray = (words: readonly string[]) => sql`array[${sql.join(words.slice(0, 100))}]::text[]`;

/** A society's size: each pair of neighbours deviates from the mean in opposite directions, so the total is exact. */
const sizeOf = (society: RawBuilder<unknown>) =>
  sql`(${sql.lit(meanMembers)} + case when ${society} % 2 = 1 then 1 else -1 end * ((${society} + 1 - (${society} + 1) % 2) / 2 * 37 % 91))::integer`;

/** The university ID of a society's n-th member. Strides coprime to the number of users give no duplicates. */
const memberOf = (society: RawBuilder<unknown>, n: RawBuilder<unknown>, users: number) =>
  sql`(${sql.lit(firstUser)} + (${society} * 7919 + ${n} * 991) % ${sql.lit(users)})::text`;

/**
 * A platform for benchmarks with the numbers of rows in decisions.md, generated inside the database and without pictures.
 * @param societies another even number of societies from 100 on; users and rows scale with it.
 */
export async function seedLarge(
  { database, hashPassword, log = () => {} }: Pick<SeedOptions, 'database' | 'hashPassword' | 'log'>,
  societies: number = largeSize.societies,
): Promise<void> {
  const hash = await hashPassword(demoPassword);
  const s = sql.ref('s');
  const n = sql.ref('n');
  const users = societies * usersEach;
  const roles = initialRoles.length;
  const roleId = (position: number) => sql`((s - 1) * ${sql.lit(roles)} + ${sql.lit(position + 1)})`;
  const categories = await database.selectFrom('categories').select('id').orderBy('id').execute();
  const permissions = await database.selectFrom('permissions').select(['id', 'codename']).execute();
  const categoryOf = sql`(array[${sql.join(categories.map(({ id }) => sql.lit(id)))}])[1 + s / 8 % ${sql.lit(categories.length)}]`;

  await inTransaction(database, async (trx) => {
    /** Slices keep each statement below the engines' timeouts, even on a busy machine. */
    const run = async (
      what: string,
      total: number,
      slice: number,
      statement: (numbers: RawBuilder<unknown>) => RawBuilder<unknown>,
    ) => {
      const begun = performance.now();
      for (let from = 1; from <= total; from += slice) {
        const to = Math.min(total, from + slice - 1);
        await statement(sql`generate_series(${sql.lit(from)}, ${sql.lit(to)})`).execute(trx);
      }
      log(`${what}: ${Math.round(performance.now() - begun)} ms`);
    };
    const eachSociety = (
      what: string,
      statement: (everySociety: RawBuilder<unknown>) => RawBuilder<unknown>,
      slice = 2_000,
    ) => run(what, societies, slice, (numbers) => statement(sql`${numbers} as s`));

    await run(
      'users',
      users,
      10_000,
      (numbers) => sql`
      insert into users (university_id, first_name, last_name, email, email_key, password_hash, is_admin, date_joined)
      select (${sql.lit(firstUser - 1)} + n)::text, (${textArray(qualities)})[1 + n % 100], (${textArray(things)})[1 + n / 100 % 100],
        'student' || n || '@constellation.example', 'student' || n || '@constellation.example', ${hash}, n = 1,
        now() - make_interval(hours => n % 26280)
      from ${numbers} as n`,
    );
    await eachSociety(
      'societies',
      (everySociety) => sql`
      insert into societies (id, name, name_key, description, category_id, creation_date, member_count)
      select s, name, lower(name), 'The ' || name || ' meet on ' || (array['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays'])[1 + s % 5]
          || ' at eight. Nobody needs to know anything beforehand, and everybody brings something to share.',
        ${categoryOf}, current_date - s % 20000, ${sizeOf(s)}
      from (select s, (${textArray(qualities)})[1 + (s - 1) % 100] || ' ' || (${textArray(things)})[1 + (s - 1) / 100] as name
        from ${everySociety}) as named`,
    );
    await markChanged('societies').execute(trx);
    await markChanged('societies', 'events').execute(trx);
    await eachSociety(
      'themes',
      (everySociety) => sql`
      insert into themes (society_id, id, name, primary_color, secondary_color, tertiary_color, text_color)
      select s, s, ${defaultTheme.name}::text, ${defaultTheme.primary_color}::text, ${defaultTheme.secondary_color}::text,
        ${defaultTheme.tertiary_color}::text, ${defaultTheme.text_color}::text
      from ${everySociety}`,
    );
    await eachSociety(
      'settings',
      (everySociety) =>
        sql`insert into society_settings (society_id, theme_id) select s, s from ${everySociety}`,
    );
    for (const [position, role] of initialRoles.entries()) {
      await eachSociety(
        `role ${role.name}`,
        (everySociety) => sql`
        insert into roles (society_id, id, name, name_key)
        select s, ${roleId(position)}, ${role.name}::text, ${role.name.toLowerCase()}::text from ${everySociety}`,
      );
      const granted = permissions.filter(({ codename }) =>
        (role.permissions as readonly string[]).includes(codename),
      );
      if (granted.length === 0) continue;
      await eachSociety(
        `permissions of ${role.name}`,
        (everySociety) => sql`
        insert into role_permissions (society_id, role_id, permission_id)
        select s, ${roleId(position)}, permission_id
        from ${everySociety}, unnest(array[${sql.join(granted.map(({ id }) => sql.lit(id)))}]) as permission_id`,
      );
    }
    await eachSociety(
      'memberships',
      (everySociety) => sql`
      insert into memberships (society_id, university_id, role_id, joined_at)
      select s, ${memberOf(s, n, users)}, case when n = 0 then ${roleId(0)} end, now() - make_interval(hours => (s * 31 + n * 97) % 17520)
      from ${everySociety}, generate_series(0, ${sizeOf(s)} - 1) as n`,
      200,
    );
    await eachSociety(
      'events',
      (everySociety) => sql`
      insert into events (society_id, id, name, description, starts_at, duration_seconds, venue, max_participants, participants, price_pence)
      select s, (s - 1) * ${sql.lit(eventsEach)} + n, 'Evening ' || n, 'Tea, talk and whatever the evening brings. Newcomers sit wherever they like.',
        date_trunc('hour', now()) + make_interval(days => n * 20 - 50 + s % 17), 7200, 'Room ' || 1 + s % 200, 40, 2, s % 3 * 250
      from ${everySociety}, generate_series(1, ${sql.lit(eventsEach)}) as n`,
    );
    await eachSociety(
      'signups',
      (everySociety) => sql`
      insert into event_signups (society_id, event_id, university_id, created_at)
      select s, (s - 1) * ${sql.lit(eventsEach)} + e, ${memberOf(s, n, users)}, now() - make_interval(hours => (s + e * 13 + n) % 2000)
      from ${everySociety}, generate_series(1, ${sql.lit(eventsEach)}) as e, generate_series(1, 2) as n`,
    );
    await eachSociety(
      'posts',
      (everySociety) => sql`
      insert into posts (society_id, id, title, content)
      select s, s, 'Welcome to the new term', 'The calendar is up, the cupboard is tidy, and there is room for you.' from ${everySociety}`,
    );
    await eachSociety(
      'widgets',
      (everySociety) => sql`
      insert into widgets (society_id, id, content_type, slogan, x, y, w, h)
      select s, (s - 1) * 3 + n, (array['slogan', 'posts', 'events'])[n], case when n = 1 then 'Come as you are.' end, n - 1, 0, 1, 1
      from ${everySociety}, generate_series(1, 3) as n`,
    );
    for (const [table, last] of [
      ['societies', societies],
      ['themes', societies],
      ['posts', societies],
      ['roles', societies * roles],
      ['events', societies * eventsEach],
      ['widgets', societies * 3],
    ] as const) {
      await sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${last}::bigint)`.execute(trx);
    }
    await refreshLastActive(trx);
  });
  // The embedded engine has no autovacuum, and that of PostgreSQL has not run yet.
  await sql`vacuum (analyze)`.execute(database);
}
