import { forwardRef, type ReactNode } from 'react';
import type { CardProps } from '../../base/Card/Card.tsx';
import { Root } from './PictureCard.styles.ts';

export interface PictureCardProps extends Omit<CardProps, 'as' | 'padding' | 'clip'> {
  /** The picture in the upper part, 3:2. */
  picture: ReactNode;
  /** Content on top of the picture. */
  over?: ReactNode;
  /** `article` for items on their own, `div` inside another article. @default 'article' */
  element?: 'article' | 'div';
}

/** The frame of a society's content in a list: picture, heading, text and footer. */
export const PictureCard = forwardRef<HTMLDivElement, PictureCardProps>(function PictureCard(
  { picture, over, element = 'article', children, ...rest },
  ref,
) {
  return (
    <Root ref={ref} as={element} {...rest}>
      <div data-part="picture">
        {picture}
        {over}
      </div>
      <div data-part="body">{children}</div>
    </Root>
  );
});
PictureCard.displayName = 'PictureCard';
