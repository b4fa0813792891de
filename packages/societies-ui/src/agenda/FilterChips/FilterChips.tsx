import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { Root } from './FilterChips.styles.ts';

export interface FilterChip {
  /** Tells the chips apart, and is what `onToggle` gets. */
  id: string;
  /** What it narrows to, in a word or two. */
  label: string;
  /** Whether it narrows now. */
  pressed: boolean;
}

export interface FilterChipsProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'onToggle'> {
  /** What is narrowed, for screen readers. */
  label: string;
  /** The chips in reading order. */
  chips: readonly FilterChip[];
  /** Called with the id of the chip that was pressed. */
  onToggle: (id: string) => void;
}

/** Ways to narrow a list, in one row that scrolls sideways on a phone. */
export const FilterChips = forwardRef<HTMLDivElement, FilterChipsProps>(function FilterChips(
  { label, chips, onToggle, ...rest },
  ref,
) {
  return (
    <Root ref={ref} data-soc="FilterChips" role="group" aria-label={label} {...rest}>
      {chips.map(({ id, label: words, pressed }) => (
        <button key={id} type="button" aria-pressed={pressed} onClick={() => onToggle(id)}>
          {words}
        </button>
      ))}
    </Root>
  );
});
FilterChips.displayName = 'FilterChips';
