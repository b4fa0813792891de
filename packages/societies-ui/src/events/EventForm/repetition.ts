import type { EventRepeat } from 'societies-contract';

/** The form's fields for repetition. */
export interface Repetition {
  /** Empty if the event does not repeat. */
  repeat_every: EventRepeat['every'] | '';
  repeat_until: string;
  /** Whether a change applies to the following events too. */
  following: boolean;
}

export const noRepetition: Repetition = { repeat_every: '', repeat_until: '', following: false };

/** Converts fields to the contract's; undefined if it does not repeat. */
export const repeatSent = ({ repeat_every, repeat_until }: Repetition): EventRepeat | undefined =>
  repeat_every === '' ? undefined : { every: repeat_every, until: repeat_until };
