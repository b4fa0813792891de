import { useEffect, useState } from 'react';

/** An object URL for a file, or the string itself. Revoked when no longer needed. */
export const useObjectUrl = (source: File | string | null | undefined): string | null => {
  const [made, setMade] = useState<{ file: File; url: string } | null>(null);
  // Synchronises with object URLs, which leak memory until they are revoked.
  useEffect(() => {
    if (!(source instanceof File)) return undefined;
    const url = URL.createObjectURL(source);
    // oxlint-disable-next-line react/set-state-in-effect -- the address exists only once the browser has made it
    setMade({ file: source, url });
    return () => URL.revokeObjectURL(url);
  }, [source]);
  if (source instanceof File) return made?.file === source ? made.url : null;
  return source ?? null;
};
