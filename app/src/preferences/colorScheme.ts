import { useSyncExternalStore } from 'react';

/** What the reader chose; `system` follows the device. */
export type ColorSchemeChoice = 'light' | 'dark' | 'system';

/** Read by the script in index.html too, before the first paint. */
const storageKey = 'color-scheme';
const systemDark = matchMedia('(prefers-color-scheme: dark)');
const subscribers = new Set<() => void>();

function readChoice(): ColorSchemeChoice {
  try {
    const stored = localStorage.getItem(storageKey);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}

let choice = readChoice();

/** The browser's own frame (address bar, scroll bars) takes the scheme from here. */
function apply(): void {
  document.documentElement.style.colorScheme = choice === 'system' ? '' : choice;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const scheme = meta.content === lightFrame ? 'light' : 'dark';
    meta.media =
      choice === 'system' ? `(prefers-color-scheme: ${scheme})` : scheme === choice ? 'all' : 'not all';
  }
}

/** The page colour of the light scheme, as index.html writes it. */
const lightFrame = document.querySelector<HTMLMetaElement>(
  'meta[name="theme-color"][media*="light"]',
)?.content;

/** Applies the choice and remembers it for the next visit. */
export function chooseColorScheme(next: ColorSchemeChoice): void {
  choice = next;
  try {
    if (next === 'system') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, next);
  } catch {
    // A browser that stores nothing still switches for this visit.
  }
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

/** The reader's choice, and what it comes to on this device now. */
export function useColorScheme(): { choice: ColorSchemeChoice; shown: 'light' | 'dark' } {
  const chosen = useSyncExternalStore(subscribe, () => choice);
  const dark = useSyncExternalStore(subscribe, () => systemDark.matches);
  return { choice: chosen, shown: chosen === 'system' ? (dark ? 'dark' : 'light') : chosen };
}

apply();

addEventListener('storage', (event) => {
  if (event.key !== storageKey && event.key !== null) return;
  choice = readChoice();
  apply();
  for (const notify of subscribers) notify();
});
