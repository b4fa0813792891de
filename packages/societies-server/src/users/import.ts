import { isUtf8 } from 'node:buffer';
import { pipeline, Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { parse, CsvError } from 'csv-parse';
import { sql, type Kysely } from 'kysely';
import {
  accountOutcomes,
  accountValidation,
  fold,
  importFields,
  importLimits,
  importMessages,
  universityPersonLimits as limits,
  type ImportReply,
} from 'societies-contract';
import { ImportedUser } from 'societies-contract/schemas';
import { checkEmailDomain } from '../account/email-domains.ts';
import { emailKey } from '../account/email-key.ts';
import { violates } from '../database/errors.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { record } from '../history/record.ts';
import { badRequest, conflict, Refusal } from '../platform/errors.ts';
import { inBatches } from '../platform/pages.ts';
import { checkBody } from '../platform/validation.ts';

type Db = Kysely<Database>;
const columns = importFields.users.required;

type NewUser = Record<(typeof columns)[number], string>;
type Refused = ImportReply['refused'][number];

/** Bytes of a table that are read at once, few enough that other requests are served in between. */
const piece = 16 * 1024;
/** Characters that a row may have: many times what the columns hold. */
const longestRow = 10_000;

async function* piecesOf(bytes: Uint8Array) {
  for (let from = 0; from < bytes.length; from += piece) {
    await setImmediate();
    yield bytes.subarray(from, from + piece);
  }
}

/** Headings that offices write for each column, without spaces and signs; the first one that is there counts. */
const headings: Readonly<Record<(typeof columns)[number], readonly string[]>> = {
  university_id: [
    ...[
      'universityid',
      'uniid',
      'studentid',
      'studentnumber',
      'studentno',
      'idnumber',
      'matriculationnumber',
    ],
    ...['matrikelnummer', 'id'],
  ],
  first_name: ['firstname', 'firstnames', 'forename', 'forenames', 'givenname', 'givennames', 'vorname'],
  last_name: ['lastname', 'surname', 'familyname', 'nachname'],
  email: ['email', 'emailaddress', 'universityemail', 'mail', 'emailadresse'],
};
/** Rows among which the heading is: titles and blank lines may stand above it. */
const mostRowsAbove = 20;

/** Where each column is in a row of headings; -1 if it is not there. */
function placesIn(cells: readonly string[]): number[] {
  const names = cells.map((name) => fold(name).replace(/[^\p{L}\p{N}]/gu, ''));
  return columns.map((column) => {
    const heading = headings[column].find((one) => names.includes(one));
    return heading === undefined ? -1 : names.indexOf(heading);
  });
}
const countIn = (places: readonly number[]) => places.filter((place) => place >= 0).length;

/** The table in UTF-8: spreadsheets also write UTF-16 and, without saying so, Windows-1252. @throws 400 if it is no text. */
function toUtf8(bytes: Uint8Array): Uint8Array {
  const [first, second] = bytes;
  const encoding =
    (first === 0xff && second === 0xfe) || (first !== 0 && second === 0)
      ? 'utf-16le'
      : (first === 0xfe && second === 0xff) || (first === 0 && second !== 0)
        ? 'utf-16be'
        : isUtf8(bytes)
          ? 'utf-8'
          : 'windows-1252';
  // Such as a workbook, which is a ZIP archive.
  if (!encoding.startsWith('utf-16') && bytes.includes(0))
    throw badRequest(importMessages.notUtf8, 'import_not_utf8');
  return encoding === 'utf-8' ? bytes : Buffer.from(new TextDecoder(encoding).decode(bytes));
}

function cellsOf(line: string, separator: string): string[] {
  let quoted = false;
  const cells = [''];
  for (const sign of line) {
    if (sign === '"') quoted = !quoted;
    else if (sign === separator && !quoted) cells.push('');
    else cells[cells.length - 1] += sign;
  }
  return cells;
}

/**
 * Spreadsheets write comma, semicolon or tab, depending on the language: the one that shows the most headings. A first line
 * `sep=;` says it; spreadsheets do not show that line, so it counts as no row.
 */
function layoutOf(bytes: Uint8Array): { separator: string; from: number } {
  const head = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(0, longestRow));
  const said = /^\uFEFF?"?sep=([,;\t|])"?(?:\r\n|\r|\n)/i.exec(head);
  if (said?.[1]) return { separator: said[1], from: Buffer.byteLength(said[0]) };
  const lines = head.split(/\r\n|\r|\n/, mostRowsAbove);
  const [best] = [',', ';', '\t']
    .map((separator) => ({
      separator,
      count: Math.max(...lines.map((line) => countIn(placesIn(cellsOf(line, separator))))),
    }))
    .sort((one, other) => other.count - one.count);
  return { separator: best?.separator ?? ',', from: 0 };
}

