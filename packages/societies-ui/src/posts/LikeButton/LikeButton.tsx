import { Heart } from '../../base/Icon/icons.ts';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { useMessages } from '../../host/useMessages.ts';
import { wholeNumber } from '../../host/wholeNumber.ts';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { Root } from './LikeButton.styles.ts';

export const likeButtonMessages = {
  like: 'Like',
  count: (likes: number) => (likes === 1 ? '1 like' : `${wholeNumber(likes)} likes`),
} as const;

export interface LikeButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'children'> {
  /** Whether the user likes the post. Controlled: use `onClick`; without it, it is not a button. */
  liked: boolean;
  /** Number of likes, including the user's. */
  likes: number;
}

/** Toggles a like. */
export const LikeButton = forwardRef<HTMLButtonElement, LikeButtonProps>(function LikeButton(
  { liked, likes, onClick, ...rest },
  ref,
) {
  const messages = useMessages('LikeButton', likeButtonMessages);
  return (
    <Root
      ref={ref}
      data-soc="LikeButton"
      data-state={liked ? 'liked' : undefined}
      {...(onClick ? { type: 'button', onClick, 'aria-pressed': liked } : { as: 'span' as never })}
      {...rest}
    >
      <Heart aria-hidden="true" />
      {onClick && <VisuallyHidden>{`${messages.like}, `}</VisuallyHidden>}
      <span>{messages.count(likes)}</span>
    </Root>
  );
});
LikeButton.displayName = 'LikeButton';
