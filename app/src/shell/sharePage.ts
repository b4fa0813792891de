/** Shares the page's address with the device's share sheet, or copies it if there is none. @param title of what is shared. */
export async function sharePage(title: string): Promise<'copied' | 'shared'> {
  const url = location.href;
  if (typeof navigator.share === 'function') {
    // Closing the share sheet is not an error.
    await navigator.share({ title, url }).catch(() => undefined);
    return 'shared';
  }
  await navigator.clipboard.writeText(url);
  return 'copied';
}
