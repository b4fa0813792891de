import { Plus } from '../../base/Icon/icons.ts';
import { forwardRef } from 'react';
import type { ThemeColors } from 'societies-contract';
import { Button } from '../../base/Button/Button.tsx';
import { useMessages } from '../../host/useMessages.ts';
import { useConfirmDelete } from '../../content/ConfirmDelete/useConfirmDelete.tsx';
import { ContentList, type ContentGridProps } from '../../content/ContentList/ContentList.tsx';
import { MerchCard, MerchCardSkeleton, type CardItem } from '../MerchCard/MerchCard.tsx';

export const merchGridMessages = {
  title: 'Merch',
  create: 'Create merch',
  empty: 'No merch to display',
  disabled: 'Merchandise is disabled for this society',
} as const;

export interface MerchGridProps extends ContentGridProps {
  /** The items; undefined while they load. */
  items?: readonly CardItem[];
  /** The society's theme. */
  theme: ThemeColors;
  /** The pencil of an item was pressed. Without it there are no pencils. */
  onEdit?: (item: CardItem) => void;
  /** Deletes an item; asked for here first. */
  onDelete?: (item: CardItem) => void | Promise<unknown>;
}

/** What a society sells. */
export const MerchGrid = forwardRef<HTMLElement, MerchGridProps>(function MerchGrid(
  { items, theme, onCreate, onEdit, onDelete, ...rest },
  ref,
) {
  const messages = useMessages('MerchGrid', merchGridMessages);
  const [askToDelete, question] = useConfirmDelete(onDelete, ({ name }) => name);
  const create = onCreate && (
    <Button icon={<Plus aria-hidden="true" />} onClick={onCreate}>
      {messages.create}
    </Button>
  );
  return (
    <>
      <ContentList
        ref={ref}
        data-soc="MerchGrid"
        title={messages.title}
        action={items?.length === 0 ? undefined : create}
        emptyAction={create}
        items={items}
        columns="four"
        renderItem={(item) => (
          <MerchCard item={item} theme={theme} onEdit={onEdit} onDeletePress={onDelete && askToDelete} />
        )}
        skeleton={<MerchCardSkeleton />}
        skeletons={4}
        empty={messages.empty}
        disabledText={messages.disabled}
        {...rest}
      />
      {question}
    </>
  );
});
MerchGrid.displayName = 'MerchGrid';
