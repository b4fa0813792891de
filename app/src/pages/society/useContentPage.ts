import { useListAddress } from '../../lists/useListAddress.ts';
import { usePageOf } from '../../lists/usePageOf.ts';

const oneOrder: readonly never[] = [];

/**
 * The page of a society's events, posts or merchandise that the address names.
 * @param path of the list; null to read nothing, where it is off or nobody knows yet.
 * @param pageSize how many the server puts on a page.
 * @returns `reading`; `pages`, what the library's lists are told of it; `show`, which goes to another page; `withWhole`, which
 * makes of something done with a whole item what a card calls with the part that it shows.
 */
export function useContentPage<Item extends { id: number }>(path: string | null, pageSize: number) {
  const { view, setPage } = useListAddress(oneOrder);
  const { page } = view;
  const reading = usePageOf<Item>(
    path && `${path}?page=${page}`,
    { page, size: pageSize, setPage },
    { revalidateOnFocus: true },
  );
  const { data, pending } = reading;
  return {
    reading,
    pages: { count: data?.count, page, pageSize, pending, onPageChange: (to: number) => setPage(to) },
    show: (to: number) => {
      if (to !== page) setPage(to);
    },
    withWhole:
      (act: (item: Item) => void) =>
      ({ id }: { id: number }) => {
        const whole = data?.results.find((item) => item.id === id);
        if (whole) act(whole);
      },
  };
}
