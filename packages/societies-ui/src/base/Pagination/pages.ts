/** A page number, or a gap that leaves some out. */
export type PageEntry = number | 'gap';

/**
 * The page numbers to show: first and last, the current one and its neighbours. The row keeps its length while one goes
 * through it, and a gap never stands for a single page.
 */
export const pageEntries = (page: number, count: number): PageEntry[] => {
  const around = 7;
  const from = (start: number, length: number) => Array.from({ length }, (_, index) => start + index);
  if (count <= around) return from(1, count);
  if (page <= 4) return [...from(1, 5), 'gap', count];
  if (page >= count - 3) return [1, 'gap', ...from(count - 4, 5)];
  return [1, 'gap', page - 1, page, page + 1, 'gap', count];
};
