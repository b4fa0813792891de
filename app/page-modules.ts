import { administratorPages, alonePages, openPages, userPages, signInPages, type Page } from './src/pages.ts';

/**
 * The page modules that a path needs on a first visit, besides the entry; `*` stands for one segment. They are preloaded together
 * with the entry, and the bundle report measures the download of each path.
 */
export const firstVisits: Record<string, readonly string[]> = {};

function add({ path, module, children }: Page, place: string, around: readonly string[]): void {
  const here = path === undefined ? place : `${place}/${path.replace(/:[^/]+/g, '*')}`;
  const modules = [...around, `src/pages/${module}.tsx`];
  if (children === undefined) firstVisits[here || '/'] = modules;
  for (const child of children ?? []) add(child, here, modules);
}
for (const page of [...signInPages, ...alonePages]) add(page, '', []);
for (const page of [...openPages, ...userPages, ...administratorPages])
  add(page, '', ['src/shell/NavigationShell.tsx']);

/** What readers without an account need besides, where the directory is public. */
export const visitorModules = ['src/session/Visit.tsx', 'src/api/asVisitor.ts'];

/** The most that a path may download, in bytes after Brotli. Source: the project's budget for first loads. */
export const budgets: Readonly<Record<string, number>> = {
  '/': 140_000,
  '/login': 165_000,
};
