/** A field that somebody else changed since the reader began to write. */
export interface Difference<Fields, Field extends keyof Fields = keyof Fields> {
  field: Field;
  theirs: Fields[Field];
  /** What the reader wrote there; undefined where they left it alone or wrote the same. */
  mine: Fields[Field] | undefined;
}

/** Values are compared as text: a stored 5 and a typed '5' are equal. */
const plain = (value: unknown) => {
  if (value instanceof File) return value;
  if (typeof value === 'string') return value.trim();
  return value == null ? '' : JSON.stringify(value);
};
const same = (one: unknown, other: unknown) => plain(one) === plain(other);

const fieldsIn = <Fields extends object>(fields: Fields) => Object.keys(fields) as (keyof Fields)[];

/**
 * What somebody else changed, beside what the reader wrote in the same fields.
 * @param base what the reader began from.
 */
export const differences = <Fields extends object>(
  base: Fields,
  mine: Fields,
  theirs: Fields,
): Difference<Fields>[] =>
  fieldsIn(theirs)
    .filter((field) => !same(base[field], theirs[field]))
    .map((field) => ({
      field,
      theirs: theirs[field],
      mine: same(base[field], mine[field]) || same(theirs[field], mine[field]) ? undefined : mine[field],
    }));

/** What the reader wrote, on top of what somebody else made of the rest. */
export const onTop = <Fields extends object>(base: Fields, mine: Fields, theirs: Fields): Fields => ({
  ...theirs,
  ...Object.fromEntries(
    fieldsIn(theirs)
      .filter((field) => !same(base[field], mine[field]))
      .map((field) => [field, mine[field]]),
  ),
});
