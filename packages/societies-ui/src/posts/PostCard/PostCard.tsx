import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import type { Post, ThemeColors } from 'societies-contract';
import { Badge } from '../../base/Badge/Badge.tsx';
import { Clock, Pencil, Pin } from '../../base/Icon/icons.ts';
import { Skeleton } from '../../base/Skeleton/Skeleton.tsx';
import { useDates } from '../../host/useDates.ts';
import { useMessages } from '../../host/useMessages.ts';
import { EditTools, editToolsMessages } from '../../content/EditTools/EditTools.tsx';
import { SocietyArt } from '../../societies/SocietyArt/SocietyArt.tsx';
import { appearsAt } from '../appearsAt.ts';
import { PostBeginning } from '../PostText/PostText.tsx';
import { LikeButton } from '../LikeButton/LikeButton.tsx';
import { Root } from './PostCard.styles.ts';

export const postCardMessages = {
  ...editToolsMessages,
  pinned: 'Pinned',
  draft: 'Draft',
  appears: (moment: string) => `Appears ${moment}`,
} as const;

/** A post as far as a card, or what opens from it, shows it. */
export type CardPost = Pick<
  Post,
  | 'id'
  | 'society'
  | 'title'
  | 'content'
  | 'image'
  | 'show_likes'
  | 'likes'
  | 'liked'
  | 'last_updated'
  | 'pinned'
  | 'draft'
  | 'publish_at'
>;

export interface PostCardProps extends Omit<ComponentPropsWithoutRef<'article'>, 'children'> {
  /** The post as far as the card shows it, with the reader's own like. */
  post: CardPost;
  /** The society's theme, for the art that replaces a missing picture. */
  theme: ThemeColors;
  /** `card` stands in a grid, `row` in a list. @default 'card' */
  variant?: 'card' | 'row';
  /** The current time, to mark scheduled posts. Without it none is marked. */
  now?: Date;
  /** Opens the post; makes the whole card a target. */
  onOpen?: (post: CardPost) => void;
  /** Toggles the like. Without it the heart is not a button. */
  onLike?: (post: CardPost) => void;
  /** Called when the edit button is pressed. Without it there is no such button. */
  onEdit?: (post: CardPost) => void;
  /** Called when the delete button is pressed; the host asks for confirmation. Without it there is no such button. */
  onDeletePress?: (post: CardPost) => void;
}

/** A post: picture, title, three lines of text, likes. */
export const PostCard = forwardRef<HTMLDivElement, PostCardProps>(function PostCard(
  { post, theme, variant = 'card', now, onOpen, onLike, onEdit, onDeletePress, ...rest },
  ref,
) {
  const dates = useDates();
  const messages = useMessages('PostCard', postCardMessages);
  const { id, title, content, image, show_likes, likes, liked, last_updated, pinned, draft } = post;
  const waits = appearsAt(post, now);
  return (
    <Root
      ref={ref}
      interactive={Boolean(onOpen)}
      data-soc="PostCard"
      data-variant={variant}
      {...rest}
      picture={<SocietyArt seed={`post-${id}`} theme={theme} src={image} size="picture" loading="lazy" />}
    >
      <time data-part="date" dateTime={last_updated}>
        {dates.day(last_updated)}
      </time>
      {(pinned || draft || waits) && (
        <p data-part="states">
          {pinned && (
            <Badge variant="soft" icon={<Pin aria-hidden="true" />}>
              {messages.pinned}
            </Badge>
          )}
          {draft ? (
            <Badge variant="warning" icon={<Pencil aria-hidden="true" />}>
              {messages.draft}
            </Badge>
          ) : (
            waits && (
              <Badge variant="warning" icon={<Clock aria-hidden="true" />}>
                {messages.appears(`${dates.day(waits)}, ${dates.time(waits)}`)}
              </Badge>
            )
          )}
        </p>
      )}
      <h3 data-part>
        {onOpen ? (
          <button type="button" data-part="target" aria-haspopup="dialog" onClick={() => onOpen(post)}>
            {title}
          </button>
        ) : (
          title
        )}
      </h3>
      <p data-part="text" data-lines="3">
        <PostBeginning>{content}</PostBeginning>
      </p>
      {(show_likes || onEdit || onDeletePress) && (
        <div data-part="foot">
          {show_likes && <LikeButton liked={liked} likes={likes} onClick={onLike && (() => onLike(post))} />}
          <EditTools
            name={title}
            messages={messages}
            onEdit={onEdit && (() => onEdit(post))}
            onDeletePress={onDeletePress && (() => onDeletePress(post))}
          />
        </div>
      )}
    </Root>
  );
});
PostCard.displayName = 'PostCard';

/** A placeholder for a post, in its final size. */
export const PostCardSkeleton = forwardRef<
  HTMLDivElement,
  ComponentPropsWithoutRef<'div'> & Pick<PostCardProps, 'variant'>
>(function PostCardSkeleton({ variant = 'card', ...rest }, ref) {
  return (
    <Root
      ref={ref}
      element="div"
      data-soc="PostCardSkeleton"
      data-variant={variant}
      aria-hidden="true"
      {...rest}
      picture={<Skeleton variant="block" />}
    >
      <Skeleton width="30%" />
      <Skeleton width="70%" height={22} />
      <Skeleton width="95%" />
      <Skeleton width="90%" />
      <Skeleton width="50%" />
      <div data-part="foot" />
    </Root>
  );
});
PostCardSkeleton.displayName = 'PostCardSkeleton';
