import type { FeatureOptions } from 'societies-contract';
import { isRetrying } from '../../api/useRead.ts';
import { useListAddress } from '../../lists/useListAddress.ts';
import { usePageOf } from '../../lists/usePageOf.ts';
import { useFeature } from './useFeature.tsx';

const oneOrder: readonly never[] = [];

/**
 * The page of a society's posts or merchandise in the address.
 * @param feature that they are; nothing is read while it is off or unknown.
 * @param path of the list.
 * @param pageSize the server's page size.
 * @returns `found`, the items of the page and the number of all; `listing`, what the library's lists take of it; `enabled`; `show`,
 * which goes to another page; `withWhole`, which adapts a handler of whole items to a card that passes only the fields it shows.
 */
export function useContentPage<Item extends { id: number }>(
  feature: Exclude<keyof FeatureOptions, 'id'>,
  path: string,
  pageSize: number,
) {
  const { enabled, off, error, retry } = useFeature(feature);
  const { view, setPage } = useListAddress(oneOrder);
  const { page } = view;
  const reading = usePageOf<Item>(
    enabled ? `${path}?page=${page}` : null,
    { page, size: pageSize, setPage },
    { revalidateOnFocus: true },
  );
  const { data: found, pending } = reading;
  return {
    enabled,
    found,
    listing: {
      ...off,
      pages: { count: found?.count, page, pageSize, pending, onPageChange: (to: number) => setPage(to) },
      error: error?.message ?? reading.error?.message,
      onRetry: error ? retry : () => void reading.mutate(),
      retrying: isRetrying(reading),
    },
    show: (to: number) => {
      if (to !== page) setPage(to);
    },
    withWhole:
      (act: (item: Item) => void) =>
      ({ id }: { id: number }) => {
        const whole = found?.results.find((item) => item.id === id);
        if (whole) act(whole);
      },
  };
}
