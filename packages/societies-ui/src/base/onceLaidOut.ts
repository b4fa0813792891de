/**
 * Calls back once an element is laid out and before it is painted; if it is hidden, once it is shown. Measuring earlier would
 * force an extra layout.
 * @returns a function that cancels the wait.
 */
export function onceLaidOut(element: Element, then: () => void): () => void {
  const observer = new ResizeObserver(() => {
    observer.disconnect();
    then();
  });
  observer.observe(element);
  return () => observer.disconnect();
}
