import { LayoutGrid, List, Plus } from '../../base/Icon/icons.ts';
import { forwardRef, useState } from 'react';
import type { Post, ThemeColors } from 'societies-contract';
import { Button } from '../../base/Button/Button.tsx';
import { IconButton } from '../../base/IconButton/IconButton.tsx';
import { useControllableState } from '../../base/useControllableState.ts';
import { useMessages } from '../../host/useMessages.ts';
import { useConfirmDelete } from '../../content/ConfirmDelete/useConfirmDelete.tsx';
import { ContentList, type ContentGridProps } from '../../content/ContentList/ContentList.tsx';
import { PostCard, PostCardSkeleton } from '../PostCard/PostCard.tsx';
import { PostDetail } from '../PostDetail/PostDetail.tsx';
import { Toggle } from './PostGrid.styles.ts';

export const postGridMessages = {
  title: 'All Posts',
  create: 'Create post',
  first: 'Create the first!',
  empty: 'No posts to display',
  disabled: 'Posts are disabled for this society',
  view: 'Show posts as',
  grid: 'Grid',
  list: 'List',
} as const;

/** How the posts stand. */
export type PostView = 'grid' | 'list';

export interface PostGridProps extends ContentGridProps {
  /** The posts; undefined while they load. */
  posts?: readonly Post[];
  /** The society's theme. */
  theme: ThemeColors;
  /** The host may remember the view. */
  view?: PostView;
  /** The reader chose the other view. */
  onViewChange?: (view: PostView) => void;
  /** Likes a post or likes it no more. Without it the hearts cannot be pressed. */
  onLike?: (post: Post) => void;
  /** The pencil of a post was pressed. Without it there are no pencils. */
  onEdit?: (post: Post) => void;
  /** Deletes a post; asked for here first. */
  onDelete?: (post: Post) => void | Promise<unknown>;
}

/** The posts of a society, as a grid or as a list. A press opens the whole post. */
export const PostGrid = forwardRef<HTMLElement, PostGridProps>(function PostGrid(
  { posts, theme, view, onViewChange, onLike, onCreate, onEdit, onDelete, ...rest },
  ref,
) {
  const messages = useMessages('PostGrid', postGridMessages);
  const [shown, setShown] = useControllableState<PostView>(view, 'grid', onViewChange);
  const [open, setOpen] = useState<number | null>(null);
  const [askToDelete, question] = useConfirmDelete(onDelete, ({ title }) => title);
  const variant = shown === 'grid' ? 'card' : 'row';
  const toggle = (
    <Toggle role="group" aria-label={messages.view}>
      <IconButton label={messages.grid} aria-pressed={shown === 'grid'} onClick={() => setShown('grid')}>
        <LayoutGrid />
      </IconButton>
      <IconButton label={messages.list} aria-pressed={shown === 'list'} onClick={() => setShown('list')}>
        <List />
      </IconButton>
    </Toggle>
  );
  return (
    <>
      <ContentList
        ref={ref}
        data-soc="PostGrid"
        title={messages.title}
        action={
          <>
            {toggle}
            {onCreate && (
              <Button icon={<Plus aria-hidden="true" />} onClick={onCreate}>
                {messages.create}
              </Button>
            )}
          </>
        }
        items={posts}
        columns={shown === 'grid' ? 'posts' : 'one'}
        renderItem={(post) => (
          <PostCard
            post={post}
            theme={theme}
            variant={variant}
            onOpen={({ id }) => setOpen(id)}
            onLike={onLike}
            onEdit={onEdit}
            onDelete={onDelete && askToDelete}
          />
        )}
        skeleton={<PostCardSkeleton variant={variant} />}
        skeletons={4}
        empty={messages.empty}
        emptyAction={onCreate && <Button onClick={onCreate}>{messages.first}</Button>}
        disabledText={messages.disabled}
        {...rest}
      />
      <PostDetail
        post={posts?.find(({ id }) => id === open) ?? null}
        onClose={() => setOpen(null)}
        onLike={onLike}
      />
      {question}
    </>
  );
});
PostGrid.displayName = 'PostGrid';
