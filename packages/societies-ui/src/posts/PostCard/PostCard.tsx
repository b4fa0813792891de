import { Pencil, Trash2 } from '../../base/Icon/icons.ts';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import type { Post, ThemeColors } from 'societies-contract';
import { IconButton } from '../../base/IconButton/IconButton.tsx';
import { Skeleton } from '../../base/Skeleton/Skeleton.tsx';
import { useDates } from '../../messages/useDates.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { SocietyArt } from '../../societies/SocietyArt/SocietyArt.tsx';
import { LikeButton } from '../LikeButton/LikeButton.tsx';
import { Root } from './PostCard.styles.ts';

export const postCardMessages = {
  edit: (title: string) => `Edit ${title}`,
  delete: (title: string) => `Delete ${title}`,
} as const;

export interface PostCardProps extends Omit<ComponentPropsWithoutRef<'article'>, 'children'> {
  post: Post;
  /** The society's theme: what is drawn where the post has no picture. */
  theme: ThemeColors;
  /** `card` stands in a grid, `row` in a list. @default 'card' */
  variant?: 'card' | 'row';
  /** Opens the whole post. The whole card is its target. */
  onOpen?: (post: Post) => void;
  /** Likes the post or likes it no more. */
  onLike?: (post: Post) => void;
  /** For those who may. */
  onEdit?: (post: Post) => void;
  onDelete?: (post: Post) => void;
}

/** One post: picture, title, three lines of it, likes. */
export const PostCard = forwardRef<HTMLDivElement, PostCardProps>(function PostCard(
  { post, theme, variant = 'card', onOpen, onLike, onEdit, onDelete, ...rest },
  ref,
) {
  const dates = useDates();
  const messages = useMessages('PostCard', postCardMessages);
  const { id, title, content, image, show_likes, likes, liked, last_updated } = post;
  return (
    <Root
      ref={ref}
      as="article"
      interactive={Boolean(onOpen)}
      data-soc="PostCard"
      data-variant={variant}
      {...rest}
    >
      <div data-part="picture">
        <SocietyArt seed={`post-${id}`} theme={theme} src={image} size="picture" loading="lazy" />
      </div>
      <div data-part="body">
        <time data-part="date" dateTime={last_updated}>
          {dates.day(last_updated)}
        </time>
        <h3>
          {onOpen ? (
            <button type="button" data-part="target" aria-haspopup="dialog" onClick={() => onOpen(post)}>
              {title}
            </button>
          ) : (
            title
          )}
        </h3>
        <p data-part="text">{content}</p>
        {(show_likes || onEdit || onDelete) && (
          <div data-part="foot">
            {show_likes && (
              <LikeButton liked={liked} likes={likes} disabled={!onLike} onClick={() => onLike?.(post)} />
            )}
            {(onEdit || onDelete) && (
              <div data-part="tools">
                {onEdit && (
                  <IconButton label={messages.edit(title)} size="small" onClick={() => onEdit(post)}>
                    <Pencil />
                  </IconButton>
                )}
                {onDelete && (
                  <IconButton label={messages.delete(title)} size="small" onClick={() => onDelete(post)}>
                    <Trash2 />
                  </IconButton>
                )}
              </div>
            )}
          </div>
        )}
      </div>
    </Root>
  );
});
PostCard.displayName = 'PostCard';

/** A post that is still coming, in its final size. */
export const PostCardSkeleton = forwardRef<
  HTMLDivElement,
  ComponentPropsWithoutRef<'div'> & Pick<PostCardProps, 'variant'>
>(function PostCardSkeleton({ variant = 'card', ...rest }, ref) {
  return (
    <Root ref={ref} data-soc="PostCardSkeleton" data-variant={variant} aria-hidden="true" {...rest}>
      <div data-part="picture">
        <Skeleton variant="block" />
      </div>
      <div data-part="body">
        <Skeleton width="30%" />
        <Skeleton width="70%" height={22} />
        <Skeleton width="95%" />
        <Skeleton width="90%" />
        <Skeleton width="50%" />
        <div data-part="foot" />
      </div>
    </Root>
  );
});
PostCardSkeleton.displayName = 'PostCardSkeleton';
