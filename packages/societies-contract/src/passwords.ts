import { passwordLimits } from './limits.ts';

/** Words that are guessed first. Like the owner's university ID, they do not count towards a password's length. */
const guessedWords = ['constellation', 'societies', 'society', 'university', 'student'] as const;

/** Reasons for refusing a password that meets the formal rules. */
export const passwordRefusals = {
  common: 'Many people use this password. Please choose another one.',
  guessed: `Please choose a password with ${passwordLimits.min} more characters than your University ID and the name of this site.`,
} as const;

/**
 * The reason why a password is too easy to guess; undefined if it is acceptable. Ignores case.
 * @param isCommon whether a lower-case password is among the most common ones.
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
