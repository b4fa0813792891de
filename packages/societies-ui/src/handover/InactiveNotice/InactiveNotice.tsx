import { forwardRef } from 'react';
import type { TakeoverState } from 'societies-contract';
import { Button } from '../../base/Button/Button.tsx';
import type { CardProps } from '../../base/Card/Card.tsx';
import { useDates } from '../../host/useDates.ts';
import { useMessages } from '../../host/useMessages.ts';
import { LastActive } from '../../societies/LastActive/LastActive.tsx';
import { Root } from '../ComingTerm/ComingTerm.styles.ts';

export const inactiveNoticeMessages = {
  lapsed: 'Not active this year',
  missing: 'Nobody leads this society',
  hint: 'Everything in it is still there. Somebody can bring it back to life.',
  ask: 'Ask to take over',
  asked: (day: string) => `You asked to take over on ${day}. An administrator decides.`,
} as const;

export interface InactiveNoticeProps extends Omit<CardProps, 'children'> {
  /** Why it can be taken over, and whether the reader can ask. */
  takeover: TakeoverState;
  /** The day on which something last happened in it, `2027-03-12`. */
  lastActive?: string | null;
  /** The current time. */
  now: Date;
  /** Opens the form that asks to take over. */
  onAsk: () => void;
}

/** Says without blame that nobody leads a society, or that it is not active this year, and how to take it over. Else it renders nothing. */
export const InactiveNotice = forwardRef<HTMLDivElement, InactiveNoticeProps>(function InactiveNotice(
  { takeover: { reason, possible, asked_at: at }, lastActive, now, onAsk, ...rest },
  ref,
) {
  const messages = useMessages('InactiveNotice', inactiveNoticeMessages);
  const dates = useDates();
  if (reason === null) return null;
  const title = reason === 'lapsed' ? messages.lapsed : messages.missing;
  return (
    <Root ref={ref} as="section" padding="medium" data-soc="InactiveNotice" aria-label={title} {...rest}>
      <div>
        <h2 data-part>{title}</h2>
        {lastActive && (
          <p data-part>
            <LastActive day={lastActive} now={now} />
          </p>
        )}
        <p data-part>{at ? messages.asked(dates.dayAndMonth(dates.isoDay(at))) : messages.hint}</p>
      </div>
      {possible && !at && (
        <Button variant="soft" onClick={onAsk}>
          {messages.ask}
        </Button>
      )}
    </Root>
  );
});
InactiveNotice.displayName = 'InactiveNotice';
