import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { Root } from './FilterChips.styles.ts';

export interface FilterChip {
  /** Unique id, passed to `onToggle`. */
  id: string;
  /** The filter's name, in a word or two. */
  label: string;
  /** Whether the filter is on. */
  pressed: boolean;
}

export interface FilterChipsProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'onToggle'> {
  /** Names the group of filters for screen readers. */
  label: string;
  /** The chips in reading order. */
  chips: readonly FilterChip[];
  /** Called with the id of the pressed chip. */
  onToggle: (id: string) => void;
}

/** Filters as chips in a row that scrolls sideways. */
export const FilterChips = forwardRef<HTMLDivElement, FilterChipsProps>(function FilterChips(
  { label, chips, onToggle, ...rest },
  ref,
) {
  return (
    <Root ref={ref} data-soc="FilterChips" role="group" aria-label={label} {...rest}>
      {chips.map(({ id, label: words, pressed }) => (
        <button data-part key={id} type="button" aria-pressed={pressed} onClick={() => onToggle(id)}>
          {words}
        </button>
      ))}
    </Root>
  );
});
FilterChips.displayName = 'FilterChips';
