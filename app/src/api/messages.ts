import {
  paths,
  type MessageReaders,
  type SocietyMessage,
  type SocietyMessageBody,
  type SocietyMessages,
} from 'societies-contract';
import { api } from './client.ts';
import { refreshPages, useRead } from './useRead.ts';

/** What a society sent, newest first. */
export const useSentMessages = (society: string, page: number) =>
  useRead<SocietyMessages>(`${paths.messages(society)}?page=${page}`, { keepPreviousData: true });

/** @returns how many would get the message. Nothing is sent. */
export async function countReaders(
  society: number,
  message: Omit<SocietyMessageBody, 'dry_run'>,
): Promise<number> {
  const { readers } = await api.post<MessageReaders>(paths.messages(society), { ...message, dry_run: true });
  return readers;
}

/** @throws ApiError; 429 beyond the messages of a day. */
export async function sendMessage(
  society: number,
  message: Omit<SocietyMessageBody, 'dry_run'>,
): Promise<SocietyMessage> {
  const sent = await api.post<SocietyMessage>(paths.messages(society), message);
  await refreshPages(paths.messages(society));
  return sent;
}
