import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import { pageSizeLimits, paths, type PostBody as Body } from 'societies-contract';
import { LikeReply, ListOrPage, Post, PostBody, PostConflict, PostsQuery } from 'societies-contract/schemas';
import { recordChange, recordCreation } from '../history/record.ts';
import { recordRemoval } from '../history/removals.ts';
import { changedMeanwhile } from '../platform/errors.ts';
import { readPage, type Slice } from '../platform/pages.ts';
import { callerOf, membershipOf } from '../platform/rights.ts';
import { pattern, type Routes } from '../platform/routes.ts';
import { addressedId, found, societyOf } from '../societies/params.ts';
import { featureOff, hiddenBy, whileOn } from '../societies/lock.ts';
import {
  countPosts,
  createPost,
  deletePost,
  findPost,
  listPosts,
  postsEnabled,
  toggleLike,
  updatePost,
  type PostReader,
} from './queries.ts';

export const postRoutes: Routes = async (server) => {
  const { database, storage } = server;
  const visit = { rights: { society: 'visit' } } as const;
  const edit = { rights: { society: 'edit_posts' } } as const;

  const readerOf = (request: FastifyRequest): PostReader => ({
    societyId: societyOf(request),
    universityId: callerOf(request).universityId,
    mayEdit: membershipOf(request).permissions.has('edit_posts'),
  });

  /** The picture to store; undefined keeps the old one, an empty string removes it. */
  async function acceptImage(request: FastifyRequest, { image }: Body, current: string | null = null) {
    if (image === undefined) return undefined;
    const space = { kind: 'society', societyId: membershipOf(request).societyId } as const;
    return image ? storage.acceptImage(request, 'image', image, space, 'posts', current) : null;
  }

  server.get(
    pattern(paths.posts, 'id'),
    { config: visit, schema: { querystring: PostsQuery, response: { 200: ListOrPage(Post) } } },
    (request) => {
      const { query } = request;
      const { page, page_size = pageSizeLimits.posts } = query;
      const reader = readerOf(request);
      const list = (slice?: Slice) => listPosts(database, reader, query, slice);
      if (page === undefined) return list();
      return readPage({ page, page_size }, () => countPosts(database, reader, query), list);
    },
  );

  server.get(
    pattern(paths.post, 'id', 'postId'),
    { config: visit, schema: { response: { 200: Post } } },
    async (request) => {
      const societyId = societyOf(request);
      const postId = addressedId(request, 'postId', 'Post');
      const post = found(await findPost(database, readerOf(request), postId), 'Post');
      if (!(await postsEnabled(database, societyId))) throw hiddenBy('enable_posts');
      return post;
    },
  );

  server.post(
    pattern(paths.posts, 'id'),
    { config: edit, schema: { body: PostBody, response: { 201: Post } } },
    async (request, reply) => {
      const { body } = request;
      const societyId = societyOf(request, body);
      const image = (await acceptImage(request, body)) ?? null;
      const { universityId } = callerOf(request);
      const postId = await whileOn(database, societyId, 'enable_posts', (trx) =>
        recordCreation(trx, { actor: universityId, society: societyId, action: 'post.created' }, 'post', () =>
          createPost(trx, { societyId, universityId }, body, image),
        ),
      );
      return reply.code(201).send(found(await findPost(database, readerOf(request), postId), 'Post'));
    },
  );

  server.put(
    pattern(paths.post, 'id', 'postId'),
    { config: edit, schema: { body: PostBody, response: { 200: Post, 409: PostConflict } } },
    async (request) => {
      const { body } = request;
      const societyId = societyOf(request, body);
      const postId = addressedId(request, 'postId', 'Post');
      const { universityId } = callerOf(request);
      const before = found(await findPost(database, readerOf(request), postId), 'Post');
      if (!(await postsEnabled(database, societyId))) throw featureOff('enable_posts');
      const image = await acceptImage(request, body, before.image);
      const updated = await whileOn(database, societyId, 'enable_posts', (trx) =>
        recordChange(
          trx,
          { actor: universityId, society: societyId, action: 'post.changed' },
          { kind: 'post', id: postId },
          () => updatePost(trx, { societyId, postId, by: universityId }, body, image),
        ),
      );
      const after = found(await findPost(database, readerOf(request), postId), 'Post');
      if (!updated) throw changedMeanwhile(after);
      await storage.removeByUrl(before.image);
      return after;
    },
  );

  server.delete(
    pattern(paths.post, 'id', 'postId'),
    { config: edit, schema: { response: { 204: Type.Null() } } },
    async (request, reply) => {
      const societyId = societyOf(request);
      const postId = addressedId(request, 'postId', 'Post');
      const { universityId } = callerOf(request);
      found(await findPost(database, readerOf(request), postId), 'Post');
      if (!(await postsEnabled(database, societyId))) throw featureOff('enable_posts');
      const deleted = await whileOn(database, societyId, 'enable_posts', (trx) =>
        recordRemoval(
          trx,
          { actor: universityId, society: societyId, action: 'post.deleted' },
          { kind: 'post', ids: [postId] },
          () => deletePost(trx, societyId, postId),
        ),
      );
      const { image } = found(deleted, 'Post');
      await storage.removeByUrl(image);
      return reply.code(204).send(null);
    },
  );

  server.post(
    pattern(paths.postLike, 'id', 'postId'),
    { config: visit, schema: { response: { 200: LikeReply } } },
    async (request) => {
      const societyId = societyOf(request);
      const postId = addressedId(request, 'postId', 'Post');
      const { universityId } = callerOf(request);
      found(await findPost(database, readerOf(request), postId), 'Post');
      if (!(await postsEnabled(database, societyId))) throw featureOff('enable_posts');
      return found(await toggleLike(database, societyId, postId, universityId), 'Post');
    },
  );
};
