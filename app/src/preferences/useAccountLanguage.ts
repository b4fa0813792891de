import { useEffect } from 'react';
import { languages as known, paths, type Language } from 'societies-contract';
import { saveLanguage, useProfile } from '../api/account.ts';
import { refreshPages } from '../api/useRead.ts';
import { chooseLanguage, readChoice } from './language.ts';

/** Also reads the notices anew, because the server says them. */
const speak = (language: Language) =>
  void chooseLanguage(language).then(() => refreshPages(paths.notifications));

/** If it fails, the next visit tries again. */
const save = (language: Language) => void saveLanguage(language).catch(() => undefined);

/**
 * Keeps this browser's language and the account's, which mails are in, together.
 * @returns what switches both.
 */
export function useAccountLanguage(): (next: string) => void {
  const { data: profile } = useProfile();
  const stored = profile?.language;
  // Synchronises with the account: a browser without a choice follows it, and an account without one takes the browser's.
  useEffect(() => {
    const chosen = readChoice();
    if (stored === null && chosen !== undefined) save(chosen);
    else if (stored && chosen === undefined) speak(stored);
  }, [stored]);
  return (next) => {
    const language = known.find((one) => one === next);
    if (language === undefined) return;
    speak(language);
    if (profile) save(language);
  };
}
