const day = new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: 'long', year: 'numeric' });

/** The day of an instant as `dd MMMM yyyy`, in the reader's time zone. */
export const dayOf = (instant: string): string => day.format(new Date(instant));
