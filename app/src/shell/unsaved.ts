import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';

/** What would discard changes: leaving the page, or also turning editing off. */
type Place = 'page' | 'editing';

/** Editors with unsaved changes. A store outside of React, because the browser's beforeunload event reads it. */
const unsaved = new Map<object, Place>();
const subscribers = new Set<() => void>();

/** Makes the browser ask before the tab is closed or reloaded. */
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

/** Whether the page has unsaved changes; re-renders on change. */
export const useAnyUnsaved = () => useSyncExternalStore(subscribe, () => unsaved.size > 0);

/**
 * @param place the action to check; leaving the page discards all changes.
 * @param besides an editor to ignore, because it has just been saved.
 * @returns whether changes would be lost.
 */
export function isUnsaved(place: Place, besides?: object): boolean {
  return [...unsaved].some(([editor, its]) => editor !== besides && (place === 'page' || its === 'editing'));
}

/**
 * Registers an editor for the question about unsaved changes: pass `onDirtyChange` to the library's form.
 * @param place `editing` for an editor that closes when editing is turned off.
 */
export function useUnsaved(place: Place) {
  const [editor] = useState(() => ({}));
  useEffect(() => () => report(editor, place, false), [editor, place]);
  return {
    onDirtyChange: useCallback((dirty: boolean) => report(editor, place, dirty), [editor, place]),
    /** Whether other editors would lose changes if this one ends editing. */
    othersUnsaved: useCallback(() => isUnsaved(place, editor), [editor, place]),
  };
}
