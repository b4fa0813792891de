import { mutate } from 'swr';
import { paths, type MerchBody, type MerchItem } from 'societies-contract';
import { api } from './client.ts';
import { useRead } from './useRead.ts';

/** @param enabled whether the society has merchandise switched on; nothing is read otherwise. */
export const useMerch = (society: string, enabled: boolean) =>
  useRead<MerchItem[]>(enabled ? paths.merch(society) : null);

export async function createMerch(society: number, body: MerchBody): Promise<void> {
  await api.post<MerchItem>(paths.merch(society), { ...body, society });
  await mutate(paths.merch(society));
}

export async function updateMerch(society: number, item: number, body: MerchBody): Promise<void> {
  try {
    await api.put<MerchItem>(paths.merchItem(society, item), body);
  } finally {
    await mutate(paths.merch(society));
  }
}

export async function deleteMerch(society: number, item: number): Promise<void> {
  await api.delete(paths.merchItem(society, item));
  await mutate(paths.merch(society));
}
