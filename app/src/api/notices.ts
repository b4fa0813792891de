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

/** Polling interval in milliseconds, for visible tabs. */
const lookAgain = 30_000;

/** A page of the user's notices. Polls while the live stream is down. */
export const useNotices = (page: number) =>
  useRead<NoticesReply>(`${paths.notifications}?page=${page}`, {
    refreshInterval: useLive() ? 0 : lookAgain,
    keepPreviousData: true,
  });

/** Marks notices as read in every place that shows them. */
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
