import { administratorPages, alonePages, openPages, userPages, waysIn, type Page } from './src/pages.ts';

/**
 * Which page modules a path needs besides the entry, so that the build can tell the browser to fetch them together with
 * it, and the bundle report can add up what a visitor of that path downloads. `*` is one segment.
 */
export const pageModules: Record<string, readonly string[]> = {};

function add({ path, module, children }: Page, place: string, around: readonly string[]): void {
  const here = path === undefined ? place : `${place}/${path.replace(/:[^/]+/g, '*')}`;
  const modules = [...around, `src/pages/${module}.tsx`];
  if (children === undefined) pageModules[here || '/'] = modules;
  for (const child of children ?? []) add(child, here, modules);
}
for (const page of [...waysIn, ...alonePages]) add(page, '', []);
for (const page of [...openPages, ...userPages, ...administratorPages])
  add(page, '', ['src/shell/NavigationShell.tsx']);

/** Most that a path may cost over the wire, in bytes of brotli. Source: the project's budget for first loads. */
export const budgets: Readonly<Record<string, number>> = {
  '/': 140_000,
  '/login': 165_000,
};
