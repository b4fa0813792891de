import { useCallback, useEffect, useState } from 'react';
import { createStore, useStore } from '../state/store.ts';

/** What would discard changes: leaving the page, or also turning editing off. */
type Place = 'page' | 'editing';

interface Unsaved {
  place: Place;
  /** Whether the changes are stored on this device and sent later, so that nothing is lost. */
  kept: boolean;
}

/** Editors with unsaved changes. A store outside of React, because the browser's beforeunload event reads it. */
const unsaved = createStore<ReadonlyMap<object, Unsaved>>(new Map());

/** Makes the browser ask before the tab is closed or reloaded. */
const askBrowser = (event: BeforeUnloadEvent) => event.preventDefault();

function report(editor: object, what: Unsaved, dirty: boolean): void {
  const editors = new Map(unsaved.get());
  if (dirty) editors.set(editor, what);
  else editors.delete(editor);
  if (editors.size > 0) addEventListener('beforeunload', askBrowser);
  else removeEventListener('beforeunload', askBrowser);
  unsaved.set(editors);
}

/** Whether all unsaved changes are stored on this device. */
export const isAllKept = () => [...unsaved.get().values()].every(({ kept }) => kept);

/** Whether the page has unsaved changes; re-renders on change. */
export const useAnyUnsaved = () => useStore(unsaved).size > 0;

/**
 * @param place the action to check; leaving the page discards all changes.
 * @param besides an editor to ignore, because it has just been saved.
 * @returns whether changes would be lost.
 */
export function isUnsaved(place: Place, besides?: object): boolean {
  return [...unsaved.get()].some(
    ([editor, its]) => editor !== besides && (place === 'page' || its.place === 'editing'),
  );
}

/**
 * Registers an editor for the question about unsaved changes: pass `onDirtyChange` to the library's form.
 * @param place `editing` for an editor that closes when editing is turned off.
 * @param kept whether the changes are stored on this device and sent later.
 */
export function useUnsaved(place: Place, kept = false) {
  const [editor] = useState(() => ({}));
  useEffect(() => () => report(editor, { place, kept }, false), [editor, place, kept]);
  return {
    onDirtyChange: useCallback(
      (dirty: boolean) => report(editor, { place, kept }, dirty),
      [editor, place, kept],
    ),
    /** Whether other editors would lose changes if this one ends editing. */
    othersUnsaved: useCallback(() => isUnsaved(place, editor), [editor, place]),
  };
}
