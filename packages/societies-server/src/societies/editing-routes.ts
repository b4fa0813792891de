import { paths } from 'societies-contract';
import {
  FeatureOptions,
  FeatureOptionsBody,
  PatchSocietyBody,
  PatchSocietyForm,
  PatchSocietyReply,
  SocietyPage,
  Theme,
  UpdateSocietyBody,
  UpdateThemeBody,
} from 'societies-contract/schemas';
import type { FastifyRequest } from 'fastify';
import { findCard } from '../directory/cards.ts';
import { badRequest, invalid, notFound } from '../platform/errors.ts';
import { callerOf, membershipOf } from '../platform/rights.ts';
import { pattern, type Routes } from '../platform/routes.ts';
import { uploadBodies } from '../platform/storage/receive.ts';
import { addressedId, found, societyOf } from './addressed.ts';
import {
  findFeatureOptions,
  findPictures,
  updateFeatureOptions,
  updateSociety,
  updateTheme,
} from './changes.ts';
import { findSocietyPage } from './queries.ts';

/** Where a society's two pictures are kept. */
const rooms = { banner: 'banners', logo: 'logos' } as const;

/** What a committee changes about its society's public face. */
export const societyEditingRoutes: Routes = async (server) => {
  const { database, storage } = server;
  const edit = { rights: { society: 'edit_society' } } as const;

  /** A picture to store; undefined leaves it as it is, empty removes it. */
  async function acceptPicture(
    request: FastifyRequest,
    field: 'banner' | 'logo',
    url: string | null | undefined,
    current: string | null,
  ) {
    if (url === undefined) return undefined;
    const space = { kind: 'society', societyId: societyOf(request) } as const;
    return url ? storage.acceptImage(request, field, url, space, rooms[field], current) : null;
  }

  server.put(
    pattern(paths.updateSociety, 'id'),
    { config: edit, schema: { body: UpdateSocietyBody, response: { 200: SocietyPage } } },
    async (request) => {
      const societyId = societyOf(request);
      const before = found(await findPictures(database, societyId), 'Society');
      const { banner, logo, ...fields } = request.body;
      await updateSociety(database, societyId, {
        ...fields,
        banner: await acceptPicture(request, 'banner', banner, before.banner),
        logo: await acceptPicture(request, 'logo', logo, before.logo),
      });
      const card = found(await findCard(database, societyId), 'Society');
      const after = await findSocietyPage(database, card, membershipOf(request));
      await storage.removeByUrl(before.banner);
      await storage.removeByUrl(before.logo);
      return after;
    },
  );

  await server.register(async (scope) => {
    await scope.register(uploadBodies, { raw: false });
    scope.patch(
      pattern(paths.society, 'id'),
      {
        // A form with a picture is read as a stream, so its fields are checked there.
        config: { ...edit, form: PatchSocietyForm },
        schema: {
          body: { content: { 'application/json': { schema: PatchSocietyBody } } },
          response: { 200: PatchSocietyReply },
        },
      },
      async (request) => {
        const societyId = societyOf(request);
        if (!request.isMultipart()) {
          const body = request.body as { description: string } | undefined;
          if (!body) throw badRequest('Send a description, a banner or a logo.');
          await updateSociety(database, societyId, body);
          return { data: { description: body.description.trim() } };
        }
        const before = found(await findPictures(database, societyId), 'Society');
        const space = { kind: 'society', societyId } as const;
        const { field, url } = await storage.receivePicture(request, space, rooms, callerOf(request));
        await updateSociety(database, societyId, { [field]: url });
        await storage.removeByUrl(before[field]);
        return { data: { [field]: url } };
      },
    );
  });

  server.put(
    pattern(paths.updateTheme, 'id'),
    { config: edit, schema: { body: UpdateThemeBody, response: { 200: Theme } } },
    (request) => updateTheme(database, societyOf(request), request.body),
  );

  server.get(
    pattern(paths.featureOptions, 'id'),
    { config: { rights: { society: 'visit' } }, schema: { response: { 200: FeatureOptions } } },
    async (request) => found(await findFeatureOptions(database, societyOf(request)), 'Society'),
  );

  server.put(
    pattern(paths.featureOption, 'id', 'optionId'),
    { config: edit, schema: { body: FeatureOptionsBody, response: { 200: FeatureOptions } } },
    async (request) => {
      const societyId = societyOf(request);
      const optionId = addressedId(request, 'optionId', 'Feature options');
      if (optionId !== societyId) throw notFound('Feature options');
      const { id, ...features } = request.body;
      if (id !== undefined && id !== optionId)
        throw invalid({ id: ['These are not the options of the address.'] });
      return found(await updateFeatureOptions(database, societyId, features), 'Society');
    },
  );
};
