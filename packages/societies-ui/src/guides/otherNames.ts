/** What components are called elsewhere, as the guide "Other names" says it: lists of names, by the id of a component's page. */
export function otherNamesIn(guide: string): Record<string, string[]> {
  const byPage: Record<string, string[]> = {};
  for (const section of guide.split(/^### /m).slice(1)) {
    const [names = ''] = section.split('\n');
    for (const [, page = ''] of section.matchAll(/\?path=\/docs\/([\w-]+)/g))
      (byPage[page] ??= []).push(names);
  }
  return byPage;
}
