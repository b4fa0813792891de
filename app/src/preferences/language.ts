import { useSyncExternalStore } from 'react';
import type { SocietiesProviderProps } from 'societies-ui';

/** The languages of the app, each by its own name. */
export const languages = [
  { value: 'en', label: 'English' },
  { value: 'de', label: 'Deutsch' },
] as const;
type Language = (typeof languages)[number]['value'];

/** What a language says to the library. English is what it says by itself. */
type Spoken = Pick<SocietiesProviderProps, 'messages' | 'locale'> & { language: Language };

const key = 'language';
const english: Spoken = { language: 'en' };
const subscribers = new Set<() => void>();
let spoken = english;

function readChoice(): Language {
  try {
    return localStorage.getItem(key) === 'de' ? 'de' : 'en';
  } catch {
    return 'en';
  }
}

/** What was asked for last: a language that comes after another was chosen is too late. */
let wanted = readChoice();

async function speak(language: Language): Promise<void> {
  wanted = language;
  const next: Spoken =
    language === 'de' ? { language, ...(await import('societies-ui/locales/de')).german } : english;
  if (wanted !== language) return;
  spoken = next;
  document.documentElement.lang = language;
  for (const notify of subscribers) notify();
}

/** Speaks a language, once its texts are there, and remembers it for the next visit. */
export function chooseLanguage(next: string): void {
  const language = next === 'de' ? 'de' : 'en';
  try {
    if (language === 'en') localStorage.removeItem(key);
    else localStorage.setItem(key, language);
  } catch {
    // A browser that stores nothing still speaks it for this visit.
  }
  // Texts that cannot be fetched leave the language as it was.
  speak(language).catch(() => undefined);
}

/** The language that is spoken, with what the library needs of it. */
export function useLanguage(): Spoken {
  return useSyncExternalStore(
    (notify) => {
      subscribers.add(notify);
      return () => void subscribers.delete(notify);
    },
    () => spoken,
  );
}

/** Begins with the language of the last visit, before the first page is drawn. */
export const firstLanguage: Promise<unknown> =
  wanted === 'en' ? Promise.resolve() : speak(wanted).catch(() => undefined);

addEventListener('storage', (event) => {
  if (event.key === key || event.key === null) speak(readChoice()).catch(() => undefined);
});