/** What a cell says, without what spreadsheets put around it: `="12345678"`, no-break spaces. */
const valueOf = (cell = '') =>
  cell
    .replaceAll('\u00A0', ' ')
    .trim()
    .replace(/^="(.*)"$/, '$1');

/** An ID that was a number for a while: `'12345678`, `12345678.0`, `1.2345678E+7`. */
function idOf(cell: string): string {
  const id = cell.replace(/^'/, '');
  return /^\d{1,8}\.\d{0,8}(?:E\+?\d)?$/i.test(id) && Number.isSafeInteger(Number(id))
    ? String(Number(id))
    : id;
}

/** @throws 400 if the file is not a table with the required columns. */
async function* rowsOf(file: Uint8Array): AsyncGenerator<{ row: number; user: NewUser }> {
  const bytes = toUtf8(file);
  const { separator, from } = layoutOf(bytes);
  const parser = parse({
    bom: true,
    delimiter: separator,
    max_record_size: longestRow,
    relax_column_count: true,
    relax_quotes: true,
    trim: true,
  });
  // What goes wrong is thrown where the rows are read.
  pipeline(Readable.from(piecesOf(bytes.subarray(from))), parser, () => {});
  let row = 0;
  let places: number[] | undefined;
  let closest: number[] = columns.map(() => -1);
  const refuseHeading = () => {
    const missing = columns.filter((_, index) => closest[index] === -1);
    return badRequest(importMessages.missing(missing), 'import_columns');
  };
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      row += 1;
      if (places === undefined) {
        const found = placesIn(cells);
        if (countIn(found) > countIn(closest)) closest = found;
        if (countIn(found) === columns.length) places = found;
        else if (row >= mostRowsAbove) throw refuseHeading();
      } else if (cells.some((cell) => cell !== '')) {
        if (row - 1 > importLimits.maxRows)
          throw badRequest(importMessages.tooMany(importLimits.maxRows), 'import_too_many');
        const [id = '', first = '', last = '', address = ''] = places.map((place) => valueOf(cells[place]));
        yield { row, user: { university_id: idOf(id), first_name: first, last_name: last, email: address } };
      }
    }
  } catch (error) {
    if (error instanceof CsvError)
      throw badRequest(importMessages.unreadable(Number(error.lines ?? row)), 'import_unreadable');
    throw error;
  }
  if (places === undefined) throw refuseHeading();
}

const { signup, any } = accountValidation;
const missing = { code: 'required' } as const;
const tooLong = (max: number) => ({ code: 'too_long', about: String(max) }) as const;

/** Translates the messages of the sign-up rules into fault codes. */
const explained: Readonly<Record<string, Pick<Refused, 'code' | 'about'>>> = {
  [signup.idRequired]: missing,
  [signup.firstNameRequired]: missing,
  [signup.lastNameRequired]: missing,
  [signup.emailRequired]: missing,
  [signup.nameMax(limits.nameMax)]: tooLong(limits.nameMax),
  [signup.emailMax(limits.emailMax)]: tooLong(limits.emailMax),
  [signup.idFormat]: { code: 'id_format' },
  [signup.emailInvalid]: { code: 'email_format' },
  [any.characters]: { code: 'characters' },
};

/** The faults of a single row. */
function faultsOf(row: number, user: NewUser, emailDomains: string[]): Refused[] {
  try {
    checkBody(ImportedUser, user);
    checkEmailDomain(user.email, emailDomains);
    return [];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return Object.entries(error.errors ?? {}).map(([field, [message = error.message]]) => ({
      row,
      field,
      message,
      ...(message === accountOutcomes.emailDomain(emailDomains)
        ? { code: 'email_domain' as const, about: emailDomains.join(', ') }
        : explained[message]),
    }));
  }
}

