const rules = new Intl.PluralRules('de');
const numbers = new Intl.NumberFormat('de');

/** A number in German notation. */
export const number = (value: number, digits = 1): string =>
  digits === 1 ? numbers.format(value) : value.toLocaleString('de', { maximumFractionDigits: digits });

/** A count with the right plural form. */
export const counted = (count: number, one: string, other: string): string =>
  `${number(count)} ${rules.select(count) === 'one' ? one : other}`;

export const members = (count: number): string => counted(count, 'Mitglied', 'Mitglieder');

/** Problems with a picture. */
export const problems = {
  type: 'Wähle ein Bild: PNG, JPEG, WebP, GIF oder AVIF.',
  bytes: 'Dieses Bild ist größer als 5 MB. Wähle ein kleineres.',
  side: 'Dieses Bild ist mehr als 8.000 Pixel breit oder hoch. Wähle ein kleineres.',
  unreadable: 'Dieses Bild lässt sich nicht lesen. Wähle ein anderes.',
};

export const pick = {
  choose: 'Bild auswählen',
  another: 'Anderes Bild',
  hint: 'oder hier ablegen. PNG, JPEG, WebP, GIF oder AVIF, höchstens 5 MB.',
  problems,
};

export const tools = {
  edit: (name: string) => `${name} bearbeiten`,
  delete: (name: string) => `${name} löschen`,
};
