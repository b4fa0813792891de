/** A page number, or a gap. */
export type PageEntry = number | 'gap';

/**
 * Page numbers to display: the first, the last, and those around the current one. The length stays constant while paging, and a
 * gap never replaces a single page.
 */
export const pageEntries = (page: number, count: number): PageEntry[] => {
  const around = 7;
  const from = (start: number, length: number) => Array.from({ length }, (_, index) => start + index);
  if (count <= around) return from(1, count);
  if (page <= 4) return [...from(1, 5), 'gap', count];
  if (page >= count - 3) return [1, 'gap', ...from(count - 4, 5)];
  return [1, 'gap', page - 1, page, page + 1, 'gap', count];
};
