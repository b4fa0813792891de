import { useContext, useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { durationOf, eventLimits, readNumber, type Clash, type ClashTime } from 'societies-contract';
import { CircleAlert } from '../../base/Icon/icons.ts';
import { SocietiesContext } from '../../host/SocietiesContext.ts';
import { useMessages } from '../../host/useMessages.ts';
import { Notice } from './ClashNotice.styles.ts';
import { instantOf } from './clock.ts';
import type { EventFormState, WrittenEvent } from './eventFields.ts';

export const clashNoticeMessages = {
  /** The number of shared members, the other society, and its event. */
  clash: (members: number, society: string, event: string) =>
    `${members === 1 ? 'One of your members is' : `${members} of your members are`} also in ${society}, which has an event then: ${event}.`,
  /** An event of the society itself. */
  own: (event: string) => `Your society has another event then: ${event}.`,
} as const;

/** What is on then, as far as it is warned of. */
export interface NoticedClash extends Pick<Clash, 'shared_members' | 'own'> {
  event: Pick<Clash['event'], 'id' | 'name'> & { society: Pick<Clash['event']['society'], 'name'> };
}

/** Maximum number of clashes listed. */
const most = 3;

/** The event's time; null while incomplete or invalid. */
function timeOf(
  { date, time, duration }: Pick<WrittenEvent, 'date' | 'time' | 'duration'>,
  timeZone: string | undefined,
  locale: string | undefined,
): ClashTime | null {
  const hours = readNumber(duration, 'hours', locale);
  const { durationMinHours, durationMaxHours } = eventLimits;
  const isTime = !Number.isNaN(Date.parse(`${date}T${time}`));
  if (!isTime || typeof hours !== 'number' || hours < durationMinHours || hours > durationMaxHours)
    return null;
  return { datetime: instantOf({ date, time }, timeZone), duration: durationOf(hours) };
}

interface ClashNoticeProps {
  /** The form with the time fields. */
  form: EventFormState;
  /** Clashes at that time; may lag behind the fields. */
  clashes: readonly NoticedClash[];
  /** Called with the time as it is entered. */
  onTimeChange?: (time: ClashTime | null) => void;
}

/** Lists clashing events while a time is being entered. */
export function ClashNotice({ form, clashes, onTimeChange }: ClashNoticeProps) {
  const { timeZone, locale } = useContext(SocietiesContext);
  const messages = useMessages('ClashNotice', clashNoticeMessages);
  const [date, time, duration] = useWatch({ control: form.control, name: ['date', 'time', 'duration'] });
  const picked = timeOf({ date, time, duration }, timeZone, locale?.code);
  const { datetime, duration: lasts } = picked ?? {};
  useEffect(() => {
    onTimeChange?.(datetime && lasts ? { datetime, duration: lasts } : null);
  }, [onTimeChange, datetime, lasts]);
  const shown = picked ? clashes.slice(0, most) : [];
  return (
    <Notice role="status" data-soc="ClashNotice">
      {shown.map(({ event, shared_members, own }) => (
        <span key={event.id}>
          <CircleAlert aria-hidden="true" />
          <span>
            {own ? messages.own(event.name) : messages.clash(shared_members, event.society.name, event.name)}
          </span>
        </span>
      ))}
    </Notice>
  );
}
ClashNotice.displayName = 'ClashNotice';
