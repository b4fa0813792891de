import { mutate } from 'swr';
import { paths, type RestorableKind } from 'societies-contract';
import { api } from './client.ts';
import { scopeOf } from './events.ts';
import { refreshPages } from './useRead.ts';

/** A deleted thing of a society. */
export interface Deleted {
  society: number;
  kind: RestorableKind;
  id: number;
  /** Also restores the following events that were deleted with it. */
  following?: boolean;
}

const places = {
  event: { restore: paths.eventRestore, list: paths.events },
  post: { restore: paths.postRestore, list: paths.posts },
  merch: { restore: paths.merchRestore, list: paths.merch },
  widget: { restore: paths.widgetRestore, list: paths.widgets },
} as const;

/** @throws ApiError; 404 if it was deleted too long ago or is already restored. */
export async function restoreThing({ society, kind, id, following = false }: Deleted): Promise<void> {
  const { restore, list } = places[kind];
  await api.post<unknown>(`${restore(society, id)}${scopeOf(following)}`);
  await Promise.all([
    refreshPages(list(society)),
    refreshPages(paths.societyHistory(society)),
    // Widgets show events and posts too.
    mutate(paths.widgets(society)),
  ]);
}
