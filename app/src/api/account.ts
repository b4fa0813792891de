import { mutate } from 'swr';
import {
  paths,
  type ChangeAvatarBody,
  type ChangePasswordBody,
  type DetailReply,
  type Language,
  type Profile,
  type ProfileBody,
} from 'societies-contract';
import { api } from './client.ts';
import { useRead } from './useRead.ts';

export const useProfile = () => useRead<Profile>(paths.profile);

/** Updates the profile and every place that shows it. */
export async function updateProfile(body: ProfileBody): Promise<void> {
  await mutate(paths.profile, await api.put<Profile>(paths.profile, body), { revalidate: false });
}

export async function resetAvatar(): Promise<DetailReply> {
  const reply = await api.post<DetailReply>(paths.resetAvatar);
  await mutate(paths.profile);
  return reply;
}

/** @param body the public address of an uploaded picture. */
export async function changeAvatar(body: ChangeAvatarBody): Promise<DetailReply> {
  const reply = await api.post<DetailReply>(paths.changeAvatar, body);
  await mutate(paths.profile);
  return reply;
}

export const changePassword = (body: ChangePasswordBody) => api.post<unknown>(paths.changePassword, body);

/** Stores the language of the user's mails. */
export async function saveLanguage(language: Language): Promise<void> {
  await api.put(paths.notificationSettings, { language });
  await mutate<Profile>(paths.profile, (profile) => profile && { ...profile, language }, {
    revalidate: false,
  });
}
