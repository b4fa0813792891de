import type { FocusEvent, RefObject } from 'react';
import { useFocusAfterRemoval } from './useFocusAfterRemoval.ts';

const pressable = ':is(a[href], button, input, select, textarea):not(:disabled)';
const controlsOf = (row: Element) => [...row.querySelectorAll<HTMLElement>(pressable)];

interface Focused {
  control: HTMLElement;
  /** The index of the row, and of the control in it. */
  row: number;
  place: number;
}

/**
 * Keeps the focus in a list whose rows come and go. When the focused row is removed, the focus moves to the same control of the
 * row that took its place, or of the nearest one before.
 * @param rows the element whose children are the rows.
 * @param otherwise returns an element to focus if no row is left.
 * @returns a focus handler for the list, and the control that was focused last.
 */
export function useFocusInRows(
  rows: RefObject<HTMLElement | null>,
  otherwise?: () => HTMLElement | null | undefined,
): readonly [onFocus: (event: FocusEvent<HTMLElement>) => void, last: RefObject<Focused | null>] {
  const [follow, last] = useFocusAfterRemoval<Focused>((left) => {
    const nearest = [...(rows.current?.children ?? [])].slice(0, left.row + 1).reverse();
    const controls = nearest.map(controlsOf).find(({ length }) => length > 0) ?? [];
    return controls[left.place] ?? controls.at(-1) ?? otherwise?.();
  });
  return [
    ({ target }) => {
      const all = [...(rows.current?.children ?? [])];
      const row = all.find((each) => each.contains(target));
      if (row) follow({ control: target, row: all.indexOf(row), place: controlsOf(row).indexOf(target) });
    },
    last,
  ];
}
