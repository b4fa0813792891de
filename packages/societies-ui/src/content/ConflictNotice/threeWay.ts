/** A field that somebody else changed. */
export interface Difference<Fields, Field extends keyof Fields = keyof Fields> {
  field: Field;
  theirs: Fields[Field];
  /** The user's value; undefined if they left it alone or wrote the same. */
  mine: Fields[Field] | undefined;
}

/** Compares values as text: a stored 5 equals a typed '5'. */
const plain = (value: unknown) => {
  if (value instanceof File) return value;
  if (typeof value === 'string') return value.trim();
  return value == null ? '' : JSON.stringify(value);
};
const same = (one: unknown, other: unknown) => plain(one) === plain(other);

const fieldsIn = <Fields extends object>(fields: Fields) => Object.keys(fields) as (keyof Fields)[];

/**
 * The fields that somebody else changed, with the user's values.
 * @param base the version that editing began with.
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

/** The user's changes applied to somebody else's version. */
export const onTop = <Fields extends object>(base: Fields, mine: Fields, theirs: Fields): Fields => ({
  ...theirs,
  ...Object.fromEntries(
    fieldsIn(theirs)
      .filter((field) => !same(base[field], mine[field]))
      .map((field) => [field, mine[field]]),
  ),
});
