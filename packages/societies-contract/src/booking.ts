import { bookingLimits } from './bookingLimits.ts';
import type { EventAnswers, EventQuestion, SocietyEvent } from './schemas/events.ts';
import { lengthOf } from './text.ts';
import { contentValidation } from './validation/content.ts';

/** The fields that determine an event's state. */
export type Bookable = Pick<
  SocietyEvent,
  | 'datetime'
  | 'is_active'
  | 'max_participants'
  | 'participants'
  | 'places_left'
  | 'opens_at'
  | 'closes_at'
  | 'cancelled_at'
>;
export type EventState = NonNullable<SocietyEvent['state']>;

export const placesLeft = ({ places_left, max_participants, participants }: Bookable): number =>
  places_left ?? Math.max(0, max_participants - participants);

/** Whether one can register at a moment, and if not, why. Source: beyond.md, "Events". */
export function eventState(event: Bookable, now: Date): EventState {
  const passed = (moment: string | null | undefined) =>
    typeof moment === 'string' && Date.parse(moment) <= now.getTime();
  if (event.cancelled_at) return 'cancelled';
  if (passed(event.datetime)) return 'past';
  if (!event.is_active) return 'inactive';
  if (event.opens_at && !passed(event.opens_at)) return 'not_open';
  if (passed(event.closes_at)) return 'closed';
  return placesLeft(event) === 0 ? 'full' : 'open';
}

/** The last moment at which a registration can be cancelled. */
export const cancelUntil = ({ cancel_until, datetime }: Pick<SocietyEvent, 'cancel_until' | 'datetime'>) =>
  cancel_until ?? datetime;

/** The times of an event that are checked against each other. */
type Times = Pick<SocietyEvent, 'datetime' | 'opens_at' | 'closes_at' | 'cancel_until'>;
type TimeMessages = Record<
  'opensBeforeStart' | 'closesAfterOpening' | 'closesByStart' | 'cancelByStart',
  string
>;

/** @returns a message for each contradictory time, by field. */
export function wrongTimes(
  { datetime, opens_at, closes_at, cancel_until }: Times,
  texts: TimeMessages = contentValidation.event,
): Partial<Record<'opens_at' | 'closes_at' | 'cancel_until', string>> {
  const start = Date.parse(datetime);
  const after = (moment: string | null | undefined, other: number) =>
    typeof moment === 'string' && Date.parse(moment) > other;
  return {
    ...(opens_at && !after(datetime, Date.parse(opens_at)) && { opens_at: texts.opensBeforeStart }),
    ...(closes_at &&
      (after(closes_at, start)
        ? { closes_at: texts.closesByStart }
        : opens_at && !after(closes_at, Date.parse(opens_at)) && { closes_at: texts.closesAfterOpening })),
    ...(after(cancel_until, start) && { cancel_until: texts.cancelByStart }),
  };
}

const fits = ({ kind, options = [] }: EventQuestion, answer: string | boolean): boolean => {
  if (kind === 'yes_no') return typeof answer === 'boolean';
  return (
    typeof answer === 'string' &&
    // A text has at most as many characters as UTF-16 units.
    (answer.length <= bookingLimits.answerMax || lengthOf(answer) <= bookingLimits.answerMax) &&
    (kind === 'text' || options.includes(answer))
  );
};

const isBlank = (answer: string | boolean | undefined) =>
  answer === undefined || (typeof answer === 'string' && answer.trim() === '');

/** A record's own value, because an id that somebody chose may be `toString` or `constructor`. */
export const ownOf = <T>(record: Readonly<Record<string, T>>, id: string): T | undefined =>
  Object.hasOwn(record, id) ? record[id] : undefined;

type AnswerMessages = Record<'answerRequired' | 'answerInvalid' | 'answerGone', string>;

/** @returns a message for each missing or invalid answer, by the id of its question. */
export function wrongAnswers(
  questions: readonly EventQuestion[],
  answers: EventAnswers,
  messages: AnswerMessages = contentValidation.booking,
): Record<string, string> {
  const wrong = new Map<string, string>();
  for (const question of questions) {
    const answer = ownOf(answers, question.id);
    if (answer === undefined || isBlank(answer)) {
      if (question.required) wrong.set(question.id, messages.answerRequired);
    } else if (!fits(question, answer)) wrong.set(question.id, messages.answerInvalid);
  }
  for (const id of Object.keys(answers)) {
    if (!questions.some((question) => question.id === id)) wrong.set(id, messages.answerGone);
  }
  return Object.fromEntries(wrong);
}

type QuestionMessages = Record<'questionRequired' | 'optionsRange' | 'questionTwice', string>;

/** @returns a message for each missing or invalid field of a question, by index and field: `0.label`. */
export function wrongQuestions(
  questions: readonly EventQuestion[],
  messages: QuestionMessages = contentValidation.event,
): Record<string, string> {
  const wrong: Record<string, string> = {};
  questions.forEach(({ id, kind, label, options = [] }, index) => {
    const own = options.map((option) => option.trim());
    const { optionsMin, optionsMax } = bookingLimits;
    const enough = own.length >= optionsMin && own.length <= optionsMax && new Set(own).size === own.length;
    if (label.trim() === '') wrong[`${index}.label`] = messages.questionRequired;
    if (kind === 'choice' && !enough) wrong[`${index}.options`] = messages.optionsRange;
    if (questions.findIndex((other) => other.id === id) < index)
      wrong[`${index}.id`] = messages.questionTwice;
  });
  return wrong;
}
