/** What calendar and clock show, as date and time inputs take it: `2026-12-13` and `18:00`. */
export interface Clock {
  date: string;
  time: string;
}

/** What calendar and clock show at an instant in a time zone; without one in the reader's own. */
export const clockOf = (instant: Date | string, timeZone: string | undefined): Clock => {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(new Date(instant));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  return {
    date: `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  };
};

/**
 * The instant, as ISO, at which calendar and clock show this in a time zone. A time that the clocks leave out in spring is the
 * one an hour later; of one that they show twice in autumn it is the first.
 */
export const instantOf = ({ date, time }: Clock, timeZone: string | undefined): string => {
  const wanted = Date.parse(`${date}T${time}Z`);
  const offset = (instant: number) => {
    const shown = clockOf(new Date(instant), timeZone);
    return Date.parse(`${shown.date}T${shown.time}Z`) - instant;
  };
  // Clocks change by hours: the offsets of the days around hold before and after a change.
  const day = 86_400_000;
  const candidates = [offset(wanted - day), offset(wanted + day)].map((of) => wanted - of);
  const right = candidates.filter((instant) => instant + offset(instant) === wanted);
  return new Date(Math.min(...(right.length > 0 ? right : [Math.max(...candidates)]))).toISOString();
};
