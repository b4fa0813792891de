import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';

/** What ends it: leaving the page, or switching editing off as well. */
type Place = 'page' | 'editing';

/** The editors that hold something unsaved. They live outside React, as the browser's own question does. */
const unsaved = new Map<object, Place>();
const subscribers = new Set<() => void>();

/** The browser asks in its own words when a tab is closed or loaded anew. */
const askBrowser = (event: BeforeUnloadEvent) => event.preventDefault();

function report(editor: object, place: Place, dirty: boolean): void {
  if (dirty) unsaved.set(editor, place);
  else unsaved.delete(editor);
  if (unsaved.size > 0) addEventListener('beforeunload', askBrowser);
  else removeEventListener('beforeunload', askBrowser);
  for (const notify of subscribers) notify();
}

function subscribe(notify: () => void): () => void {
  subscribers.add(notify);
  return () => subscribers.delete(notify);
}

/** Whether anything on the page is unsaved; the component renders again when it changes. */
export const useAnyUnsaved = () => useSyncExternalStore(subscribe, () => unsaved.size > 0);

/**
 * @param place what would end it; leaving the page ends everything.
 * @param besides an editor that does not count, because what it holds has just been saved.
 * @returns whether something would be lost.
 */
export function isUnsaved(place: Place, besides?: object): boolean {
  return [...unsaved].some(([editor, its]) => editor !== besides && (place === 'page' || its === 'editing'));
}

/**
 * An editor that is asked about before what it holds is lost: give `onDirtyChange` to the library's component.
 * @param place `editing` for one that goes away when editing is switched off.
 */
export function useUnsaved(place: Place) {
  const [editor] = useState(() => ({}));
  useEffect(() => () => report(editor, place, false), [editor, place]);
  return {
    onDirtyChange: useCallback((dirty: boolean) => report(editor, place, dirty), [editor, place]),
    /** Whether another editor would lose something by what ends this one. */
    othersUnsaved: useCallback(() => isUnsaved(place, editor), [editor, place]),
  };
}
