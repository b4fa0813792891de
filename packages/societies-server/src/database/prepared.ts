/** Maximum number of prepared statements per connection, which bounds memory; the code has fewer. */
const most = 600;
/** Maximum length in characters. Longer statements come from seeds and restores, and run only once. */
const longest = 6_000;

/** `*` returns other columns after a migration, which PostgreSQL refuses for a prepared statement. */
const readsAll = /(?:\b(?:select|distinct|returning)|,)\s+\*|\.\*/i;

/**
 * Assigns names to statements, which makes PostgreSQL keep their plans: planning a lookup by key takes several times as long as
 * running it.
 */
export function statementNames(): (statement: string) => string | undefined {
  const names = new Map<string, string>();
  return (statement) => {
    const known = names.get(statement);
    if (known !== undefined || names.size >= most || statement.length > longest) return known;
    if (!/^\s*(?:select|with|insert|update|delete)\b/i.test(statement) || readsAll.test(statement))
      return undefined;
    const name = `kept_${names.size + 1}`;
    names.set(statement, name);
    return name;
  };
}
