import { Plus } from '../../base/Icon/icons.ts';
import { forwardRef, useState } from 'react';
import type { MerchItem, ThemeColors } from 'societies-contract';
import { Button } from '../../base/Button/Button.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { ConfirmDelete } from '../../shell/ConfirmDelete/ConfirmDelete.tsx';
import {
  ContentList,
  type ContentListProps,
  type ContentState,
} from '../../shell/ContentList/ContentList.tsx';
import { MerchCard, MerchCardSkeleton } from '../MerchCard/MerchCard.tsx';

export const merchGridMessages = {
  title: 'Merch',
  create: 'Create merch',
  empty: 'No merch to display',
  disabled: 'Merchandise is disabled for this society',
} as const;

export interface MerchGridProps
  extends
    ContentState,
    Omit<
      ContentListProps<MerchItem>,
      | keyof ContentState
      | 'items'
      | 'title'
      | 'action'
      | 'renderItem'
      | 'skeleton'
      | 'skeletons'
      | 'columns'
      | 'empty'
      | 'emptyAction'
      | 'disabledText'
    > {
  /** The items; undefined while they load. */
  items?: readonly MerchItem[];
  /** The society's theme. */
  theme: ThemeColors;
  /** Opens the form for a new item; for those who may, while editing. */
  onCreate?: () => void;
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
  const [leaving, setLeaving] = useState<MerchItem | null>(null);
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
          <MerchCard item={item} theme={theme} onEdit={onEdit} onDelete={onDelete && setLeaving} />
        )}
        skeleton={<MerchCardSkeleton />}
        skeletons={4}
        empty={messages.empty}
        disabledText={messages.disabled}
        {...rest}
      />
      <ConfirmDelete
        name={leaving?.name ?? null}
        onClose={() => setLeaving(null)}
        onConfirm={() => (leaving ? onDelete?.(leaving) : undefined)}
      />
    </>
  );
});
MerchGrid.displayName = 'MerchGrid';
