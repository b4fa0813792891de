import Type, { type Static } from 'typebox';
import { postLimits } from '../limits.ts';
import { validation } from '../validation.ts';
import {
  ConflictReply,
  Nullable,
  Id,
  ImageUrl,
  Instant,
  Name,
  PageQuery,
  Search,
  Text,
  Version,
  strict,
} from './common.ts';

export const Post = Type.Object(
  {
    id: Id,
    society: Id,
    title: Type.String(),
    content: Type.String(),
    image: ImageUrl,
    show_likes: Type.Boolean(),
    likes: Type.Integer({ minimum: 0 }),
    /** Whether the caller likes it. */
    liked: Type.Boolean(),
    last_updated: Instant,
    /** Stands before all others. */
    pinned: Type.Optional(Type.Boolean()),
    /** Only who may edit posts sees it. */
    draft: Type.Optional(Type.Boolean()),
    /** Until then only who may edit posts sees it; null when it was published by being written. */
    publish_at: Type.Optional(Nullable(Instant)),
    version: Type.Optional(Version),
  },
  { title: 'Post' },
);
export type Post = Static<typeof Post>;
/** `search` looks into titles. */
export const PostsQuery = Type.Object({ ...PageQuery.properties, search: Search });
export type PostsQuery = Static<typeof PostsQuery>;
export const PostConflict = ConflictReply(Post);

/** `last_updated` is accepted because the form sends it; the server's own clock decides. */
export const PostBody = Type.Object(
  {
    title: Name(postLimits.titleMax, { required: validation.post.titleRequired }),
    content: Text(postLimits.contentMax, { required: validation.post.contentRequired }),
    show_likes: Type.Boolean(),
    image: Type.Optional(ImageUrl),
    society: Type.Optional(Id),
    last_updated: Type.Optional(Instant),
    pinned: Type.Optional(Type.Boolean()),
    draft: Type.Optional(Type.Boolean()),
    publish_at: Type.Optional(Nullable(Instant)),
    version: Type.Optional(Version),
  },
  strict,
);
export type PostBody = Static<typeof PostBody>;

export const LikeReply = Type.Object({ likes: Type.Integer({ minimum: 0 }), liked: Type.Boolean() });
export type LikeReply = Static<typeof LikeReply>;
