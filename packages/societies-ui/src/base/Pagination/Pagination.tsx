import { ChevronLeft, ChevronRight } from '../Icon/icons.ts';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { useMessages } from '../../host/useMessages.ts';
import { pageEntries } from './pages.ts';
import { PageButton, Root } from './Pagination.styles.ts';

export const paginationMessages = {
  label: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  page: (page: number, count: number) => `Page ${page} of ${count}`,
} as const;

export interface PaginationProps extends Omit<ComponentPropsWithoutRef<'nav'>, 'onChange'> {
  /** The current page, from 1. */
  page: number;
  /** Number of pages. Renders nothing for one or none. */
  count: number;
  /** Called with the requested page, from 1. */
  onPageChange: (page: number) => void;
}

/** Pagination. In narrow containers the current page's number replaces the list of numbers. */
export const Pagination = forwardRef<HTMLElement, PaginationProps>(function Pagination(
  { page, count, onPageChange, ...rest },
  ref,
) {
  const messages = useMessages('Pagination', paginationMessages);
  if (count <= 1) return null;
  const step = (to: number, label: string, icon: ReactNode) => {
    const beyond = to < 1 || to > count;
    return (
      <li data-part>
        {/* Not `disabled`, which would lose the focus at the last page. */}
        <PageButton
          type="button"
          data-part={to < page ? 'previous' : 'next'}
          aria-label={label}
          aria-disabled={beyond || undefined}
          onClick={() => !beyond && onPageChange(to)}
        >
          {icon}
        </PageButton>
      </li>
    );
  };
  return (
    <Root ref={ref} data-soc="Pagination" aria-label={messages.label} {...rest}>
      <ul data-part>
        {step(page - 1, messages.previous, <ChevronLeft aria-hidden="true" />)}
        {pageEntries(page, count).map((entry, index) =>
          entry === 'gap' ? (
            <li key={`gap${index}`} data-part="gap" aria-hidden="true">
              …
            </li>
          ) : (
            <li key={entry} data-part="number">
              <PageButton
                type="button"
                data-part="page"
                aria-label={messages.page(entry, count)}
                aria-current={entry === page ? 'page' : undefined}
                onClick={() => entry !== page && onPageChange(entry)}
              >
                {entry}
              </PageButton>
            </li>
          ),
        )}
        <li data-part="place">{messages.page(page, count)}</li>
        {step(page + 1, messages.next, <ChevronRight aria-hidden="true" />)}
      </ul>
    </Root>
  );
});
Pagination.displayName = 'Pagination';
