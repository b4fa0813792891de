import { paths } from 'societies-contract';
import { administratorPages, alonePages, openPages, userPages, waysIn, type Page } from './src/pages.ts';

/** What a first visit of a path needs besides the entry. */
interface FirstVisit {
  /** Page modules, so that the build can tell the browser to fetch them together with the entry. */
  modules: readonly string[];
  /** What a signed-in reader's page reads first. */
  reads: readonly string[];
}

/** By path; `*` is one segment. The bundle report adds up what a visitor of each path downloads. */
export const firstVisits: Record<string, FirstVisit> = {};

function add({ path, module, reads = [], children }: Page, place: string, around: FirstVisit): void {
  const here = path === undefined ? place : `${place}/${path.replace(/:[^/]+/g, '*')}`;
  const visit = {
    modules: [...around.modules, `src/pages/${module}.tsx`],
    reads: [...around.reads, ...reads],
  };
  if (children === undefined) firstVisits[here || '/'] = visit;
  for (const child of children ?? []) add(child, here, visit);
}
/** What the bar over the pages of users reads. */
const aroundUsers = [paths.protected, paths.profile];
for (const page of [...waysIn, ...alonePages]) add(page, '', { modules: [], reads: [] });
for (const page of [...openPages, ...userPages, ...administratorPages])
  add(page, '', { modules: ['src/shell/NavigationShell.tsx'], reads: aroundUsers });

/** Most that a path may cost over the wire, in bytes of brotli. Source: the project's budget for first loads. */
export const budgets: Readonly<Record<string, number>> = {
  '/': 140_000,
  '/login': 165_000,
};
