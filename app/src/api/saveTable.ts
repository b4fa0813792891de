import { paths } from 'societies-contract';
import { readToken } from '../session/token.ts';
import { ApiError } from './ApiError.ts';
import { api } from './client.ts';

/** Saves a file through the browser's download. */
export function saveAs(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/**
 * Downloads a whole list as CSV, with the query of `path`. Fetched, because a link cannot send the access token.
 * @throws ApiError
 */
export async function saveTable(path: string, fileName: string): Promise<void> {
  // Refreshes an expired token.
  await api.get(paths.protected);
  const response = await fetch(`${path}${path.includes('?') ? '&' : '?'}format=csv`, {
    headers: { authorization: `Bearer ${readToken() ?? ''}` },
  });
  if (!response.ok) throw new ApiError(response.statusText, response.status);
  saveAs(await response.blob(), fileName);
}
