import { ArrowDown, ArrowUp, ChevronsUpDown } from '../Icon/icons.ts';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { useMessages } from '../../host/useMessages.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Button } from '../Button/Button.tsx';

export const sortButtonMessages = {
  ascending: 'sorted ascending',
  descending: 'sorted descending',
} as const;

/** `none` keeps the list's own order. */
export type SortDirection = 'none' | 'ascending' | 'descending';

/** The next direction: none, ascending, descending, none. Source: specification, section 4. */
export const nextSortDirection: Record<SortDirection, SortDirection> = {
  none: 'ascending',
  ascending: 'descending',
  descending: 'none',
};

export interface SortButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'onChange'> {
  /** The current direction; `none` if the list is sorted by something else. */
  direction: SortDirection;
  /** Called with the next direction. */
  onSortChange: (next: SortDirection) => void;
  /** The name of the sort key. */
  children: string;
}

const icons = { none: ChevronsUpDown, ascending: ArrowUp, descending: ArrowDown } as const;

/** Sorts a list by one key; each press advances the direction. */
export const SortButton = forwardRef<HTMLButtonElement, SortButtonProps>(function SortButton(
  { direction, onSortChange, onClick, children, ...rest },
  ref,
) {
  const messages = useMessages('SortButton', sortButtonMessages);
  const Icon = icons[direction];
  return (
    <Button
      ref={ref}
      data-soc="SortButton"
      data-direction={direction}
      variant={direction === 'none' ? 'quiet' : 'soft'}
      aria-pressed={direction !== 'none'}
      iconAfter={<Icon aria-hidden="true" />}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) onSortChange(nextSortDirection[direction]);
      }}
      {...rest}
    >
      <span>{children}</span>
      {direction !== 'none' && <VisuallyHidden>{messages[direction]}</VisuallyHidden>}
    </Button>
  );
});
SortButton.displayName = 'SortButton';
