import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Card, Entry } from './societies.ts';

/** The columns of a card: society, category and current theme. */
export const selectCards = (database: Kysely<Database>) =>
  database
    .selectFrom('societies')
    .innerJoin('categories', 'categories.id', 'societies.category_id')
    .innerJoin('society_settings', 'society_settings.society_id', 'societies.id')
    .innerJoin('themes', (join) =>
      join
        .onRef('themes.society_id', '=', 'society_settings.society_id')
        .onRef('themes.id', '=', 'society_settings.theme_id'),
    )
    .select([
      'societies.id',
      'societies.name',
      'societies.description',
      'societies.logo',
      'societies.banner',
      'societies.category_id',
      'categories.name as category_name',
      sql<string>`societies.creation_date::text`.as('creation_date'),
      'societies.member_count',
      'societies.affiliation',
      'societies.last_active_at',
      'society_settings.join_mode',
      'societies.keywords',
      'themes.id as theme_id',
      'themes.name as theme_name',
      'themes.primary_color',
      'themes.secondary_color',
      'themes.tertiary_color',
      'themes.text_color',
    ]);

type CardRow = Awaited<ReturnType<ReturnType<typeof selectCards>['execute']>>[number];

/** By time zone: to make one takes longer than to read a card. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** A moment's day in a time zone. */
function dayIn(moment: Date | null, timeZone: string): string | null {
  if (!moment) return null;
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone });
  formats.set(timeZone, format);
  return format.format(moment);
}

/** Converts a row to the contract's card, with days in a time zone. */
export const toCard = (row: CardRow, timeZone: string): Card => ({
  id: row.id,
  name: row.name,
  description: row.description,
  logo: row.logo,
  banner: row.banner,
  category: { id: row.category_id, name: row.category_name },
  creation_date: row.creation_date,
  member_count: row.member_count,
  join_mode: row.join_mode,
  affiliation: row.affiliation,
  last_active: dayIn(row.last_active_at, timeZone),
  theme: {
    id: row.theme_id,
    name: row.theme_name,
    primary_color: row.primary_color,
    secondary_color: row.secondary_color,
    tertiary_color: row.tertiary_color,
    text_color: row.text_color,
  },
});

/** Adds what a society is found by but its card does not show. */
export const toEntry = (row: CardRow, timeZone: string): Entry => ({
  card: toCard(row, timeZone),
  keywords: row.keywords,
});

export async function findCard(
  database: Kysely<Database>,
  id: number,
  timeZone: string,
): Promise<Card | undefined> {
  const row = await selectCards(database).where('societies.id', '=', id).executeTakeFirst();
  return row && toCard(row, timeZone);
}
