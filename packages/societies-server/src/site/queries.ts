import type { Kysely, Transaction } from 'kysely';
import type { Site, SiteBody } from 'societies-contract';
import type { Database } from '../database/schema.ts';
import { storedFields } from '../database/stored-fields.ts';
import { nextVersion, stillAt } from '../database/version.ts';

const written = [
  'contact_email',
  'privacy_url',
  'terms_url',
  'accessibility_url',
  'imprint_url',
  'welcome',
] as const;

const nothingSaid: Site = {
  contact_email: null,
  privacy_url: null,
  terms_url: null,
  accessibility_url: null,
  imprint_url: null,
  welcome: null,
  version: 0,
};

/** What administrators say about the site. */
export const findSite = async (database: Kysely<Database>): Promise<Site> =>
  (await database
    .selectFrom('site')
    .select([...written, 'version'])
    .executeTakeFirst()) ?? nothingSaid;

/** @returns whether it was written; not if the version is outdated. */
export async function updateSite(
  trx: Transaction<Database>,
  { version, ...body }: SiteBody,
): Promise<boolean> {
  const fields = Object.entries(storedFields(body, written)).map(([name, value]) => [name, value || null]);
  const { numUpdatedRows } = await trx
    .updateTable('site')
    .set({ ...(Object.fromEntries(fields) as Partial<Site>), ...nextVersion })
    .where(stillAt(version))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
