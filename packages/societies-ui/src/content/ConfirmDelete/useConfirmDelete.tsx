import { useState, type ReactNode } from 'react';
import { ConfirmDelete } from './ConfirmDelete.tsx';

/** Confirms before deleting an item: returns a stable function that asks, and the dialog to render. */
export const useConfirmDelete = <Item,>(
  onDelete: ((item: Item) => void | Promise<unknown>) | undefined,
  nameOf: (item: Item) => string,
  /** What it takes from others, in numbers. */
  consequencesOf?: (item: Item) => string,
): readonly [ask: (item: Item) => void, question: ReactNode] => {
  const [leaving, setLeaving] = useState<{ item: Item } | null>(null);
  const [ask] = useState(() => (item: Item) => setLeaving({ item }));
  return [
    ask,
    <ConfirmDelete
      key="question"
      name={leaving && nameOf(leaving.item)}
      consequences={leaving ? consequencesOf?.(leaving.item) : undefined}
      onClose={() => setLeaving(null)}
      onConfirm={() => (leaving ? onDelete?.(leaving.item) : undefined)}
    />,
  ];
};
