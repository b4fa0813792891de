import { paths, type MerchBody, type MerchItem } from 'societies-contract';
import { api } from './client.ts';
import { refreshPages } from './useRead.ts';

export async function createMerch(society: number, body: MerchBody): Promise<MerchItem> {
  const created = await api.post<MerchItem>(paths.merch(society), { ...body, society });
  await refreshPages(paths.merch(society));
  return created;
}

export async function updateMerch(society: number, item: number, body: MerchBody): Promise<MerchItem> {
  try {
    return await api.put<MerchItem>(paths.merchItem(society, item), body);
  } finally {
    await refreshPages(paths.merch(society));
  }
}

export async function deleteMerch(society: number, item: number): Promise<void> {
  await api.delete(paths.merchItem(society, item));
  await refreshPages(paths.merch(society));
}
