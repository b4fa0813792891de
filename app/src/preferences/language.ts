import { commonOutcomes, defaultLanguage, type Language, type RefusalCode } from 'societies-contract';
import type { Messages, SocietiesProviderProps, Widened } from 'societies-ui';
import { createStore, useStore } from '../state/store.ts';
import { deviceStorage } from './deviceStorage.ts';

/** `invalid` has no translation: the server's own messages, one per field, say more in English than one sentence could. */
type ReasonedRefusal = Exclude<RefusalCode, 'invalid'>;

declare global {
  /** The app's messages join the library's, with the prefix `App`. */
  interface SocietiesMessages {
    AppCommonOutcomes: Widened<typeof commonOutcomes>;
    /** Refusals by the code of the server's reply. English readers see the server's own text. */
    AppRefusals: Readonly<Record<ReasonedRefusal, string>>;
  }
}

/** The languages, each by its own name. */
export const languages = [
  { value: 'en', label: 'English' },
  { value: 'de', label: 'Deutsch' },
] as const satisfies readonly { value: Language; label: string }[];

/** The library's props for a language; English is its default. */
interface Spoken extends Pick<SocietiesProviderProps, 'locale'> {
  language: Language;
  messages?: Messages;
}

const key = 'language';
const english: Spoken = { language: 'en' };
const spoken = createStore(english);

const toLanguage = (value: string | null): Language | undefined =>
  languages.find((language) => language.value === value)?.value;

/** What was chosen in this browser. */
export const readChoice = (): Language | undefined => toLanguage(deviceStorage.read(key));

/** The last choice, so that a language which loads after another was chosen is ignored. */
let wanted = readChoice() ?? defaultLanguage;

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
  document.documentElement.lang = language;
  spoken.set(next);
}

/** Loads a language, switches to it and stores the choice. */
export function chooseLanguage(language: Language): Promise<void> {
  deviceStorage.write(key, language);
  // If texts cannot be loaded, the language stays.
  return speak(language).catch(() => undefined);
}

/** The language that calls ask for. */
export const languageNow = (): Language => spoken.get().language;

/** Common texts, for code outside components. */
export const commonOutcomesNow = () => spoken.get().messages?.AppCommonOutcomes ?? commonOutcomes;

/** @returns the translated text of a refusal, if the server does not speak the language. */
export const refusalNow = (code: RefusalCode | undefined): string | undefined =>
  code && code !== 'invalid' ? spoken.get().messages?.AppRefusals[code] : undefined;

/** Common texts. */
export const useCommonOutcomes = () => useLanguage().messages?.AppCommonOutcomes ?? commonOutcomes;

/** The current language, with the library's props. */
export function useLanguage(): Spoken {
  return useStore(spoken);
}

/** Loads the language of the last visit before the first page is rendered. */
export const firstLanguage: Promise<unknown> =
  wanted === 'en' ? Promise.resolve() : speak(wanted).catch(() => undefined);

addEventListener('storage', (event) => {
  if (event.key === key || event.key === null) speak(readChoice() ?? defaultLanguage).catch(() => undefined);
});
