import type { HandoverMonth } from 'societies-contract';
import { Card } from '../../base/Card/Card.tsx';
import { useDates } from '../../host/useDates.ts';
import { useMessages } from '../../host/useMessages.ts';
import { useNumbers } from '../../host/useNumbers.ts';
import { handoverPageMessages } from './HandoverPage.messages.ts';

interface YearByMonthProps {
  /** The last twelve months, in order. */
  months: readonly HandoverMonth[];
}

/** The events of the last year by month, with how many had a place. */
export const YearByMonth = ({ months }: YearByMonthProps) => {
  const messages = useMessages('HandoverPage', handoverPageMessages);
  const dates = useDates();
  const { number } = useNumbers();
  return (
    <Card as="section" padding="medium" data-part="year" aria-label={messages.year}>
      <h3 data-part>{messages.year}</h3>
      <p data-part>{messages.yearHint}</p>
      <ol data-part>
        {months.map(({ month, events, more }) => (
          <li data-part key={month} data-state={events.length === 0 ? 'quiet' : undefined}>
            <span data-part="month">{dates.shortMonth(month)}</span>
            <div>
              {events.length === 0 && <p data-part>{messages.quiet}</p>}
              {events.map(({ id, name, participants }) => (
                <p data-part key={id}>
                  <span data-part="event">{name}</span>
                  <span data-part="count">{number(participants)}</span>
                </p>
              ))}
              {more > 0 && <p data-part="more">{messages.more(more)}</p>}
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
};
YearByMonth.displayName = 'YearByMonth';
