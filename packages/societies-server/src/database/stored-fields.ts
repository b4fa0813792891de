type Fields<Name extends string> = Partial<Record<Name, unknown>>;

/** How a field of a call is stored: texts without spaces around them, lists and objects as JSON. */
const stored = (value: unknown) =>
  typeof value === 'string'
    ? value.trim()
    : value !== null && typeof value === 'object'
      ? JSON.stringify(value)
      : value;

/** The fields of a call that are columns under the same names. What a call leaves out stays left out. */
export const storedFields = <Name extends string, Body extends Fields<Name>>(
  body: Body,
  names: readonly Name[],
): Record<string, unknown> =>
  Object.fromEntries(names.flatMap((name) => (body[name] === undefined ? [] : [[name, stored(body[name])]])));

/** The named fields of a row. */
export const pick = <Row extends object, Name extends keyof Row>(row: Row, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<Row, Name>;