/** Rows whose ID or address is taken. */
async function findTaken(database: Db, rows: readonly { row: number; user: NewUser }[]): Promise<Refused[]> {
  const ids = rows.map(({ user }) => user.university_id);
  const keys = rows.map(({ user }) => emailKey(user.email));
  const taken = await database
    .selectFrom('users')
    .select(['university_id', 'email_key'])
    .where(sql<boolean>`university_id = any(${ids}::text[]) or email_key = any(${keys}::text[])`)
    .execute();
  const takenIds = new Set(taken.map((one) => one.university_id));
  const takenKeys = new Set(taken.map((one) => one.email_key));
  return rows.flatMap(({ row, user }): Refused[] => {
    if (takenIds.has(user.university_id)) {
      return [{ row, field: 'university_id', message: signup.idTaken, code: 'id_taken' }];
    }
    return takenKeys.has(emailKey(user.email))
      ? [{ row, field: 'email', message: signup.emailTaken, code: 'email_taken' }]
      : [];
  });
}

/** What is wrong with a table: how much, in which rows, and the first of it. */
class Faults {
  count = 0;
  readonly rows = new Set<number>();
  #first: Refused[] = [];

  add(found: readonly Refused[]) {
    this.count += found.length;
    for (const { row } of found) this.rows.add(row);
    this.#first.push(...found);
    if (this.#first.length > 2 * importLimits.maxFaults) this.#first = this.refused;
  }

  get refused(): Refused[] {
    return this.#first.toSorted((one, other) => one.row - other.row).slice(0, importLimits.maxFaults);
  }
}

/**
 * Imports a table of users, all or none.
 * @param password the hash of a password that nobody knows, until users choose one.
 * @param dryRun only validates.
 */
export async function importUsers(
  database: Db,
  bytes: Uint8Array,
  {
    actor,
    passwordHash,
    emailDomains,
    dryRun,
  }: { actor: string; passwordHash: string; emailDomains: string[]; dryRun: boolean },
): Promise<Pick<ImportReply, 'accepted' | 'refused' | 'refused_count'>> {
  const good: { row: number; user: NewUser }[] = [];
  const faults = new Faults();
  const seen = new Map<string, number>();
  for await (const { row, user } of rowsOf(bytes)) {
    const found = faultsOf(row, user, emailDomains);
    for (const [field, key] of [
      ['university_id', user.university_id],
      ['email', emailKey(user.email)],
    ] as const) {
      const first = seen.get(key);
      if (first !== undefined) {
        const message = importMessages.cell.twice(first);
        found.push({ row, field, message, code: 'twice', about: String(first) });
      } else if (key !== '') seen.set(key, row);
    }
    if (found.length > 0) faults.add(found);
    else good.push({ row, user });
  }
  for await (const taken of inBatches(good, (some) => findTaken(database, some))) faults.add(taken);
  const { refused, count, rows: wrong } = faults;
  const accepted = good.filter(({ row }) => !wrong.has(row)).length;
  const reply = { refused, ...(count > refused.length && { refused_count: count }) };
  if (dryRun) return { accepted, ...reply };
  if (count > 0 || accepted === 0) return { accepted: 0, ...reply };
  try {
    await inTransaction(database, async (trx) => {
      for await (const users of inBatches(good, (some) =>
        some.map(({ user }) => ({ ...user, email_key: emailKey(user.email) })),
      )) {
        await trx
          .insertInto('users')
          .columns(['university_id', 'first_name', 'last_name', 'email', 'email_key', 'password_hash'])
          .expression(
            sql`select university_id, first_name, last_name, email, email_key, ${passwordHash}::text
              from json_populate_recordset(null::users, ${JSON.stringify(users)}::json)`,
          )
          .execute();
      }
      await record(trx, {
        actor,
        society: null,
        action: 'users.imported',
        subject: { kind: 'user' },
        before: null,
        after: { users: accepted },
      });
    });
  } catch (error) {
    if (violates(error)) throw conflict(importMessages.meanwhile, 'changed_meanwhile');
    throw error;
  }
  return { accepted, ...reply };
}
