import type { ReactNode } from 'react';
import { isLongList } from '../../base/Card/isLongList.ts';
import { List } from './CardList.styles.ts';

export interface CardListProps<Item extends { id: number }> {
  /** The items; undefined while they load. */
  items: readonly Item[] | undefined;
  /** Renders an item. */
  renderItem: (item: Item) => ReactNode;
  /** A placeholder for an item, in its final size. */
  skeleton: ReactNode;
  /** Number of placeholders. */
  skeletons: number;
  /** Maximum number of columns. */
  columns: 'one' | 'three' | 'four' | 'posts' | 'societies';
}

/** Cards in columns, or placeholders. */
export function CardList<Item extends { id: number }>({
  items,
  renderItem,
  skeleton,
  skeletons,
  columns,
}: CardListProps<Item>) {
  // With keys of their own, or React would move placeholders whose index is an item's id.
  if (!items) {
    return (
      <List key="placeholders" data-part="cards" data-columns={columns} aria-hidden="true">
        {Array.from({ length: skeletons }, (_, index) => (
          <li data-part key={index}>
            {skeleton}
          </li>
        ))}
      </List>
    );
  }
  return (
    <List key="items" data-part="cards" data-columns={columns} data-long={isLongList(items) || undefined}>
      {items.map((item) => (
        <li data-part key={item.id}>
          {renderItem(item)}
        </li>
      ))}
    </List>
  );
}
CardList.displayName = 'CardList';
