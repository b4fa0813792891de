import { sql, type Kysely } from 'kysely';
import {
  fullName,
  universityIdLimits,
  universityIdPattern,
  accountValidation,
  importLimits,
} from 'societies-contract';
import { toKey } from '../database/keys.ts';
import type { Database } from '../database/schema.ts';
import { fault } from './faults.ts';
import type { ImportContext, RowReader } from './kind.ts';

/** A society that a row can name. */
export interface NamedSociety {
  id: number;
  name: string;
  enable_events: boolean;
}

/** Names that are compared with all others; a file of a hundred thousand wrong ones is not. */
const mostCompared = 200;

/** Finds the society that a row names, by its name or id. */
export async function societyFinder({ database, societies }: ImportContext) {
  const rows = await database
    .selectFrom('societies')
    .innerJoin('society_settings', 'society_settings.society_id', 'societies.id')
    .select(['societies.id', 'societies.name', 'societies.name_key', 'society_settings.enable_events'])
    .execute();
  const byKey = new Map(rows.map((row) => [row.name_key, row]));
  const byId = new Map(rows.map((row) => [String(row.id), row]));
  const similar = new Map<string, string>();
  const similarTo = (key: string) => {
    const known = similar.get(key);
    if (known !== undefined) return known;
    if (similar.size >= mostCompared) return '';
    const name = societies.near(key.slice(0, 100), 1)[0]?.name ?? '';
    similar.set(key, name);
    return name;
  };
  return {
    byId: (id: number): NamedSociety | undefined => byId.get(String(id)),
    find(row: RowReader): NamedSociety | undefined {
      const text = row.text('society');
      if (text === '') {
        row.refuse(fault('society', 'required'));
        return undefined;
      }
      const key = toKey(text);
      const found = byKey.get(key) ?? byId.get(text);
      if (!found) row.refuse(fault('society', 'unknown_society', similarTo(key), text));
      return found;
    },
  };
}
export type SocietyFinder = Awaited<ReturnType<typeof societyFinder>>;

const isId = new RegExp(universityIdPattern, 'u');
const { digits } = universityIdLimits;
const isShortId = (id: string) =>
  /^\d+$/.test(id) && id.length >= importLimits.shortIdMin && id.length < digits;

/** An ID that was a number for a while: `'12345678`, `12345678.0`, `1.2345678E+7`. */
function unspoilt(cell: string): string {
  const id = cell.replace(/^'/, '');
  return /^\d{1,8}\.\d{0,8}(?:E\+?\d)?$/i.test(id) && Number.isSafeInteger(Number(id))
    ? String(Number(id))
    : id;
}

/** Reads the university ID of a row, with the leading zeros that it lost if the caller says so. */
export function readId(row: RowReader, { padIds, onShortId }: ImportContext): string | undefined {
  const text = row.text('university_id');
  const id = unspoilt(text);
  const isShort = isShortId(id);
  if (isShort) onShortId();
  const whole = isShort && padIds ? id.padStart(digits, '0') : id;
  if (isId.test(whole)) return whole;
  if (whole === '')
    row.refuse({ field: 'university_id', message: accountValidation.signup.idRequired, code: 'required' });
  else if (isShort) row.refuse(fault('university_id', 'id_short', String(digits), text));
  else
    row.refuse({
      field: 'university_id',
      message: accountValidation.signup.idFormat,
      code: 'id_format',
      value: text.slice(0, 80),
    });
  return undefined;
}

export interface KnownPerson {
  name: string;
  suspended: boolean;
}

/** The people with these IDs. */
export async function findPeople(
  database: Kysely<Database>,
  ids: readonly string[],
): Promise<Map<string, KnownPerson>> {
  const rows = await database
    .selectFrom('users')
    .select(['university_id', 'first_name', 'last_name', 'suspended_at'])
    .where(sql<boolean>`university_id = any(${ids}::text[])`)
    .execute();
  return new Map(
    rows.map((row) => [row.university_id, { name: fullName(row), suspended: row.suspended_at !== null }]),
  );
}

/** Why a person cannot be taken, if they cannot. */
export function faultOfPerson(id: string, person: KnownPerson | undefined) {
  if (!person) return fault('university_id', 'unknown_person', '', id);
  return person.suspended ? fault('university_id', 'suspended', '', id) : undefined;
}
