/** The text under a heading of a Markdown document, without the heading itself. @throws when there is no such heading */
export function sectionOf(document: string, heading: string): string {
  const lines = document.split('\n');
  const start = lines.findIndex((line) => /^#+ /.test(line) && line.replace(/^#+ /, '') === heading);
  if (start < 0) throw new Error(`No heading "${heading}"`);
  const level = /^#+/.exec(lines[start] ?? '')?.[0].length ?? 0;
  let fenced = false;
  const end = lines.findIndex((line, at) => {
    if (at <= start) return false;
    if (line.startsWith('```')) fenced = !fenced;
    const next = /^#+(?= )/.exec(line)?.[0].length;
    return !fenced && next !== undefined && next <= level;
  });
  return lines
    .slice(start + 1, end < 0 ? undefined : end)
    .filter((line) => !line.startsWith('<!--'))
    .join('\n')
    .trim();
}
