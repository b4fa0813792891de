import { Heart } from '../../base/Icon/icons.ts';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { useMessages } from '../../host/useMessages.ts';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { Root } from './LikeButton.styles.ts';

export const likeButtonMessages = {
  like: 'Like',
  count: (likes: number) => (likes === 1 ? '1 like' : `${likes.toLocaleString('en-GB')} likes`),
} as const;

export interface LikeButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'children'> {
  /** Whether the reader likes the post. A press changes nothing by itself: use `onClick`. */
  liked: boolean;
  /** How many like the post, the reader included. */
  likes: number;
}

/** Likes a post, or likes it no more. */
export const LikeButton = forwardRef<HTMLButtonElement, LikeButtonProps>(function LikeButton(
  { liked, likes, ...rest },
  ref,
) {
  const messages = useMessages('LikeButton', likeButtonMessages);
  return (
    <Root ref={ref} type="button" data-soc="LikeButton" aria-pressed={liked} {...rest}>
      <Heart aria-hidden="true" />
      <VisuallyHidden>{messages.like}, </VisuallyHidden>
      {messages.count(likes)}
    </Root>
  );
});
LikeButton.displayName = 'LikeButton';
