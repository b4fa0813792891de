import { mutate } from 'swr';
import { paths, type LikeReply, type Post, type PostBody } from 'societies-contract';
import { api } from './client.ts';
import { optimistically, shownIn } from './optimistic.ts';
import { refreshPages, useRead } from './useRead.ts';

/** @param post null reads nothing. */
export const usePost = (society: string, post: string | null) =>
  useRead<Post>(post === null ? null : paths.post(society, post));

/** Widgets show posts too. */
const refreshPosts = (society: number) =>
  Promise.all([refreshPages(paths.posts(society)), mutate(paths.widgets(society))]);

export async function createPost(society: number, body: PostBody): Promise<Post> {
  const created = await api.post<Post>(paths.posts(society), { ...body, society });
  await refreshPosts(society);
  return created;
}

export async function updatePost(society: number, post: number, body: PostBody): Promise<Post> {
  try {
    return await api.put<Post>(paths.post(society, post), body);
  } finally {
    await Promise.all([refreshPosts(society), mutate(paths.post(society, post))]);
  }
}

export async function deletePost(society: number, post: number): Promise<void> {
  await api.delete(paths.post(society, post));
  await refreshPosts(society);
}

const edits = shownIn<Post>({
  list: paths.posts,
  single: paths.post,
  inWidget: (widget, change) =>
    widget.content_type === 'posts'
      ? { ...widget, content: { ...widget.content, post: change(widget.content.post) } }
      : widget,
});

/**
 * Toggles a like optimistically, and rolls back if the server refuses.
 * @throws ApiError if the server refuses.
 */
export const toggleLike = (post: Post) =>
  optimistically<Partial<Post>>(
    edits(post),
    {
      before: { liked: post.liked, likes: post.likes },
      after: { liked: !post.liked, likes: post.likes + (post.liked ? -1 : 1) },
    },
    () => api.post<LikeReply>(paths.postLike(post.society, post.id)),
  );
