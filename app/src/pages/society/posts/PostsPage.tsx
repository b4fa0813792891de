import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { outcomes, pageSizeLimits, paths, type Post } from 'societies-contract';
import { PostDetail, PostGrid } from 'societies-ui';
import { deletePost, toggleLike, usePost } from '../../../api/posts.ts';
import { failed, succeeded, useAction } from '../../../api/useAction.ts';
import { lateDialog } from '../../../shell/late.tsx';
import { useSocietyContext } from '../SocietyContext.ts';
import { useContentPage } from '../useContentPage.ts';
import { useFeature } from '../useFeature.ts';

/** The form brings its validation and the cropper along: fetched when somebody writes. */
const PostEditor = lateDialog(() => import('./PostEditor.tsx'));

/** The post that the address names is read over the page, whichever page it stands on: widgets and shared links lead to it. */
function useNamedPost(society: string, enabled: boolean) {
  const [query, setQuery] = useSearchParams();
  const named = enabled ? query.get('post') : null;
  const { data } = usePost(society, named);
  const close = () => {
    const rest = new URLSearchParams(query);
    rest.delete('post');
    setQuery(rest, { replace: true, preventScrollReset: true });
  };
  return { post: (named !== null && data) || null, close };
}

export default function PostsPage() {
  const { id, society, detail, may, editing } = useSocietyContext();
  const { enabled, disabled, error, retry } = useFeature(id, 'enable_posts');
  const { reading, pages, show } = useContentPage<Post>(
    enabled ? paths.posts(id) : null,
    pageSizeLimits.posts,
  );
  const named = useNamedPost(id, enabled);
  /** The post in the form; `new` for one that is being made. */
  const [edited, setEdited] = useState<Post | 'new' | null>(null);
  const mayEdit = editing && may('edit_posts');
  // Where there is no post yet, the invitation to write the first one stands without editing too.
  const mayCreate = mayEdit || (may('edit_posts') && reading.data?.count === 0);

  const like = useAction(toggleLike, { failure: outcomes.post.likeFailed });
  const { run: remove } = useAction((post: Post) => deletePost(society.id, post.id), {
    success: succeeded(outcomes.post.deleted),
    failure: failed(outcomes.post.deleteFailed),
  });

  return (
    <>
      <title>{`Posts · ${society.name} · Constellation`}</title>
      <PostGrid
        posts={reading.data?.results}
        pages={pages}
        theme={detail.theme}
        disabled={disabled}
        error={error?.message ?? reading.error?.message}
        onRetry={error ? retry : () => void reading.mutate()}
        retrying={reading.isValidating}
        onLike={(post) => void like.run(post)}
        onCreate={mayCreate ? () => setEdited('new') : undefined}
        onEdit={mayEdit ? setEdited : undefined}
        onDelete={mayEdit ? remove : undefined}
      />
      <PostDetail post={named.post} onClose={named.close} onLike={(post) => void like.run(post)} />
      {edited !== null && (
        <PostEditor
          post={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(null)}
          // What was written last stands first.
          onSaved={() => show(1)}
        />
      )}
    </>
  );
}
