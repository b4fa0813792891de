import { useEffect, useState } from 'react';

/** The address of a file that is not stored yet; of a string the string itself. Released when it is no longer needed. */
export const useObjectUrl = (source: File | string | null | undefined): string | null => {
  const [made, setMade] = useState<{ file: File; url: string } | null>(null);
  // Object URLs stay in the browser's memory until they are revoked.
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
