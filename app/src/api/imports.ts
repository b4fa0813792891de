import { pageSizeLimits, paths, type Import, type ImportKind, type ImportReply } from 'societies-contract';
import type { ImportOptions } from 'societies-ui/admin';
import { readToken } from '../session/token.ts';
import { ApiError } from './ApiError.ts';
import { api } from './client.ts';
import { saveAs } from './saveTable.ts';
import { refreshPages, useRead, type ListPage } from './useRead.ts';

/** Milliseconds between looks at an import that runs. */
const lookAgain = 1_000;

/** A page of the imports, newest first. Looks again while one of them runs. */
export const useImports = (page: number) =>
  useRead<ListPage<Import>>(`${paths.imports}?page=${page}&page_size=${pageSizeLimits.history}`, {
    keepPreviousData: true,
    refreshInterval: (latest?: ListPage<Import>) =>
      latest?.results.some(({ state }) => state === 'running') ? lookAgain : 0,
  });

function request(kind: ImportKind, file: File, options: ImportOptions, more: Record<string, string>) {
  const query = new URLSearchParams(more);
  if (options.dateOrder) query.set('date_order', options.dateOrder);
  if (options.padIds) query.set('pad_ids', 'true');
  if (options.skipRefused) query.set('skip_refused', 'true');
  const form = new FormData();
  // Fields come before the file, which is read as it arrives.
  if (options.mapping) form.append('mapping', JSON.stringify(options.mapping));
  form.append('file', file);
  return { path: `${paths.importFile(kind)}?${query}`, form };
}

/** Reads a file without storing anything. */
export function checkImport(kind: ImportKind, file: File, options: ImportOptions): Promise<ImportReply> {
  const { path, form } = request(kind, file, { ...options, skipRefused: false }, { dry_run: 'true' });
  return api.post<ImportReply>(path, form);
}

/** Imports a file: all of it, or nothing. */
export async function importFile(kind: ImportKind, file: File, options: ImportOptions): Promise<ImportReply> {
  const { path, form } = request(kind, file, options, {});
  const sending = api.post<ImportReply>(path, form);
  // It is in the list once it has begun, and says there how far it is.
  const looking = setInterval(() => void refreshPages(paths.imports), lookAgain);
  try {
    return await sending;
  } finally {
    clearInterval(looking);
    await refreshPages(paths.imports);
  }
}

/**
 * Downloads the refused rows of a file with the reasons. Fetched, because a link cannot send the access token.
 * @throws ApiError
 */
export async function saveRefused(kind: ImportKind, file: File, options: ImportOptions): Promise<void> {
  // Refreshes an expired token.
  await api.get(paths.protected);
  const { path, form } = request(kind, file, options, { format: 'csv' });
  const response = await fetch(path, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${readToken() ?? ''}` },
  });
  if (!response.ok) throw new ApiError(response.statusText, response.status);
  saveAs(await response.blob(), `refused-${file.name.replace(/\.\w+$/, '')}.csv`);
}

export async function undoImport(id: number): Promise<void> {
  try {
    await api.post<Import>(paths.undoImport(id));
  } finally {
    await refreshPages(paths.imports);
  }
}
