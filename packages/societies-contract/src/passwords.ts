import { passwordLimits } from './limits.ts';

/** What anybody would try here first: these words, like its owner's university ID, do not count toward the length of a password. */
const guessedWords = ['constellation', 'societies', 'society', 'university', 'student'] as const;

/** Why a password is refused that keeps every other rule. */
export const passwordRefusals = {
  common: 'Many people use this password. Please choose another one.',
  guessed: `Please choose a password with ${passwordLimits.min} more characters than your University ID and the name of this site.`,
} as const;

/**
 * Why a password would be guessed early; undefined when it is good. Capitals count for nothing.
 * @param isCommon whether many people use a password, given in lower case.
 * @param universityId of its owner.
 */
export function refusedPassword(
  password: string,
  isCommon: (lowerCase: string) => boolean,
  universityId: string,
): keyof typeof passwordRefusals | undefined {
  const lowerCase = password.toLowerCase();
  if (isCommon(lowerCase)) return 'common';
  let rest = lowerCase;
  for (const word of [...guessedWords, universityId]) rest = rest.replaceAll(word, '');
  return rest.length < passwordLimits.min ? 'guessed' : undefined;
}
