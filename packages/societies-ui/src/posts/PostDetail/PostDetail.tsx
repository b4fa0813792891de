import { forwardRef } from 'react';
import type { Post } from 'societies-contract';
import { Modal, type ModalProps } from '../../base/Modal/Modal.tsx';
import { useDates } from '../../host/useDates.ts';
import { LikeButton } from '../LikeButton/LikeButton.tsx';
import { Article } from './PostDetail.styles.ts';

export interface PostDetailProps extends Omit<ModalProps, 'open' | 'title' | 'description' | 'children'> {
  /** The post to read; null keeps the modal closed. */
  post: Post | null;
  /** Likes the post or likes it no more. Without it the heart is no button. */
  onLike?: (post: Post) => void;
}

/** A whole post. */
export const PostDetail = forwardRef<HTMLDialogElement, PostDetailProps>(function PostDetail(
  { post, onLike, ...rest },
  ref,
) {
  const dates = useDates();
  if (!post) return null;
  return (
    <Modal
      ref={ref}
      data-soc="PostDetail"
      size="medium"
      open
      title={post.title}
      description={<time dateTime={post.last_updated}>{dates.day(post.last_updated)}</time>}
      {...rest}
    >
      <Article>
        {post.image && <img src={post.image} alt="" />}
        <p data-part="text">{post.content}</p>
        {post.show_likes && (
          <div data-part="foot">
            <LikeButton liked={post.liked} likes={post.likes} onClick={onLike && (() => onLike(post))} />
          </div>
        )}
      </Article>
    </Modal>
  );
});
PostDetail.displayName = 'PostDetail';
