import { hoursOf } from 'societies-contract';

const day = new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: 'long', year: 'numeric' });
const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const month = new Intl.DateTimeFormat('en-GB', { month: 'short' });

/** The day of an instant as `dd MMMM yyyy`, in the reader's time zone. */
export const dayOf = (instant: Date): string => day.format(instant);
/** The time of an instant as `hh:mm`, in the reader's time zone. */
export const timeOf = (instant: Date): string => time.format(instant);
/** The month of an instant in three letters. */
export const monthOf = (instant: Date): string => month.format(instant);

/** Minutes under one hour, otherwise hours with one decimal. Source: specification, section 9. */
export const durationText = (duration: string): { unit: 'minutes' | 'hours'; value: string } => {
  const hours = hoursOf(duration);
  return hours < 1
    ? { unit: 'minutes', value: String(Math.round(hours * 60)) }
    : { unit: 'hours', value: hours.toFixed(1) };
};

const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });
/** An amount in pounds: £4.00. */
export const priceOf = (amount: number): string => pounds.format(amount);
