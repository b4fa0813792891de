import { LayoutGrid, List, Plus } from '../../base/Icon/icons.ts';
import { forwardRef, useState } from 'react';
import type { ThemeColors } from 'societies-contract';
import { Button } from '../../base/Button/Button.tsx';
import { ViewSwitch } from '../../base/ViewSwitch/ViewSwitch.tsx';
import { useControllableState } from '../../base/useControllableState.ts';
import { useMessages } from '../../host/useMessages.ts';
import { useConfirmDelete } from '../../content/ConfirmDelete/useConfirmDelete.tsx';
import { ContentList, type ContentGridProps } from '../../content/ContentList/ContentList.tsx';
import { PostCard, PostCardSkeleton, type CardPost } from '../PostCard/PostCard.tsx';
import { PostDetail } from '../PostDetail/PostDetail.tsx';

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

/** The layout of posts. */
export type PostView = 'grid' | 'list';

export interface PostGridProps extends ContentGridProps {
  /** The posts; undefined while they load. */
  posts?: readonly CardPost[];
  /** The society's theme. */
  theme: ThemeColors;
  /** The current time, to mark scheduled posts. */
  now?: Date;
  /** Whether others can read the posts too: then a button copies the address of the open one. */
  shareable?: boolean;
  /** The current view, for controlled use. */
  view?: PostView;
  /** Called with the requested view. */
  onViewChange?: (view: PostView) => void;
  /** Toggles a like. Without it hearts are not buttons. */
  onLike?: (post: CardPost) => void;
  /** The pencil of a post was pressed. Without it there are no pencils. */
  onEdit?: (post: CardPost) => void;
  /** Deletes a post; asked for here first. */
  onDelete?: (post: CardPost) => void | Promise<unknown>;
}

/** A society's posts, as a grid or list. Each opens in full. */
export const PostGrid = forwardRef<HTMLElement, PostGridProps>(function PostGrid(
  { posts, theme, now, shareable, view, onViewChange, onLike, onCreate, onEdit, onDelete, ...rest },
  ref,
) {
  const messages = useMessages('PostGrid', postGridMessages);
  const [shown, setShown] = useControllableState<PostView>(view, 'grid', onViewChange);
  const [open, setOpen] = useState<number | null>(null);
  const [askToDelete, question] = useConfirmDelete(onDelete, ({ title }) => title);
  const shownPost = posts?.find(({ id }) => id === open) ?? null;
  const variant = shown === 'grid' ? 'card' : 'row';
  const toggle = (
    <ViewSwitch
      label={messages.view}
      views={[
        { value: 'grid', label: messages.grid, icon: <LayoutGrid /> },
        { value: 'list', label: messages.list, icon: <List /> },
      ]}
      value={shown}
      onChange={setShown}
    />
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
            now={now}
            variant={variant}
            onOpen={({ id }) => setOpen(id)}
            onLike={onLike}
            onEdit={onEdit}
            onDeletePress={onDelete && askToDelete}
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
        post={shownPost}
        shareable={shareable}
        now={now}
        onClose={() => setOpen(null)}
        onLike={onLike}
      />
      {question}
    </>
  );
});
PostGrid.displayName = 'PostGrid';
