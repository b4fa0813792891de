import { eventLimits, hoursOf, validation, wrongQuestions, type EventBody } from 'societies-contract';
import { invalid } from '../platform/errors.ts';
import { penceOf } from './columns.ts';

/** Throws a 400 if any field has a message. */
export function refuse(sentences: Readonly<Record<string, string | undefined>>): void {
  const errors = Object.entries(sentences).flatMap(([field, sentence]) =>
    sentence ? [[field, [sentence]]] : [],
  );
  if (errors.length > 0) throw invalid(Object.fromEntries(errors) as Record<string, string[]>);
}

/** Checks what the schema cannot express. @throws 400 */
export function check(body: EventBody) {
  const hours = hoursOf(body.duration);
  if (hours < eventLimits.durationMinHours || hours > eventLimits.durationMaxHours)
    throw invalid({ duration: [validation.event.durationRange] });
  if (body.payment && penceOf(body) === 0) throw invalid({ payment: [validation.event.paymentNeedsPrice] });
  const questions = Object.entries(wrongQuestions(body.questions ?? []));
  refuse(Object.fromEntries(questions.map(([place, sentence]) => [`questions.${place}`, sentence])));
}
