import { outcomes, paths } from 'societies-contract';
import { ChangeAvatarBody, DetailReply } from 'societies-contract/schemas';
import { unauthorized } from '../platform/errors.ts';
import { callerOf } from '../platform/rights.ts';
import type { Routes } from '../platform/routes.ts';
import { findProfile, setAvatar } from './queries.ts';

/** The caller's avatar. */
export const avatarRoutes: Routes = async (server) => {
  const { config, database, storage } = server;

  /** Stores the new avatar's address, then deletes the old picture. */
  const replace = async (universityId: string, next: (before: string | null) => Promise<string | null>) => {
    const profile = await findProfile(database, universityId, config);
    if (!profile) throw unauthorized();
    const avatar = await next(profile.avatar);
    await setAvatar(database, universityId, avatar);
    await storage.removeByUrl(profile.avatar);
  };

  server.post(
    paths.changeAvatar,
    { config: { rights: 'signedIn' }, schema: { body: ChangeAvatarBody, response: { 200: DetailReply } } },
    async (request) => {
      const { universityId } = callerOf(request);
      const { avatar } = request.body;
      await replace(universityId, (before) =>
        storage.acceptImage(request, 'avatar', avatar, { kind: 'user', universityId }, 'avatars', before),
      );
      return { detail: outcomes.avatar.success };
    },
  );

  server.post(
    paths.resetAvatar,
    { config: { rights: 'signedIn' }, schema: { response: { 200: DetailReply } } },
    async (request) => {
      await replace(callerOf(request).universityId, async () => null);
      return { detail: outcomes.avatar.removed };
    },
  );
};
