import { useSyncExternalStore } from 'react';
import { colorSchemeAttribute, colorSchemeKey, type ColorSchemeChoice } from 'societies-ui/theme';
import { deviceStorage } from './deviceStorage.ts';

const systemDark = matchMedia('(prefers-color-scheme: dark)');
const subscribers = new Set<() => void>();

function readChoice(): ColorSchemeChoice {
  const stored = deviceStorage.read(colorSchemeKey);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

let choice = readChoice();

/** The colours of the browser's address bar, one per scheme, as declared in index.html. */
const frames = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map((meta) => ({
  meta,
  media: meta.media,
  scheme: meta.media.includes('dark') ? 'dark' : 'light',
}));

function apply(): void {
  const root = document.documentElement;
  if (choice === 'system') root.removeAttribute(colorSchemeAttribute);
  else root.setAttribute(colorSchemeAttribute, choice);
  for (const { meta, media, scheme } of frames) {
    meta.media = choice === 'system' ? media : scheme === choice ? 'all' : 'not all';
  }
}

/** Applies a choice and stores it. */
export function chooseColorScheme(next: ColorSchemeChoice): void {
  choice = next;
  deviceStorage.write(colorSchemeKey, next === 'system' ? null : next);
  apply();
  for (const notify of subscribers) notify();
}

function subscribe(notify: () => void): () => void {
  subscribers.add(notify);
  systemDark.addEventListener('change', notify);
  return () => {
    subscribers.delete(notify);
    systemDark.removeEventListener('change', notify);
  };
}

/** The user's choice and the resulting scheme. */
export function useColorScheme(): { choice: ColorSchemeChoice; shown: 'light' | 'dark' } {
  const chosen = useSyncExternalStore(subscribe, () => choice);
  const dark = useSyncExternalStore(subscribe, () => systemDark.matches);
  return { choice: chosen, shown: chosen === 'system' ? (dark ? 'dark' : 'light') : chosen };
}

apply();

addEventListener('storage', (event) => {
  if (event.key !== colorSchemeKey && event.key !== null) return;
  choice = readChoice();
  apply();
  for (const notify of subscribers) notify();
});
