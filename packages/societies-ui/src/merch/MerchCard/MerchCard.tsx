import { ExternalLink } from '../../base/Icon/icons.ts';
import { forwardRef, useId, type ComponentPropsWithoutRef } from 'react';
import type { MerchItem, ThemeColors } from 'societies-contract';
import { Badge } from '../../base/Badge/Badge.tsx';
import { ButtonLink } from '../../base/Button/Button.tsx';
import { Skeleton } from '../../base/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../host/useMessages.ts';
import { useNumbers } from '../../host/useNumbers.ts';
import { EditTools, editToolsMessages } from '../../content/EditTools/EditTools.tsx';
import { SocietyArt } from '../../societies/SocietyArt/SocietyArt.tsx';
import { Root } from './MerchCard.styles.ts';

export const merchCardMessages = {
  buy: 'Buy',
  newWindow: 'opens in a new window',
  ...editToolsMessages,
} as const;

/** An item as far as a card shows it. */
export type CardItem = Pick<
  MerchItem,
  'id' | 'name' | 'description' | 'category' | 'price' | 'purchase_url' | 'image'
>;

export interface MerchCardProps extends Omit<ComponentPropsWithoutRef<'article'>, 'children'> {
  /** The item as the server gives it; its price is an amount of the site's currency. With an empty `purchase_url` there is no way to a shop. */
  item: CardItem;
  /** The society's theme, for the art that replaces a missing picture. */
  theme: ThemeColors;
  /** Called when the edit button is pressed. Without it there is no such button. */
  onEdit?: (item: CardItem) => void;
  /** Called when the delete button is pressed; the host asks for confirmation. Without it there is no such button. */
  onDeletePress?: (item: CardItem) => void;
}

/** An item for sale: picture, description, price and a link to the shop. */
export const MerchCard = forwardRef<HTMLDivElement, MerchCardProps>(function MerchCard(
  { item, theme, onEdit, onDeletePress, ...rest },
  ref,
) {
  const { amount } = useNumbers();
  const messages = useMessages('MerchCard', merchCardMessages);
  const id = useId();
  const { name, description, category, price, purchase_url, image } = item;
  return (
    <Root
      ref={ref}
      data-soc="MerchCard"
      aria-labelledby={`${id}name`}
      {...rest}
      picture={
        <SocietyArt seed={`merch-${item.id}`} theme={theme} src={image} size="picture" loading="lazy" />
      }
      over={
        <EditTools
          name={name}
          messages={messages}
          variant="cover"
          onEdit={onEdit && (() => onEdit(item))}
          onDeletePress={onDeletePress && (() => onDeletePress(item))}
        />
      }
    >
      <Badge>{category}</Badge>
      <h3 data-part id={`${id}name`}>
        {name}
      </h3>
      <p data-part="description" data-lines="3">
        {description}
      </p>
      <div data-part="foot">
        <span data-part="price">{amount(price)}</span>
        {purchase_url && (
          <ButtonLink
            href={purchase_url}
            target="_blank"
            rel="noreferrer"
            iconAfter={<ExternalLink aria-hidden="true" />}
            aria-describedby={`${id}name`}
          >
            <span>{messages.buy}</span>
            <VisuallyHidden>{`(${messages.newWindow})`}</VisuallyHidden>
          </ButtonLink>
        )}
      </div>
    </Root>
  );
});
MerchCard.displayName = 'MerchCard';

/** A placeholder for an item, in its final size. */
export const MerchCardSkeleton = forwardRef<HTMLDivElement, ComponentPropsWithoutRef<'div'>>(
  function MerchCardSkeleton(rest, ref) {
    return (
      <Root
        ref={ref}
        element="div"
        data-soc="MerchCardSkeleton"
        aria-hidden="true"
        {...rest}
        picture={<Skeleton variant="block" />}
      >
        <Skeleton variant="block" width={84} height={28} />
        <Skeleton width="60%" height={22} />
        <Skeleton width="95%" />
        <div data-part="foot">
          <Skeleton variant="block" width={72} height={28} />
          <Skeleton variant="block" width={92} height={44} />
        </div>
      </Root>
    );
  },
);
MerchCardSkeleton.displayName = 'MerchCardSkeleton';
