import { forwardRef } from 'react';
import { imageLimits } from 'societies-contract';
import { Picture } from '../../base/Picture/Picture.tsx';
import { Modal, type ModalProps } from '../../base/Modal/Modal.tsx';
import { useDates } from '../../host/useDates.ts';
import { useRoutes } from '../../host/useRoutes.ts';
import { appearsAt } from '../appearsAt.ts';
import { CopyLink } from '../CopyLink/CopyLink.tsx';
import type { CardPost } from '../PostCard/PostCard.tsx';
import { PostText } from '../PostText/PostText.tsx';
import { LikeButton } from '../LikeButton/LikeButton.tsx';
import { Article } from './PostDetail.styles.ts';

export interface PostDetailProps extends Omit<ModalProps, 'open' | 'title' | 'description' | 'children'> {
  /** The post; null closes the modal. */
  post: CardPost | null;
  /** Toggles the like. Without it the heart is not a button. */
  onLike?: (post: CardPost) => void;
  /** Whether others can read the society's posts too: then a button copies the address, unless the post is not published yet. */
  shareable?: boolean;
  /** Tells scheduled posts from published ones. */
  now?: Date;
}

/** A whole post. */
export const PostDetail = forwardRef<HTMLDialogElement, PostDetailProps>(function PostDetail(
  { post, onLike, shareable = false, now, ...rest },
  ref,
) {
  const dates = useDates();
  const routes = useRoutes();
  if (!post) return null;
  const published = !post.draft && appearsAt(post, now) === undefined;
  const address = shareable && published ? routes.post(post) : undefined;
  return (
    <Modal
      ref={ref}
      data-soc="PostDetail"
      size="medium"
      open
      title={post.title}
      description={
        <time data-part dateTime={post.last_updated}>
          {dates.day(post.last_updated)}
        </time>
      }
      {...rest}
    >
      <Article>
        {post.image && (
          <Picture
            src={post.image}
            stored={imageLimits.cardStored.width}
            sizes="(width < 720px) 100vw, 640px"
            alt=""
          />
        )}
        <PostText>{post.content}</PostText>
        {(post.show_likes || address) && (
          <div data-part="foot">
            {post.show_likes && (
              <LikeButton liked={post.liked} likes={post.likes} onClick={onLike && (() => onLike(post))} />
            )}
            {address && <CopyLink address={address} />}
          </div>
        )}
      </Article>
    </Modal>
  );
});
PostDetail.displayName = 'PostDetail';
