import { paths } from 'societies-contract';
import {
  administratorPages,
  alonePages,
  firstReads,
  openPages,
  userPages,
  signInPages,
  type Page,
} from './src/pages.ts';

/** What a page needs on a first visit, besides the entry. */
interface FirstVisit {
  /** Page modules to preload together with the entry. */
  modules: readonly string[];
  /** API addresses that the page of a signed-in user reads first. */
  reads: readonly string[];
}

/** By path; `*` stands for one segment. The bundle report measures the download of each path. */
export const firstVisits: Record<string, FirstVisit> = {};

const readsOf = firstReads();

function add({ path, module, children }: Page, place: string, around: FirstVisit): void {
  const here = path === undefined ? place : `${place}/${path.replace(/:[^/]+/g, '*')}`;
  const visit = {
    modules: [...around.modules, `src/pages/${module}.tsx`],
    reads: [...around.reads, ...(readsOf[module] ?? [])],
  };
  if (children === undefined) firstVisits[here || '/'] = visit;
  for (const child of children ?? []) add(child, here, visit);
}
/** What the bar above signed-in pages reads. */
const aroundUsers = [paths.protected, paths.profile];
for (const page of [...signInPages, ...alonePages]) add(page, '', { modules: [], reads: [] });
for (const page of [...openPages, ...userPages, ...administratorPages])
  add(page, '', { modules: ['src/shell/NavigationShell.tsx'], reads: aroundUsers });

/** The most that a path may download, in bytes after Brotli. Source: the project's budget for first loads. */
export const budgets: Readonly<Record<string, number>> = {
  '/': 140_000,
  '/login': 166_000,
};
