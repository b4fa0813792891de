import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { pageSizeLimits, paths, type Post } from 'societies-contract';
import { Button, Modal, PostDetail, PostGrid } from 'societies-ui';
import { statusOf } from '../../../api/ApiError.ts';
import { deletePost, toggleLike, usePost } from '../../../api/posts.ts';
import { useAction } from '../../../api/useAction.ts';
import { isRetrying } from '../../../api/useRead.ts';
import { lateDialog } from '../../../shell/late.tsx';
import { useSocietyContext } from '../SocietyContext.ts';
import { useServerNow } from '../../../time/useServerNow.ts';
import { useContentPage } from '../useContentPage.ts';
import { useAskedForm } from '../../../shell/useAskedForm.ts';
import { useDeletion } from '../useDeletion.ts';
import { useFeature } from '../useFeature.tsx';
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
  const { id, detail, may, editing } = useSocietyContext();
  const { enabled, off, error, retry } = useFeature('enable_posts');
  const { reading, pages, show, withWhole } = useContentPage<Post>(
    enabled ? paths.posts(id) : null,
    pageSizeLimits.posts,
  );
  const named = useNamedPost(id, enabled);
  /** The post in the form; `new` for a new one. */
  const [edited, setEdited] = useState<Post | 'new' | null>(null);
  const { asked, forget } = useAskedForm();
  const mayEdit = editing && may('edit_posts');
  const inForm = edited ?? (enabled && asked && may('edit_posts') ? 'new' : null);
  // Without posts, those who may create one can do so without turning editing on.
  const mayCreate = mayEdit || (may('edit_posts') && reading.data?.count === 0);

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
        posts={reading.data?.results}
        now={now}
        shareable={isMember}
        pages={pages}
        theme={detail.theme}
        {...off}
        error={error?.message ?? reading.error?.message}
        onRetry={error ? retry : () => void reading.mutate()}
        retrying={isRetrying(reading)}
        onLike={withWhole((post) => void like.run(post))}
        onCreate={mayCreate ? () => setEdited('new') : undefined}
        onEdit={mayEdit ? withWhole(setEdited) : undefined}
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
      {inForm !== null && (
        <PostEditor
          post={inForm === 'new' ? undefined : inForm}
          onClose={() => {
            setEdited(null);
            forget();
          }}
          // New posts are listed first.
          onSaved={() => show(1)}
        />
      )}
    </>
  );
}
