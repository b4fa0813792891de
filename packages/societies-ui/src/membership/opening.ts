/** @returns the first sentences of a text that fit into `most` characters, or else its first words; the whole text if that fits. */
export function openingOf(text: string, most: number, locale?: string): string {
  const whole = text.trim();
  if (whole.length <= most) return whole;
  let opening = '';
  for (const { segment } of new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(whole)) {
    if ((opening + segment).trimEnd().length > most) break;
    opening += segment;
  }
  if (opening.trim() !== '') return opening.trim();
  const cut = whole.slice(0, most);
  const end = cut.lastIndexOf(' ');
  // A text without spaces is cut between its characters, not within one.
  const words = end > most / 2 ? cut.slice(0, end) : cut.replace(/[\uD800-\uDBFF]$/, '');
  let length = words.length;
  while (length > 0 && /[\s,;:.–-]/.test(words.charAt(length - 1))) length -= 1;
  return `${words.slice(0, length)}…`;
}
