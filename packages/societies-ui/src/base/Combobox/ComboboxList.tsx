import { useLayoutEffect, type ReactNode } from 'react';
import { Check } from '../Icon/icons.ts';
import { useAnchored } from '../useAnchored.ts';
import { useForwardedRef } from '../useForwardedRef.ts';
import { List } from './Combobox.styles.ts';
import type { ComboboxOption } from './Combobox.tsx';

export interface ComboboxListProps {
  /** The list's id, also the prefix of its options' ids. */
  id: string;
  /** Names the list for screen readers, as the field is named. */
  label: string | undefined;
  /** The box around the input, to which the list is anchored. */
  anchor: Element;
  /** What can be chosen, in the order shown. */
  options: readonly ComboboxOption[];
  /** Number of all options, if only the first are shown. */
  total: number;
  /** Value of the selected option; null for none. */
  chosen: string | null;
  /** Index of the option that is active for the keyboard; -1 for none. */
  active: number;
  /** Called when the pointer moves to another option. */
  onActiveChange: (index: number) => void;
  /** An option was pressed. */
  onTake: (option: ComboboxOption) => void;
  /** Whether options are loading, so that the displayed ones are outdated. */
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

/** A combobox's options, in the top layer. Focus stays in the input. */
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

  // Synchronises the scroll position: keeps the active option in view.
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
      // Keeps the focus in the input.
      onMouseDown={(event) => event.preventDefault()}
    >
      <Note part="problem">{problem}</Note>
      {options.map((option, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- focus stays in the input, which moves through the options by their ids
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
