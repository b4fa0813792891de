import { Plus } from '../../base/Icon/icons.ts';
import { forwardRef } from 'react';
import type { MerchItem, ThemeColors } from 'societies-contract';
import { Button } from '../../base/Button/Button.tsx';
import { useMessages } from '../../host/useMessages.ts';
import { useConfirmDelete } from '../../content/ConfirmDelete/useConfirmDelete.tsx';
import { ContentList, type ContentGridProps } from '../../content/ContentList/ContentList.tsx';
import { MerchCard, MerchCardSkeleton } from '../MerchCard/MerchCard.tsx';

export const merchGridMessages = {
  title: 'Merch',
  create: 'Create merch',
  empty: 'No merch to display',
  disabled: 'Merchandise is disabled for this society',
} as const;

export interface MerchGridProps extends ContentGridProps {
  /** The items; undefined while they load. */
  items?: readonly MerchItem[];
  /** The society's theme. */
  theme: ThemeColors;
  /** The pencil of an item was pressed. Without it there are no pencils. */
  onEdit?: (item: MerchItem) => void;
  /** Deletes an item; asked for here first. */
  onDelete?: (item: MerchItem) => void | Promise<unknown>;
}

/** What a society sells. */
export const MerchGrid = forwardRef<HTMLElement, MerchGridProps>(function MerchGrid(
  { items, theme, onCreate, onEdit, onDelete, ...rest },
  ref,
) {
  const messages = useMessages('MerchGrid', merchGridMessages);
  const [askToDelete, question] = useConfirmDelete(onDelete, ({ name }) => name);
  return (
    <>
      <ContentList
        ref={ref}
        data-soc="MerchGrid"
        title={messages.title}
        action={
          onCreate && (
            <Button icon={<Plus aria-hidden="true" />} onClick={onCreate}>
              {messages.create}
            </Button>
          )
        }
        items={items}
        columns="four"
        renderItem={(item) => (
          <MerchCard item={item} theme={theme} onEdit={onEdit} onDelete={onDelete && askToDelete} />
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
