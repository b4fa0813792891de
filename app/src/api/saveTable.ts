import { paths } from 'societies-contract';
import { readToken } from '../session/token.ts';
import { ApiError } from './ApiError.ts';
import { api } from './client.ts';

/** Hands a file to the browser, which asks or knows where to put it. */
export function saveAs(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/**
 * Saves a list as a file for spreadsheets, all of it that the query of `path` names. A link could not say who asks, so it is fetched first.
 * @throws ApiError
 */
export async function saveTable(path: string, fileName: string): Promise<void> {
  // Asks for a new token where the old one has expired.
  await api.get(paths.protected);
  const response = await fetch(`${path}${path.includes('?') ? '&' : '?'}format=csv`, {
    headers: { authorization: `Bearer ${readToken() ?? ''}` },
  });
  if (!response.ok) throw new ApiError(response.statusText, response.status);
  saveAs(await response.blob(), fileName);
}
