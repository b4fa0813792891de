import { useLayoutEffect, type ReactNode } from 'react';
import { Check } from '../Icon/icons.ts';
import { useAnchored } from '../useAnchored.ts';
import { useForwardedRef } from '../useForwardedRef.ts';
import { List } from './Combobox.styles.ts';
import type { ComboboxOption } from './Combobox.tsx';

export interface ComboboxListProps {
  /** Its own, and what the ids of its options begin with. */
  id: string;
  /** Names the list for screen readers, as the field is named. */
  label: string | undefined;
  /** The box around the input, under which the list stands. */
  anchor: Element;
  /** What can be chosen, in the order shown. */
  options: readonly ComboboxOption[];
  /** How many there are in all; more than `options` when only the first are shown. */
  total: number;
  /** Value of the option that is chosen now; null for none. */
  chosen: string | null;
  /** Which option the keys are on; -1 for none. */
  active: number;
  /** The pointer is over another option. */
  onActiveChange: (index: number) => void;
  /** An option was pressed. */
  onTake: (option: ComboboxOption) => void;
  /** Options are being fetched: those that are shown may be replaced. */
  loading: boolean;
  /** Above the options. */
  problem: ReactNode;
  /** Under the options. */
  note: ReactNode;
}

const Note = ({ children, part = 'note' }: { children: ReactNode; part?: string }) =>
  children ? (
    <div role="option" aria-selected="false" aria-disabled="true" data-part={part}>
      {children}
    </div>
  ) : null;

/** The choices of a combobox, in the browser's top layer. Focus stays in the input. */
export const ComboboxList = ({
  id,
  label,
  anchor,
  options,
  total,
  chosen,
  active,
  onActiveChange,
  onTake,
  loading,
  problem,
  note,
}: ComboboxListProps) => {
  const { ref, style } = useAnchored({ anchor, placement: 'bottom-start', sameWidth: true });
  const list = useForwardedRef<HTMLDivElement>(ref);

  // Keeps the option that the keys are on in view, which only the browser can do.
  useLayoutEffect(() => {
    if (active >= 0)
      list.current?.querySelector('[data-state="active"]')?.scrollIntoView({ block: 'nearest' });
  }, [list, active]);

  return (
    <List
      ref={list}
      id={id}
      role="listbox"
      popover="manual"
      style={style}
      data-part="list"
      aria-label={label}
      aria-busy={loading || undefined}
      // A press on the list must not take focus from the input.
      onMouseDown={(event) => event.preventDefault()}
    >
      <Note part="problem">{problem}</Note>
      {options.map((option, index) => (
        // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- focus stays in the input, which moves through the options by their ids
        <div
          key={option.value}
          id={`${id}${index}`}
          role="option"
          data-part="option"
          data-state={index === active ? 'active' : undefined}
          aria-selected={option.value === chosen}
          aria-disabled={option.disabled || undefined}
          aria-setsize={total}
          aria-posinset={index + 1}
          onMouseMove={() => onActiveChange(index)}
          onClick={() => onTake(option)}
        >
          {option.picture}
          <span data-part="label">{option.label}</span>
          {option.hint && <span data-part="hint">{option.hint}</span>}
          {option.value === chosen && <Check aria-hidden="true" />}
        </div>
      ))}
      <Note>{note}</Note>
    </List>
  );
};
ComboboxList.displayName = 'ComboboxList';
