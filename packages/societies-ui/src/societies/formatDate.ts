const day = new Intl.DateTimeFormat('en-GB', {
  day: '2-digit',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** An ISO date without a time as `dd MMMM yyyy`: 14 October 2019. It is a day, the same in every time zone. */
export const formatDate = (date: string): string => day.format(new Date(`${date.slice(0, 10)}T00:00:00Z`));
