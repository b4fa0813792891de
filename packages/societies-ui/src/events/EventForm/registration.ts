import type { EventBody, EventQuestion, SocietyEvent } from 'societies-contract';
import { clockOf, instantOf } from './clock.ts';

/** Registration times, each a date and a time, both empty if not set. */
const moments = ['opens', 'closes', 'cancel'] as const;
type Moment = (typeof moments)[number];
/** The contract's names. */
const names = { opens: 'opens_at', closes: 'closes_at', cancel: 'cancel_until' } as const;

/** The registration settings of a stored event. */
export type StoredRegistration = Pick<
  SocietyEvent,
  (typeof names)[Moment] | 'waiting_list' | 'members_only' | 'link' | 'questions'
>;

/** The form's registration fields. */
export type Registration = Record<`${Moment}_date` | `${Moment}_time`, string> & {
  waiting_list: boolean;
  members_only: boolean;
  link: string;
  questions: EventQuestion[];
};

type Sent = Required<
  Pick<
    EventBody,
    'opens_at' | 'closes_at' | 'cancel_until' | 'waiting_list' | 'members_only' | 'link' | 'questions'
  >
>;

/** Converts settings to fields. New events have a waiting list by default. */
export function registrationOf(
  event: StoredRegistration | undefined,
  timeZone: string | undefined,
): Registration {
  const clock = (instant: string | null | undefined) =>
    instant ? clockOf(instant, timeZone) : { date: '', time: '' };
  const [opens, closes, cancel] = moments.map((moment) => clock(event?.[names[moment]]));
  return {
    opens_date: opens?.date ?? '',
    opens_time: opens?.time ?? '',
    closes_date: closes?.date ?? '',
    closes_time: closes?.time ?? '',
    cancel_date: cancel?.date ?? '',
    cancel_time: cancel?.time ?? '',
    waiting_list: event ? (event.waiting_list ?? false) : true,
    members_only: event?.members_only ?? false,
    link: event?.link ?? '',
    questions: event?.questions ?? [],
  };
}

/** Converts fields to settings. A date without a time means midnight; without a date there is none. */
export function registrationSent(written: Registration, timeZone: string | undefined): Sent {
  const instant = (moment: Moment) => {
    const date = written[`${moment}_date`];
    return date === '' ? null : instantOf({ date, time: written[`${moment}_time`] || '00:00' }, timeZone);
  };
  return {
    opens_at: instant('opens'),
    closes_at: instant('closes'),
    cancel_until: instant('cancel'),
    waiting_list: written.waiting_list,
    members_only: written.members_only,
    link: written.link.trim() || null,
    questions: written.questions.map(({ options, ...question }) => ({
      ...question,
      label: question.label.trim(),
      ...(question.kind === 'choice' && {
        options: (options ?? []).map((option) => option.trim()).filter(Boolean),
      }),
    })),
  };
}
