import { useSyncExternalStore } from 'react';
import { commonOutcomes } from 'societies-contract';
import type { Messages, SocietiesProviderProps, Widened } from 'societies-ui';

declare global {
  /** The app's own texts stand among the library's, under names that begin with `App`. */
  interface SocietiesMessages {
    AppCommonOutcomes: Widened<typeof commonOutcomes>;
    /** What the server refuses, by the code of its reply. English readers read what it says itself. */
    AppRefusals: Readonly<Record<string, string>>;
  }
}

/** The languages of the app, each by its own name. */
export const languages = [
  { value: 'en', label: 'English' },
  { value: 'de', label: 'Deutsch' },
] as const;
type Language = (typeof languages)[number]['value'];

/** What the library is told of the language; English is its default. */
interface Spoken extends Pick<SocietiesProviderProps, 'locale'> {
  language: Language;
  messages?: Messages;
}

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

async function german(): Promise<Spoken> {
  const [{ german: library }, { german: own }] = await Promise.all([
    import('societies-ui/locales/de'),
    import('./german.ts'),
  ]);
  return { ...library, language: 'de', messages: { ...library.messages, ...own } };
}

async function speak(language: Language): Promise<void> {
  wanted = language;
  const next = language === 'de' ? await german() : english;
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

/** Texts that any page may show, for code outside components. */
export const commonOutcomesNow = () => spoken.messages?.AppCommonOutcomes ?? commonOutcomes;

/** @returns what a refusal by the server reads in a language that the server does not speak. */
export const refusalNow = (code: string | undefined): string | undefined =>
  spoken.messages?.AppRefusals[code ?? ''];

/** What any page may have to say. */
export const useCommonOutcomes = () => useLanguage().messages?.AppCommonOutcomes ?? commonOutcomes;

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
