import { paths } from 'societies-contract';
import {
  FeatureOptions,
  FeatureOptionsBody,
  FeatureOptionsConflict,
  PatchSocietyBody,
  PatchSocietyForm,
  PatchSocietyReply,
  SocietyConflict,
  SocietyPage,
  StoredTheme,
  ThemeConflict,
  UpdateSocietyBody,
  UpdateThemeBody,
} from 'societies-contract/schemas';
import type { FastifyRequest } from 'fastify';
import type { PatchSocietyBody as PatchBody } from 'societies-contract';
import { findCard } from '../directory/cards.ts';
import { recordChange } from '../history/record.ts';
import { badRequest, changedMeanwhile, invalid, notFound } from '../platform/errors.ts';
import { standingIn } from '../joining/standing.ts';
import { callerOf, membershipOf } from '../platform/rights.ts';
import { pattern, type Routes } from '../platform/routes.ts';
import { uploadBodies } from '../platform/storage/receive.ts';
import { addressedId, found, societyOf } from './params.ts';
import {
  countShown,
  findFeatureOptions,
  findPictures,
  updateFeatureOptions,
  updateSociety,
  updateTheme,
  type SocietyChanges,
} from './changes.ts';
import { findSocietyPage } from './queries.ts';

/** The storage folders of a society's two pictures. */
const folders = { banner: 'banners', logo: 'logos' } as const;

/** Form fields are strings. */
function versionIn({ version }: Readonly<Record<string, string>>): number | undefined {
  if (version === undefined) return undefined;
  if (!/^\d{1,9}$/.test(version)) throw invalid({ version: ['This must be of type integer.'] });
  return Number(version);
}

/** Editing a society's page, pictures, theme and features. */
export const societyEditingRoutes: Routes = async (server) => {
  const { database, storage, config } = server;
  const edit = { rights: { society: 'edit_society' } } as const;

  /** The picture to store; undefined keeps the old one, an empty string removes it. */
  async function acceptPicture(
    request: FastifyRequest,
    field: 'banner' | 'logo',
    url: string | null | undefined,
    current: string | null,
  ) {
    if (url === undefined) return undefined;
    const space = { kind: 'society', societyId: societyOf(request) } as const;
    return url ? storage.acceptImage(request, field, url, space, folders[field], current) : null;
  }

  /** Writes the society's own fields; false if the version is outdated. */
  const save = (request: FastifyRequest, changes: SocietyChanges, version: number | undefined) => {
    const societyId = societyOf(request);
    return recordChange(
      database,
      { actor: callerOf(request).universityId, society: societyId, action: 'society.changed' },
      { kind: 'society', id: societyId },
      (trx) => updateSociety(trx, societyId, changes, version),
    );
  };

  /** The society's current page. */
  async function pageFor(request: FastifyRequest) {
    const card = found(await findCard(database, societyOf(request), config.timeZone), 'Society');
    return findSocietyPage(database, card, standingIn(card.id, callerOf(request)));
  }

  server.put(
    pattern(paths.updateSociety, 'id'),
    {
      config: edit,
      schema: { body: UpdateSocietyBody, response: { 200: SocietyPage, 409: SocietyConflict } },
    },
    async (request) => {
      const societyId = societyOf(request);
      const before = found(await findPictures(database, societyId), 'Society');
      const { banner, logo, version, ...fields } = request.body;
      const changes = {
        ...fields,
        banner: await acceptPicture(request, 'banner', banner, before.banner),
        logo: await acceptPicture(request, 'logo', logo, before.logo),
      };
      const updated = await save(request, changes, version);
      const after = await pageFor(request);
      if (!updated) throw changedMeanwhile(after);
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
        // Forms with a picture are read as a stream, so their fields are validated there.
        config: { ...edit, form: PatchSocietyForm },
        schema: {
          body: { content: { 'application/json': { schema: PatchSocietyBody } } },
          response: { 200: PatchSocietyReply, 409: SocietyConflict },
        },
      },
      async (request) => {
        const societyId = societyOf(request);
        if (!request.isMultipart()) {
          const body = request.body as PatchBody | undefined;
          if (!body) throw badRequest('Send a description, a banner or a logo.');
          const { version, ...changes } = body;
          if (!(await save(request, changes, version))) {
            throw changedMeanwhile(await pageFor(request));
          }
          return { data: { description: body.description.trim() } };
        }
        const before = found(await findPictures(database, societyId), 'Society');
        const space = { kind: 'society', societyId } as const;
        let version: number | undefined;
        // Checks the version before storing, because a picture replaces the previous one.
        const check = async (texts: Readonly<Record<string, string>>) => {
          version = versionIn(texts);
          const now = await findPictures(database, societyId);
          if (version !== undefined && version !== now?.version) {
            throw changedMeanwhile(await pageFor(request));
          }
        };
        const { field, url } = await storage.receivePicture(
          request,
          space,
          folders,
          callerOf(request),
          check,
        );
        if (!(await save(request, { [field]: url }, version))) {
          throw changedMeanwhile(await pageFor(request));
        }
        await storage.removeByUrl(before[field]);
        return { data: { [field]: url } };
      },
    );
  });

  server.put(
    pattern(paths.updateTheme, 'id'),
    { config: edit, schema: { body: UpdateThemeBody, response: { 200: StoredTheme, 409: ThemeConflict } } },
    (request) => {
      const societyId = societyOf(request);
      return recordChange(
        database,
        { actor: callerOf(request).universityId, society: societyId, action: 'theme.changed' },
        { kind: 'theme' },
        (trx) => updateTheme(trx, societyId, request.body),
      );
    },
  );

  async function readFeatureOptions(request: FastifyRequest) {
    const societyId = societyOf(request);
    const options = found(await findFeatureOptions(database, societyId), 'Society');
    // For who may switch them off, and is to know what that takes from others.
    if (!membershipOf(request).permissions.has('edit_society')) return options;
    return { ...options, shown: await countShown(database, societyId) };
  }

  server.get(
    pattern(paths.featureOptions, 'id'),
    { config: { rights: { society: 'visit' } }, schema: { response: { 200: FeatureOptions } } },
    readFeatureOptions,
  );

  server.put(
    pattern(paths.featureOption, 'id', 'optionId'),
    {
      config: edit,
      schema: { body: FeatureOptionsBody, response: { 200: FeatureOptions, 409: FeatureOptionsConflict } },
    },
    async (request) => {
      const societyId = societyOf(request);
      const optionId = addressedId(request, 'optionId', 'Feature options');
      if (optionId !== societyId) throw notFound('Feature options');
      const { id, ...features } = request.body;
      if (id !== undefined && id !== optionId)
        throw invalid({ id: ['These are not the options of the address.'] });
      const updated = await recordChange(
        database,
        { actor: callerOf(request).universityId, society: societyId, action: 'features.changed' },
        { kind: 'features' },
        (trx) => updateFeatureOptions(trx, societyId, features, callerOf(request).universityId),
      );
      if (updated) return updated;
      throw changedMeanwhile(await readFeatureOptions(request));
    },
  );
};
