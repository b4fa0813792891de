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
  NonBlankText,
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
    /** Listed before all others. */
    pinned: Type.Optional(Type.Boolean()),
    /** Drafts are visible to those who may edit posts only. */
    draft: Type.Optional(Type.Boolean()),
    /** Until then visible to those who may edit posts only; null if it was published at once. */
    publish_at: Type.Optional(Nullable(Instant)),
    /** Readable without an account, where the site allows that. */
    public: Type.Optional(Type.Boolean()),
    version: Type.Optional(Version),
  },
  { title: 'Post' },
);
export type Post = Static<typeof Post>;
/** `search` matches titles. */
export const PostsQuery = Type.Object({ ...PageQuery.properties, search: Search });
export type PostsQuery = Static<typeof PostsQuery>;
export const PostConflict = ConflictReply(Post);

/** The form sends `last_updated`, but the server uses its own clock. */
export const PostBody = Type.Object(
  {
    title: Name(postLimits.titleMax, { required: validation.post.titleRequired }),
    content: NonBlankText(postLimits.contentMax, { required: validation.post.contentRequired }),
    show_likes: Type.Boolean(),
    image: Type.Optional(ImageUrl),
    society: Type.Optional(Id),
    last_updated: Type.Optional(Instant),
    pinned: Type.Optional(Type.Boolean()),
    draft: Type.Optional(Type.Boolean()),
    publish_at: Type.Optional(Nullable(Instant)),
    public: Type.Optional(Type.Boolean()),
    version: Type.Optional(Version),
  },
  strict,
);
export type PostBody = Static<typeof PostBody>;

export const LikeReply = Type.Object({ likes: Type.Integer({ minimum: 0 }), liked: Type.Boolean() });
export type LikeReply = Static<typeof LikeReply>;
