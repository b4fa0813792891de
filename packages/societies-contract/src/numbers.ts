import { minutesInHour } from 'date-fns/constants';

/** What a number field holds: `money` has at most two decimals, `count` none, `hours` also takes minutes: `1:30`, `90 min`. */
export type NumberKind = 'number' | 'count' | 'money' | 'hours';

/** A number that can be read in two ways, such as `1.250`: as 1250 and as 1.25. */
export interface Unclear {
  unclear: readonly [number, number];
}

/** A longer text is no number. */
const longest = 40;
const decimalDigits = 2;

interface Marks {
  group: string;
  decimal: string;
}
const english: Marks = { group: ',', decimal: '.' };
const known = new Map<string, Marks>();

const marksOf = (locale: string): Marks => {
  // The first use of `Intl` is slow on phones.
  if (locale === 'en' || locale.startsWith('en-')) return english;
  let marks = known.get(locale);
  if (!marks) {
    const parts = new Intl.NumberFormat(locale, { useGrouping: 'always' }).formatToParts(12345.5);
    const mark = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
    marks = { group: plain(mark('group')), decimal: plain(mark('decimal')) };
    known.set(locale, marks);
  }
  return marks;
};

const digit = /\p{Nd}/u;
/** Digits of every script stand in rows of ten. */
const valueOf = (written: string): string => {
  const code = written.codePointAt(0) ?? 0;
  let before = 0;
  while (digit.test(String.fromCodePoint(code - before - 1))) before += 1;
  return String(before % 10);
};

/** Digits and marks as in ASCII; without signs that nobody sees. */
function plain(written: string): string {
  return written
    .replace(/\p{Cf}/gu, '')
    .replace(/(?![0-9])\p{Nd}/gu, valueOf)
    .replace(/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/\s/g, ' ')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u2019\u066C]/g, "'")
    .replace(/\u060C/g, ',')
    .trim();
}

const currency = '(?:[A-Z]{0,3}\\p{Sc}|[A-Z]{3}|[Ee]uros?|[Pp]ounds?|[Pp]fund)';
/** Sign, currency, digits with marks, currency; `12,-` is a whole amount. */
const amountPattern = new RegExp(
  `^(?<sign>[-+]?) ?(?:${currency})? ?(?<second>[-+]?)(?<digits>(?! )[0-9.,'٫ ]*[0-9][.,]?)(?<dash>-{0,2}) ?(?:${currency})?$`,
  'u',
);

/** Groups of three, or as in India of two and a last one of three. */
const inGroups = (whole: string, mark: string): boolean => {
  const [first = '', ...groups] = whole.split(mark);
  const last = groups.pop();
  return (
    /^[0-9]{1,3}$/.test(first) &&
    last?.length === 3 &&
    (groups.every(({ length }) => length === 3) || groups.every(({ length }) => length === 2))
  );
};

function readDigits(written: string, marks: Marks, kind: NumberKind): number | Unclear | undefined {
  const used = [...written.replace(/[0-9]/g, '')];
  const last = used.at(-1);
  if (last === undefined) return Number(written);
  const others = new Set(used.slice(0, -1));
  const [whole = '', rest = ''] = written.split(last);
  const asGroups = () => {
    const mark = new Set(used).size === 1 && inGroups(written, last);
    return mark ? Number(written.replaceAll(last, '')) : undefined;
  };
  // What separates decimals stands once, and after what separates groups.
  if (!['.', ',', '٫'].includes(last) || others.has(last)) return asGroups();
  const [group] = others;
  if (others.size > 1 || (group !== undefined && !inGroups(whole, group))) return undefined;
  const asDecimals = Number(`${group === undefined ? whole : whole.replaceAll(group, '')}.${rest}`);
  if (group !== undefined || last === '٫' || !inGroups(written, last) || whole.startsWith('0'))
    return asDecimals;
  if (last === marks.group || kind === 'count') return asGroups();
  if (last === marks.decimal && kind !== 'money') return asDecimals;
  return { unclear: [Number(whole + rest), asDecimals] };
}

const hourWords = '(?:h|hr|hrs|hour|hours|std|stunde|stunden)\\.?';
const minuteWords = "(?:m|min|mins|minute|minutes|minuten|['′])\\.?";
const clock = new RegExp(
  `^([0-9]{1,3}) ?(?::|${hourWords}) ?([0-5]?[0-9]) ?(?:${minuteWords}|${hourWords})?$`,
  'i',
);
const minutes = new RegExp(`^([0-9.,٫ ]{1,12}) ?${minuteWords}$`, 'i');
const hours = new RegExp(`^([0-9.,٫ ]{1,12}) ?${hourWords}$`, 'i');

/**
 * Reads a number as people write it: `12,50`, `£1,250.00`, `1 250,00 €`, in any script's digits. One mark before three digits is
 * read as in the reader's locale. Undefined if it is no number.
 */
export function readNumber(
  written: string,
  kind: NumberKind = 'number',
  locale = 'en-GB',
): number | Unclear | undefined {
  if (written.length > longest) return undefined;
  const text = plain(written);
  const marks = marksOf(locale);
  if (kind === 'hours') {
    const [, whole, part] = clock.exec(text) ?? [];
    if (whole !== undefined) return Number(whole) + Number(part) / minutesInHour;
    const inMinutes = minutes.exec(text)?.[1];
    const read = readNumber(inMinutes ?? hours.exec(text)?.[1] ?? '', 'number', locale);
    if (inMinutes !== undefined) return typeof read === 'number' ? read / minutesInHour : undefined;
    if (read !== undefined) return read;
  }
  const { sign, second, digits, dash } = amountPattern.exec(text)?.groups ?? {};
  if (digits === undefined || (sign && second)) return undefined;
  // `12,-` and `12.` are whole.
  const ended = /[.,]$/.test(digits);
  if (dash && !ended) return undefined;
  const read = readDigits(digits.trim().replace(/[.,]$/, ''), marks, ended ? 'count' : kind);
  return typeof read === 'number' && (sign || second) === '-' ? -read : read;
}

/**
 * Writes a number for its field, so that `readNumber` reads the same: an amount with two decimals unless it is whole, hours that
 * are no hundredths as `1:20`.
 */
export function writeNumber(value: number, kind: NumberKind = 'number', locale = 'en-GB'): string {
  if (!Number.isFinite(value)) return '';
  if (kind === 'hours' && !Number.isInteger(Number((value * 100).toFixed(6)))) {
    const all = Math.round(value * minutesInHour);
    return `${Math.floor(all / minutesInHour)}:${String(all % minutesInHour).padStart(2, '0')}`;
  }
  const text = kind === 'money' && !Number.isInteger(value) ? value.toFixed(decimalDigits) : String(value);
  return text.replace('.', marksOf(locale).decimal);
}
