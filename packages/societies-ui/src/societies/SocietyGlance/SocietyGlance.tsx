import { CalendarDays, Clock, Tag, Users } from '../../base/Icon/icons.ts';
import { forwardRef, useId, type ComponentPropsWithoutRef } from 'react';
import type { Category } from 'societies-contract';
import { useDates } from '../../host/useDates.ts';
import { useMessages } from '../../host/useMessages.ts';
import { LastActive } from '../LastActive/LastActive.tsx';
import { memberCount } from '../memberCount.ts';
import { Root } from '../SocietyAbout/SocietyAbout.styles.ts';

export const societyGlanceMessages = {
  title: 'At a glance',
  members: memberCount,
  established: (date: string) => `Established ${date}`,
} as const;

export interface SocietyGlanceProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** `creation_date` and `last_active` as ISO dates. */
  society: { member_count: number; creation_date: string; category: Category; last_active?: string | null };
  /** The current time: with it the card says when the society was last active. */
  now?: Date;
}

/** A society's members, founding date and category. */
export const SocietyGlance = forwardRef<HTMLDivElement, SocietyGlanceProps>(function SocietyGlance(
  { society, now, ...rest },
  ref,
) {
  const dates = useDates();
  const messages = useMessages('SocietyGlance', societyGlanceMessages);
  const id = useId();
  return (
    <Root ref={ref} as="section" data-soc="SocietyGlance" aria-labelledby={id} {...rest}>
      <h2 data-part id={id}>
        {messages.title}
      </h2>
      <ul data-part>
        <li data-part>
          <Users aria-hidden="true" />
          <span>{messages.members(society.member_count)}</span>
        </li>
        {now && society.last_active && (
          <li data-part>
            <Clock aria-hidden="true" />
            <LastActive day={society.last_active} now={now} />
          </li>
        )}
        <li data-part>
          <CalendarDays aria-hidden="true" />
          <span>{messages.established(dates.date(society.creation_date))}</span>
        </li>
        <li data-part>
          <Tag aria-hidden="true" />
          <span>{society.category.name}</span>
        </li>
      </ul>
    </Root>
  );
});
SocietyGlance.displayName = 'SocietyGlance';
