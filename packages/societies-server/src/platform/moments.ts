const days = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Whether the calendar has this day; years from 1 to 9999, which the database and JavaScript write alike. */
export function isDate(text: string): boolean {
  const found = /^([0-9]{4})-([0-9]{2})-([0-9]{2})$/.exec(text);
  if (!found) return false;
  const [year, month, day] = found.slice(1).map(Number) as [number, number, number];
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return year > 0 && day > 0 && day <= (month === 2 && !leap ? 28 : (days[month - 1] ?? 0));
}

const first = Date.parse('0001-01-01T00:00:00Z');
/** A millisecond less than what is there, because the database rounds finer fractions up. */
const last = Date.parse('9999-12-31T23:59:59.998Z');

/**
 * Whether this is a time of RFC 3339 that the database takes: no leap second, and an offset below 16 hours. In UTC too its year
 * is one from 1 to 9999.
 */
export function isDateTime(text: string): boolean {
  const found =
    /^(.{10})[T ]([01][0-9]|2[0-3]):([0-5][0-9]):([0-5][0-9](?:\.[0-9]{1,9})?)(?:Z|([+-])(0[0-9]|1[0-5]):?([0-5][0-9]))$/i.exec(
      text,
    );
  if (!found) return false;
  const [, date = '', hours, minutes, seconds, sign = '+', offsetHours = 0, offsetMinutes = 0] = found;
  if (!isDate(date)) return false;
  const offset = Number(offsetHours) * 60 + Number(offsetMinutes);
  const time =
    Date.parse(`${date}T00:00:00Z`) +
    ((Number(hours) * 60 + Number(minutes) - Number(`${sign}${offset}`)) * 60 + Number(seconds)) * 1_000;
  return time >= first && time <= last;
}
