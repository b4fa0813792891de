import type { FocusEvent, RefObject } from 'react';
import { useFocusOfGone } from './useFocusOfGone.ts';

const pressable = ':is(a[href], button, input, select, textarea):not(:disabled)';
const controlsOf = (row: Element) => [...row.querySelectorAll<HTMLElement>(pressable)];

interface Focused {
  control: HTMLElement;
  /** Which of the rows it is in, and which of that row's controls it is. */
  row: number;
  place: number;
}

/**
 * Keeps the place of whoever goes by keys in a list whose rows come and go. A row that is gone takes the focus along, as when
 * somebody was removed by a button in it, and the browser gives it to nothing: here it goes to the same control of the row that took
 * its place, or of the nearest before that has one.
 * @param rows holds a row each child.
 * @param otherwise takes the focus where no row is left to.
 * @returns what the list, or something around it, is told its focus by, and what in the list had it last.
 */
export function useFocusInRows(
  rows: RefObject<HTMLElement | null>,
  otherwise?: () => HTMLElement | null | undefined,
): readonly [onFocus: (event: FocusEvent<HTMLElement>) => void, last: RefObject<Focused | null>] {
  const [follow, last] = useFocusOfGone<Focused>((left) => {
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
