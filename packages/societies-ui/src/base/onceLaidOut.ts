/**
 * Calls back once the browser has laid an element out, before it paints; one that is not displayed waits until it is. Whoever measures
 * earlier has the page laid out one more time for it.
 * @returns what gives the waiting up.
 */
export function onceLaidOut(element: Element, then: () => void): () => void {
  const observer = new ResizeObserver(() => {
    observer.disconnect();
    then();
  });
  observer.observe(element);
  return () => observer.disconnect();
}
