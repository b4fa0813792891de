/** Statements kept planned per connection; the code has fewer. Any beyond are planned each time, so memory stays bounded. */
const most = 600;
/** Characters. Longer statements come from seeds and restores, which send each of them once. */
const longest = 4_000;

/** `*` stands for other columns when a migration has added one, which a statement that was planned before cannot send. */
const readsAll = /(?:\s|\.)\*(?:\s|,|$)/;

/**
 * Names the statements that a connection keeps planned: for one that reads a few rows by key, planning takes several times
 * as long as running it.
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
