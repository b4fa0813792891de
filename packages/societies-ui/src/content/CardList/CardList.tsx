import type { ReactNode } from 'react';
import { isLongList } from '../../base/Card/isLongList.ts';
import { List } from './CardList.styles.ts';

export interface CardListProps<Item extends { id: number }> {
  /** The things; undefined while they load. */
  items: readonly Item[] | undefined;
  /** Draws one of them. */
  renderItem: (item: Item) => ReactNode;
  /** What stands for one that is coming, in its final size. */
  skeleton: ReactNode;
  /** How many of those stand in. */
  skeletons: number;
  /** Most columns there is room for. */
  columns: 'one' | 'three' | 'four' | 'posts';
}

/** Cards in columns, or as many skeletons. */
export function CardList<Item extends { id: number }>({
  items,
  renderItem,
  skeleton,
  skeletons,
  columns,
}: CardListProps<Item>) {
  if (!items) {
    return (
      <List data-columns={columns} aria-hidden="true">
        {Array.from({ length: skeletons }, (_, index) => (
          <li key={index}>{skeleton}</li>
        ))}
      </List>
    );
  }
  return (
    <List data-columns={columns} data-long={isLongList(items) || undefined}>
      {items.map((item) => (
        <li key={item.id}>{renderItem(item)}</li>
      ))}
    </List>
  );
}
CardList.displayName = 'CardList';
