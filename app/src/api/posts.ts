import { mutate } from 'swr';
import { paths, type LikeReply, type Post, type PostBody, type Widget } from 'societies-contract';
import { api } from './client.ts';
import { edit, optimistically } from './optimistic.ts';
import { useRead } from './useRead.ts';

/** @param enabled whether the society has posts switched on; nothing is read otherwise. */
export const usePosts = (society: string, enabled: boolean) =>
  useRead<Post[]>(enabled ? paths.posts(society) : null);

/** Widgets show posts too. */
const refreshPosts = (society: number) =>
  Promise.all([mutate(paths.posts(society)), mutate(paths.widgets(society))]);

export async function createPost(society: number, body: PostBody): Promise<void> {
  await api.post<Post>(paths.posts(society), { ...body, society });
  await refreshPosts(society);
}

export async function updatePost(society: number, post: number, body: PostBody): Promise<void> {
  try {
    await api.put<Post>(paths.post(society, post), body);
  } finally {
    await refreshPosts(society);
  }
}

export async function deletePost(society: number, post: number): Promise<void> {
  await api.delete(paths.post(society, post));
  await refreshPosts(society);
}

/** Where a post is shown: in the society's list and in widgets of its home. */
const edits = (post: Post) => (fields: Partial<Post>) => {
  const change = (one: Post) => (one.id === post.id ? { ...one, ...fields } : one);
  return [
    edit<Post[]>(paths.posts(post.society), (list) => list.map(change)),
    edit<Widget[]>(paths.widgets(post.society), (widgets) =>
      widgets.map((widget) =>
        widget.content_type === 'posts'
          ? { ...widget, content: { ...widget.content, post: change(widget.content.post) } }
          : widget,
      ),
    ),
  ];
};

/**
 * Toggles the like at once on the screen; undone when the server refuses.
 * @throws ApiError when the server refuses.
 */
export const toggleLike = (post: Post) =>
  optimistically<Partial<Post>>(
    edits(post),
    { liked: !post.liked, likes: post.likes + (post.liked ? -1 : 1) },
    () => api.post<LikeReply>(paths.postLike(post.society, post.id)),
  );
