import { useListAddress } from '../../lists/useListAddress.ts';
import { usePageOf } from '../../lists/usePageOf.ts';

const oneOrder: readonly never[] = [];

/**
 * The page of a society's events, posts or merchandise in the address.
 * @param path of the list; null reads nothing, while the feature is off or unknown.
 * @param pageSize the server's page size.
 * @returns `reading`; `pages`, the pagination props of the library's lists; `show`, which goes to another page; `withWhole`,
 * which adapts a handler of whole items to a card that passes only the fields it shows.
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
