import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import { pageSizeLimits, paths, type MerchBody as Body } from 'societies-contract';
import { ListOrPage, MerchBody, MerchConflict, MerchItem, PageQuery } from 'societies-contract/schemas';
import { recordChange, recordCreation } from '../history/record.ts';
import { recordRemoval } from '../history/removals.ts';
import { changedMeanwhile } from '../platform/errors.ts';
import { readPage } from '../platform/pages.ts';
import { callerOf, membershipOf } from '../platform/rights.ts';
import { pattern, type Routes } from '../platform/routes.ts';
import { addressedId, found, societyOf } from '../societies/params.ts';
import { featureOff, whileOn } from '../societies/lock.ts';
import {
  countMerch,
  createMerchItem,
  deleteMerchItem,
  findMerchItem,
  listMerch,
  merchEnabled,
  updateMerchItem,
} from './queries.ts';

export const merchRoutes: Routes = async (server) => {
  const { database, storage } = server;
  const visit = { rights: { society: 'visit' } } as const;
  const edit = { rights: { society: 'edit_merch' } } as const;

  /** The picture to store; undefined keeps the old one, an empty string removes it. */
  async function acceptImage(request: FastifyRequest, { image }: Body, current: string | null = null) {
    if (image === undefined) return undefined;
    const space = { kind: 'society', societyId: membershipOf(request).societyId } as const;
    return image ? storage.acceptImage(request, 'image', image, space, 'merch', current) : null;
  }

  /** The item, if it exists and the feature is on. */
  async function changeable(societyId: number, itemId: number): Promise<MerchItem> {
    const item = found(await findMerchItem(database, societyId, itemId), 'Merch item');
    if (!(await merchEnabled(database, societyId))) throw featureOff('enable_merch');
    return item;
  }

  server.get(
    pattern(paths.merch, 'id'),
    { config: visit, schema: { querystring: PageQuery, response: { 200: ListOrPage(MerchItem) } } },
    (request) => {
      const societyId = societyOf(request);
      const { page, page_size = pageSizeLimits.merch } = request.query;
      if (page === undefined) return listMerch(database, societyId);
      return readPage(
        { page, page_size },
        () => countMerch(database, societyId),
        (slice) => listMerch(database, societyId, slice),
      );
    },
  );

  server.post(
    pattern(paths.merch, 'id'),
    { config: edit, schema: { body: MerchBody, response: { 201: MerchItem } } },
    async (request, reply) => {
      const { body } = request;
      const societyId = societyOf(request, body);
      const image = (await acceptImage(request, body)) ?? null;
      const itemId = await whileOn(database, societyId, 'enable_merch', (trx) =>
        recordCreation(
          trx,
          { actor: callerOf(request).universityId, society: societyId, action: 'merch.created' },
          'merch',
          () => createMerchItem(trx, societyId, body, image),
        ),
      );
      return reply.code(201).send(found(await findMerchItem(database, societyId, itemId), 'Merch item'));
    },
  );

  server.put(
    pattern(paths.merchItem, 'id', 'itemId'),
    { config: edit, schema: { body: MerchBody, response: { 200: MerchItem, 409: MerchConflict } } },
    async (request) => {
      const { body } = request;
      const societyId = societyOf(request, body);
      const itemId = addressedId(request, 'itemId', 'Merch item');
      const before = await changeable(societyId, itemId);
      const image = await acceptImage(request, body, before.image);
      const after = await whileOn(database, societyId, 'enable_merch', (trx) =>
        recordChange(
          trx,
          { actor: callerOf(request).universityId, society: societyId, action: 'merch.changed' },
          { kind: 'merch', id: itemId },
          () => updateMerchItem(trx, { societyId, itemId }, body, image),
        ),
      );
      if (!after)
        throw changedMeanwhile(found(await findMerchItem(database, societyId, itemId), 'Merch item'));
      await storage.removeByUrl(before.image);
      return after;
    },
  );

  server.delete(
    pattern(paths.merchItem, 'id', 'itemId'),
    { config: edit, schema: { response: { 204: Type.Null() } } },
    async (request, reply) => {
      const societyId = societyOf(request);
      const itemId = addressedId(request, 'itemId', 'Merch item');
      await changeable(societyId, itemId);
      const deleted = await whileOn(database, societyId, 'enable_merch', (trx) =>
        recordRemoval(
          trx,
          { actor: callerOf(request).universityId, society: societyId, action: 'merch.deleted' },
          { kind: 'merch', ids: [itemId] },
          () => deleteMerchItem(trx, societyId, itemId),
        ),
      );
      const { image } = found(deleted, 'Merch item');
      await storage.removeByUrl(image);
      return reply.code(204).send(null);
    },
  );
};
