import { paths, type UndeliveredMail, type UndeliveredMails } from 'societies-contract';
import { api } from './client.ts';
import { refreshPages, useRead } from './useRead.ts';

/** Number of undelivered mails. */
export const useUndelivered = (): number =>
  useRead<UndeliveredMails>(`${paths.undeliveredMails}?page=1`).data?.count ?? 0;

const refresh = () => Promise.all([refreshPages(paths.undeliveredMails), refreshPages(paths.adminHistory)]);

/** Retries a mail for another day. */
export async function retryMail({ id }: Pick<UndeliveredMail, 'id'>): Promise<void> {
  await api.post(paths.retryMail(id));
  await refresh();
}

/** Retries all undelivered mails for another day. */
export async function retryMails(): Promise<void> {
  await api.post(paths.retryMails);
  await refresh();
}
