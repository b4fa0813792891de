const day = new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: 'long', year: 'numeric' });

/** When a post was last changed, as `dd MMMM yyyy` in the reader's time zone. */
export const postDay = (instant: string): string => day.format(new Date(instant));
