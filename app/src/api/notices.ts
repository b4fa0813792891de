import { mutate } from 'swr';
import {
  paths,
  type NoticeSettings,
  type NoticeSettingsBody,
  type NoticesReply,
  type ReadNoticesBody,
} from 'societies-contract';
import { api } from './client.ts';
import { useLive } from './liveNotices.ts';
import { refreshPages, useRead } from './useRead.ts';

/** Milliseconds. A tab that nobody looks at asks for nothing. */
const lookAgain = 30_000;

/** A page of what the reader was told. While nobody says by itself what is new, it looks again from time to time. */
export const useNotices = (page: number) =>
  useRead<NoticesReply>(`${paths.notifications}?page=${page}`, {
    refreshInterval: useLive() ? 0 : lookAgain,
    keepPreviousData: true,
  });

/** Marks notices as read, wherever they are shown. */
export async function readNotices(body: ReadNoticesBody): Promise<void> {
  await api.post<NoticesReply>(paths.readNotifications, body);
  await refreshPages(paths.notifications);
}

export const useNoticeSettings = () => useRead<NoticeSettings>(paths.notificationSettings);

export async function saveNoticeSettings(body: NoticeSettingsBody): Promise<void> {
  await mutate(paths.notificationSettings, await api.put<NoticeSettings>(paths.notificationSettings, body), {
    revalidate: false,
  });
}
