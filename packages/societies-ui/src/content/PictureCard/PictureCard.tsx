import { forwardRef, type ReactNode } from 'react';
import type { CardProps } from '../../base/Card/Card.tsx';
import { Root } from './PictureCard.styles.ts';

export interface PictureCardProps extends Omit<CardProps, 'as' | 'padding' | 'clip'> {
  /** Fills the upper part, 3:2. */
  picture: ReactNode;
  /** Stands on the picture. */
  over?: ReactNode;
  /** `article` for a thing of its own, `div` where one stands around it already. @default 'article' */
  element?: 'article' | 'div';
}

/** The frame of what a society shows in a list: a picture, and below it a heading, a text and a foot that keeps to the end. */
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
