import { useEffect, useState } from 'react';

/** Milliseconds that a button shows its confirmation. */
const shownFor = 3_000;

/** With its host, as others need it; a route gives a path. */
export const wholeAddress = (address: string) => new URL(address, document.baseURI).href;

/**
 * Copies to the clipboard.
 * @returns `copy` for an address, which is copied whole, `copyText` for any other text, and whether it was copied a moment ago, or the
 * browser refused.
 */
export function useCopy() {
  const [state, setState] = useState<'copied' | 'refused'>();
  const copied = state === 'copied';
  // Synchronises with a timer.
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setState(undefined), shownFor);
    return () => clearTimeout(timer);
  }, [copied]);
  const copyText = async (text: string) => {
    try {
      // Undefined in insecure contexts.
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('refused');
    }
  };
  return { state, copyText, copy: (address: string) => copyText(wholeAddress(address)) };
}
