import type { Rhythm } from '../../events/series.ts';
const rules = new Intl.PluralRules('de');
const numbers = new Intl.NumberFormat('de');

/** A number in German notation. */
export const number = (value: number, digits = 1): string =>
  digits === 1 ? numbers.format(value) : value.toLocaleString('de', { maximumFractionDigits: digits });

/** A count with the right plural form. */
export const counted = (count: number, one: string, other: string): string =>
  `${number(count)} ${rules.select(count) === 'one' ? one : other}`;

export const members = (count: number): string => counted(count, 'Mitglied', 'Mitglieder');

export const eventLines = { dress_code: 'Dresscode' };

export const problems = {
  type: 'Wähle ein Bild: PNG, JPEG, WebP, GIF oder AVIF.',
  heic: 'Dieser Browser kann HEIC-Fotos nicht lesen. Speichere es als JPEG und wähle dieses.',
  animation: 'Diese Animation ist größer als 5 MB. Wähle eine kleinere oder ein Bild, das sich nicht bewegt.',
  bytes: 'Dieses Bild ist größer als 100 MB. Wähle ein kleineres.',
  pixels: 'Dieses Bild hat mehr als 100 Megapixel. Wähle ein kleineres.',
  unreadable: 'Dieses Bild lässt sich nicht lesen. Wähle ein anderes.',
};

export const pick = {
  choose: 'Bild auswählen',
  another: 'Anderes Bild',
  hint: 'oder hier ablegen. PNG, JPEG, WebP, GIF oder AVIF.',
  problems,
};

export const tools = {
  edit: (name: string) => `${name} bearbeiten`,
  delete: (name: string) => `${name} löschen`,
};

const rhythms = { week: 'Jede Woche', two_weeks: 'Alle zwei Wochen', month: 'Jeden Monat' } as const;

export const seriesWords = (rhythm: Rhythm, later: number): string =>
  `${rhythms[rhythm]} · ${counted(later, 'weiterer Termin', 'weitere Termine')}`;
