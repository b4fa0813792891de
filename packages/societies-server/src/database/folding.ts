import { sql, type RawBuilder } from 'kysely';
import { passedOver, typedAs, wordsAsked } from 'societies-contract';

const text = (literal: string) => `'${literal.replaceAll("'", "''")}'`;

/** Letters that have a lower case, which the database's own `lower` knows in some locales only. */
function* capitals(): Generator<[string, string]> {
  for (let code = 0x80; code <= 0xffff; code += 1) {
    if (code >= 0xd800 && code <= 0xdfff) continue;
    const letter = String.fromCharCode(code);
    if (letter.normalize('NFKD') !== letter) continue;
    const lower = letter.toLowerCase();
    if (lower !== letter && lower.length === 1)
      yield [letter, typedAs[lower]?.length === 1 ? typedAs[lower] : lower];
  }
}

/** The statement that makes `folded(text)` do in the database what `fold` of the contract does. */
export function createFolded(): string {
  const single = [...capitals(), ...Object.entries(typedAs).filter(([, typed]) => typed.length === 1)];
  const removed = passedOver.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, at) => String.fromCharCode(from + at)),
  );
  // What has no counterpart in the third argument of `translate` goes.
  const translated = `translate(lower(normalize(replace(value, '´', ''), NFKD)),
    ${text([...single.map(([letter]) => letter), ...removed].join(''))}, ${text(single.map(([, typed]) => typed).join(''))})`;
  const replaced = Object.entries(typedAs)
    .filter(([, typed]) => typed.length > 1)
    .reduce((inner, [letter, typed]) => `replace(${inner}, ${text(letter)}, ${text(typed)})`, translated);
  return `create or replace function folded(value text) returns text
    language sql immutable strict parallel safe as $folded$ select ${replaced} $folded$`;
}

/** Patterns for the words of a search. */
const patterns = (search: string) => wordsAsked(search).map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);

/** Whether a folded column holds every word of a search. */
export const holdsFolded = (column: RawBuilder<unknown>, search: string) =>
  sql<boolean>`${column} like all(${patterns(search)}::text[])`;

/** Whether a column holds every word of a search. */
export const holdsWords = (column: RawBuilder<unknown>, search: string) =>
  holdsFolded(sql`folded(${column})`, search);
