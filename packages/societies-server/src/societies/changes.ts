import { sql, type Kysely, type Transaction } from 'kysely';
import {
  themeLimits,
  type FeatureOptions,
  type SocietyFacts,
  type StoredTheme,
  type UpdateThemeBody,
  tooMany,
} from 'societies-contract';
import { violates } from '../database/errors.ts';
import { toKey } from '../database/keys.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { nextVersion, stillAt } from '../database/version.ts';
import { touchDirectory, touchEvents } from '../directory/versions.ts';
import { notifyHostsOfSwitch } from '../events/host-notices.ts';
import { notifyOfSwitch } from '../events/notices.ts';
import { changedMeanwhile, conflict, invalid, notFound } from '../platform/errors.ts';
import { isPublished } from '../posts/publishing.ts';
import { limitReached, lockSociety } from './lock.ts';

type Db = Kysely<Database>;

/** The society's own fields; omitted ones keep their value. */
export interface SocietyChanges extends Partial<SocietyFacts> {
  name?: string;
  description?: string;
  category?: number;
  /** Stored addresses. */
  banner?: string | null;
  logo?: string | null;
}

/** Removes duplicates without regard to case. */
const distinct = (keywords: readonly string[]) => [
  ...new Map(keywords.map((keyword) => [toKey(keyword), keyword.trim().replace(/\s+/g, ' ')])).values(),
];

const trimmed = (facts: Omit<Partial<SocietyFacts>, 'keywords'>) =>
  Object.fromEntries(
    Object.entries(facts)
      .filter(([, fact]) => fact !== undefined)
      .map(([name, fact]) => [name, fact?.trim() ?? null]),
  );

/**
 * @param version the version that the change is based on.
 * @returns false if it is outdated (or the society is gone); nothing is written then.
 * @throws 400 for an unknown category, 409 if another society has the name.
 */
export async function updateSociety(
  database: Db,
  societyId: number,
  changes: SocietyChanges,
  version?: number,
): Promise<boolean> {
  const { name, description, category, banner, logo, keywords, ...facts } = changes;
  const values = {
    ...(name !== undefined && { name: name.trim().replace(/\s+/g, ' '), name_key: toKey(name) }),
    ...(description !== undefined && { description: description.trim() }),
    ...(category !== undefined && { category_id: category }),
    ...(banner !== undefined && { banner }),
    ...(logo !== undefined && { logo }),
    ...(keywords && { keywords: distinct(keywords) }),
    ...trimmed(facts),
  };
  if (Object.keys(values).length === 0) return true;
  try {
    return await inTransaction(database, async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('societies')
        .set({ ...values, ...nextVersion })
        .where('id', '=', societyId)
        .where(stillAt(version))
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) return false;
      await touchDirectory(trx, societyId);
      return true;
    });
  } catch (error) {
    if (violates(error, 'societies_name_unique')) {
      const message = 'This society already exists.';
      throw conflict(message, 'exists', { name: [message] });
    }
    if (violates(error, 'societies_category')) throw invalid({ category: ['There is no such category.'] });
    throw error;
  }
}

/** A society's pictures and version before a change. */
export async function findPictures(
  database: Db,
  societyId: number,
): Promise<{ banner: string | null; logo: string | null; version: number } | undefined> {
  return database
    .selectFrom('societies')
    .select(['banner', 'logo', 'version'])
    .where('id', '=', societyId)
    .executeTakeFirst();
}

async function countThemes(trx: Transaction<Database>, societyId: number): Promise<number> {
  const { count } = await trx
    .selectFrom('themes')
    .select(sql<number>`count(*)::bigint`.as('count'))
    .where('society_id', '=', societyId)
    .executeTakeFirstOrThrow();
  return count;
}

/** A theme without changes is only selected, and keeps its version. */
const versionWith = ({
  name,
  ...colors
}: Omit<StoredTheme, 'id' | 'version'>) => sql<number>`themes.version + case
  when (themes.name, themes.primary_color, themes.secondary_color, themes.tertiary_color, themes.text_color)
    = (${name}, ${colors.primary_color}, ${colors.secondary_color}, ${colors.tertiary_color}, ${colors.text_color})
  then 0 else 1 end`;

/**
 * Selects the current theme: one of the society's by id, or by its colours, which are stored under its name.
 * @throws 404 for a theme of another society, 409 if the name is taken, there would be too many themes, or its version is
 * outdated.
 */
