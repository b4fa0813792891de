/** What fingers do to a word, at a letter of it. */
const mistakes = {
  'another letter': (word: string, at: number) =>
    word.slice(0, at) + (word[at] === 'n' ? 'm' : 'n') + word.slice(at + 1),
  'swapped letters': (word: string, at: number) => {
    const [left = '', right = ''] = [word[at], word[at + 1]];
    return word.slice(0, at) + right + left + word.slice(at + 2);
  },
  'a letter missing': (word: string, at: number) => word.slice(0, at) + word.slice(at + 1),
  'a letter twice': (word: string, at: number) => word.slice(0, at) + word[at] + word.slice(at),
} as const;

export const rules = Object.keys(mistakes) as (keyof typeof mistakes)[];

/**
 * A name with a mistake in its longest word, by a rule and at a letter that follow from the number; every other time its words
 * stand the other way round.
 */
export function misspelt(name: string, number: number): string {
  const words = name.toLowerCase().split(' ');
  const longest = words.reduce((one, other) => (other.length > one.length ? other : one));
  const rule = rules[number % rules.length] ?? 'swapped letters';
  const at = 1 + (Math.floor(number / rules.length) % Math.max(1, longest.length - 2));
  const typed = words.map((word) => (word === longest ? mistakes[rule](word, at) : word));
  return (Math.floor(number / (rules.length * 2)) % 2 === 0 ? typed : typed.reverse()).join(' ');
}
