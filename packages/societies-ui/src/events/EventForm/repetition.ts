import { isAfter, parseISO } from 'date-fns';
import type { EventRepeat } from 'societies-contract';

/** What the form holds of a series: how a new one repeats, and how far a change of one reaches. */
export interface Repetition {
  /** Empty for an event that does not repeat. */
  repeat_every: EventRepeat['every'] | '';
  repeat_until: string;
  /** The change is also one of all that follow. */
  following: boolean;
}

export const noRepetition: Repetition = { repeat_every: '', repeat_until: '', following: false };

/** How a new event repeats, as the server takes it; undefined for one that does not. */
export const repeatSent = ({ repeat_every, repeat_until }: Repetition): EventRepeat | undefined =>
  repeat_every === '' ? undefined : { every: repeat_every, until: repeat_until };

/** Whether the last day of a series comes after its first. */
export const isRepetitionRight = (written: Repetition & { date: string }): boolean =>
  written.repeat_every === '' ||
  (written.repeat_until !== '' && isAfter(parseISO(written.repeat_until), parseISO(written.date)));