export async function updateTheme(
  database: Db,
  societyId: number,
  { theme: wanted }: UpdateThemeBody,
): Promise<StoredTheme> {
  try {
    return await inTransaction(database, async (trx) => {
      const columns = [
        'id',
        'name',
        'primary_color',
        'secondary_color',
        'tertiary_color',
        'text_color',
        'version',
      ] as const;
      const id = typeof wanted === 'number' ? wanted : wanted.id;
      await lockSociety(trx, societyId);
      const before = await countThemes(trx, societyId);
      let theme: StoredTheme | undefined;
      if (typeof wanted === 'number') {
        theme = await trx
          .selectFrom('themes')
          .select(columns)
          .where('society_id', '=', societyId)
          .where('id', '=', wanted)
          .executeTakeFirst();
      } else {
        const { id: _, name: sent, version, ...colors } = wanted;
        const name = sent.trim();
        theme =
          id === undefined
            ? await trx
                .insertInto('themes')
                .values({ society_id: societyId, name, ...colors })
                .onConflict((same) =>
                  same
                    .columns(['society_id', 'name'])
                    .doUpdateSet({ ...colors, version: versionWith({ name, ...colors }) })
                    .where(stillAt(version, 'themes.version')),
                )
                .returning(columns)
                .executeTakeFirst()
            : await trx
                .updateTable('themes')
                .set({ name, ...colors, version: versionWith({ name, ...colors }) })
                .where('society_id', '=', societyId)
                .where('id', '=', id)
                .where(stillAt(version))
                .returning(columns)
                .executeTakeFirst();
        if (!theme && version !== undefined) {
          const current = await trx
            .selectFrom('themes')
            .select(columns)
            .where('society_id', '=', societyId)
            .where((where) => (id === undefined ? where('name', '=', name) : where('id', '=', id)))
            .executeTakeFirst();
          if (current) throw changedMeanwhile(current);
        }
      }
      if (!theme) throw notFound('Theme');
      const after = await countThemes(trx, societyId);
      if (after > before && after > themeLimits.perSociety)
        throw limitReached(tooMany.themes(themeLimits.perSociety));
      await trx
        .updateTable('society_settings')
        .set({ theme_id: theme.id })
        .where('society_id', '=', societyId)
        .execute();
      await touchDirectory(trx, societyId);
      return theme;
    });
  } catch (error) {
    if (violates(error, 'themes_name_unique')) {
      const message = 'There is a theme of this name already.';
      throw conflict(message, 'exists', { 'theme.name': [message] });
    }
    throw error;
  }
}

const featureColumns = ['enable_posts', 'enable_events', 'enable_merch', 'version'] as const;

/** Options by society; their id in the contract is the society's. */
export async function findFeatureOptions(
  database: Db,
  societyId: number,
): Promise<FeatureOptions | undefined> {
  const row = await database
    .selectFrom('society_settings')
    .select(featureColumns)
    .where('society_id', '=', societyId)
    .executeTakeFirst();
  return row && { id: societyId, ...row };
}

/** What others see of a society's features: what switching them off takes from them. */
export async function countShown(
  database: Db,
  societyId: number,
): Promise<NonNullable<FeatureOptions['shown']>> {
  const { rows } = await sql<NonNullable<FeatureOptions['shown']>>`
    with coming as (
      select participants + waiting as registrations from events
      where society_id = ${societyId} and starts_at > now() and cancelled_at is null
    )
    select (select count(*)::integer from coming) as events,
      (select coalesce(sum(registrations), 0)::integer from coming) as registrations,
      (select count(*)::integer from posts where society_id = ${societyId} and ${isPublished}) as posts,
      (select count(*)::integer from posts where society_id = ${societyId} and not draft and publish_at > now()) as scheduled_posts,
      (select count(*)::integer from merch where society_id = ${societyId}) as merch`.execute(database);
  return rows[0] as NonNullable<FeatureOptions['shown']>;
}

/**
 * Switches features on and off. Those who are in its coming events are told when these are hidden, and when they are back.
 * @returns undefined if the version is outdated (or the society is gone); nothing is written then.
 */
export async function updateFeatureOptions(
  database: Db,
  societyId: number,
  { version, ...features }: Omit<FeatureOptions, 'id' | 'shown'>,
  by: string,
): Promise<FeatureOptions | undefined> {
  const row = await inTransaction(database, async (trx) => {
    await lockSociety(trx, societyId);
    const before = await findFeatureOptions(trx, societyId);
    const updated = await trx
      .updateTable('society_settings')
      .set({ ...features, ...nextVersion })
      .where('society_id', '=', societyId)
      .where(stillAt(version))
      .returning(featureColumns)
      .executeTakeFirst();
    if (!updated) return undefined;
    await touchEvents(trx, societyId);
    if (before && before.enable_events !== updated.enable_events) {
      await notifyOfSwitch(trx, { societyId, by }, updated.enable_events);
      await notifyHostsOfSwitch(trx, { societyId, by }, updated.enable_events);
    }
    return updated;
  });
  return row && { id: societyId, ...row };
}

/** Deletes a society with everything it owns. @throws 404 */
export async function removeSociety(database: Db, societyId: number): Promise<void> {
  await inTransaction(database, async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('societies')
      .where('id', '=', societyId)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) throw notFound('Society');
    await touchDirectory(trx, societyId);
  });
}
