import { useSyncExternalStore } from 'react';
import { colorSchemeAttribute, colorSchemeKey, type ColorSchemeChoice } from 'societies-ui/theme';
import { createStore, useStore } from '../state/store.ts';
import { deviceStorage } from './deviceStorage.ts';

const systemDark = matchMedia('(prefers-color-scheme: dark)');

function readChoice(): ColorSchemeChoice {
  const stored = deviceStorage.read(colorSchemeKey);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

const choice = createStore(readChoice());

/** The colours of the browser's address bar, one per scheme, as declared in index.html. */
const frames = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map((meta) => ({
  meta,
  media: meta.media,
  scheme: meta.media.includes('dark') ? 'dark' : 'light',
}));

function apply(next: ColorSchemeChoice): void {
  const root = document.documentElement;
  if (next === 'system') root.removeAttribute(colorSchemeAttribute);
  else root.setAttribute(colorSchemeAttribute, next);
  for (const { meta, media, scheme } of frames) {
    meta.media = next === 'system' ? media : scheme === next ? 'all' : 'not all';
  }
  choice.set(next);
}

/** Applies a choice and stores it. */
export function chooseColorScheme(next: ColorSchemeChoice): void {
  deviceStorage.write(colorSchemeKey, next === 'system' ? null : next);
  apply(next);
}

function followSystem(notify: () => void): () => void {
  systemDark.addEventListener('change', notify);
  return () => systemDark.removeEventListener('change', notify);
}

/** The user's choice and the resulting scheme. */
export function useColorScheme(): { choice: ColorSchemeChoice; shown: 'light' | 'dark' } {
  const chosen = useStore(choice);
  const dark = useSyncExternalStore(followSystem, () => systemDark.matches);
  return { choice: chosen, shown: chosen === 'system' ? (dark ? 'dark' : 'light') : chosen };
}

apply(choice.get());

addEventListener('storage', (event) => {
  if (event.key !== colorSchemeKey && event.key !== null) return;
  apply(readChoice());
});
