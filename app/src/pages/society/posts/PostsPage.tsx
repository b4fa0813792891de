import { useSearchParams } from 'react-router-dom';
import { pageSizeLimits, paths, type Post } from 'societies-contract';
import { Button, Modal, PostDetail, PostGrid } from 'societies-ui';
import { statusOf } from '../../../api/ApiError.ts';
import { deletePost, toggleLike, usePost } from '../../../api/posts.ts';
import { useAction } from '../../../api/useAction.ts';
import { lateDialog } from '../../../shell/late.tsx';
import { useSocietyContext } from '../SocietyContext.ts';
import { useServerNow } from '../../../time/useServerNow.ts';
import { useContentPage } from '../useContentPage.ts';
import { useDeletion } from '../useDeletion.ts';
import { useEditedItem } from '../useEditedItem.ts';
import { useOutcomes } from '../../../preferences/useOutcomes.ts';

/** Loaded on demand, because the form includes validation and the cropper. */
const PostEditor = lateDialog(() => import('./PostEditor.tsx'));

/** The post in the address, shown over the page whichever page lists it, because widgets and shared links lead here. */
function useNamedPost(society: string, enabled: boolean) {
  const [query, setQuery] = useSearchParams();
  const named = enabled ? query.get('post') : null;
  const { data, error } = usePost(society, named);
  const close = () => {
    const rest = new URLSearchParams(query);
    rest.delete('post');
    setQuery(rest, { replace: true, preventScrollReset: true });
  };
  // Only a refusal proves that the post is gone; other failures are retried.
  const gone = named !== null && error !== undefined && [400, 404].includes(statusOf(error));
  return { post: (named !== null && !gone && data) || null, gone, close };
}

/** Shown for a link to a deleted post. */
function PostGone({ onClose }: { onClose: () => void }) {
  const { gone } = useOutcomes().outcomes.post;
  return (
    <Modal
      open
      onClose={onClose}
      title={gone.title}
      actions={
        <Button onClick={onClose} data-autofocus="">
          OK
        </Button>
      }
    >
      <p>{gone.description}</p>
    </Modal>
  );
}

export default function PostsPage() {
  const { outcomes, succeeded, failed } = useOutcomes();
  const { id, detail } = useSocietyContext();
  const { enabled, found, listing, show, withWhole } = useContentPage<Post>(
    'enable_posts',
    paths.posts(id),
    pageSizeLimits.posts,
  );
  const named = useNamedPost(id, enabled);
  const { mayEdit, edited, editedItem, edit, onCreate, onClose } = useEditedItem<Post>(
    'edit_posts',
    found?.count,
    enabled,
  );

  const now = useServerNow(null);
  // Members can share posts; other visitors can only read them.
  const isMember = detail.role !== null;

  const like = useAction(toggleLike, { failure: outcomes.post.likeFailed });
  const { remove } = useDeletion({
    kind: 'post',
    call: deletePost,
    success: succeeded(outcomes.post.deleted),
    failure: failed(outcomes.post.deleteFailed),
  });

  return (
    <>
      <PostGrid
        posts={found?.results}
        now={now}
        shareable={isMember}
        theme={detail.theme}
        {...listing}
        onLike={withWhole((post) => void like.run(post))}
        onCreate={onCreate}
        onEdit={mayEdit ? withWhole(edit) : undefined}
        onDelete={mayEdit ? remove : undefined}
      />
      <PostDetail
        post={named.post}
        shareable={isMember}
        now={now}
        onClose={named.close}
        onLike={() => named.post && void like.run(named.post)}
      />
      {named.gone && <PostGone onClose={named.close} />}
      {edited !== null && (
        <PostEditor
          post={editedItem}
          onClose={onClose}
          // New posts are listed first.
          onSaved={() => show(1)}
        />
      )}
    </>
  );
}
