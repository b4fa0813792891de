import { forwardRef } from 'react';
import { pageSizeLimits, type SocietyMessage } from 'societies-contract';
import { Badge } from '../../base/Badge/Badge.tsx';
import { Card } from '../../base/Card/Card.tsx';
import type { PagedListProps } from '../../content/PagedList/PagedList.tsx';
import { useDates } from '../../host/useDates.ts';
import { useMessages } from '../../host/useMessages.ts';
import { useNumbers } from '../../host/useNumbers.ts';
import { PostText } from '../../posts/PostText/PostText.tsx';
import { Root } from './SentMessages.styles.ts';

export const sentMessagesMessages = {
  none: 'Nothing sent yet',
  noneHint: 'What the committee writes to members, to itself or to the guests of an event is listed here.',
  members: 'To all members',
  committee: 'To the committee',
  /** Of an event that was deleted since. */
  guests: 'To guests',
  guestsOf: (event: string) => `To guests of ${event}`,
  readers: (count: string, one: boolean) => (one ? '1 reader' : `${count} readers`),
  by: (name: string) => `by ${name}`,
  read: 'Read it',
  pages: 'Pages of messages',
} as const;

export interface SentMessagesProps extends PagedListProps {
  /** What was sent, newest first: all, or with `count` those of one page. Undefined while they load. */
  sent?: readonly SocietyMessage[];
}

/** What a society sent to its people, with how many got it. */
export const SentMessages = forwardRef<HTMLElement, SentMessagesProps>(function SentMessages(
  { sent, ...rest },
  ref,
) {
  const messages = useMessages('SentMessages', sentMessagesMessages);
  const dates = useDates();
  const { number } = useNumbers();
  const audienceOf = ({ audience, event }: SocietyMessage) =>
    event ? messages.guestsOf(event.name) : messages[audience];
  return (
    <Root ref={ref} data-soc="SentMessages" messages={messages} pageSize={pageSizeLimits.history} {...rest}>
      {sent?.map((message) => (
        <Card key={message.id} as="li" data-part="message">
          <div data-part="head">
            <h3 data-part="subject">{message.subject}</h3>
            <Badge>{messages.readers(number(message.readers), message.readers === 1)}</Badge>
          </div>
          <p data-part="facts">
            <span data-part="audience">{audienceOf(message)}</span>
            {message.by && <span data-part="author">{messages.by(message.by.name)}</span>}
            <time
              data-part="time"
              dateTime={message.sent_at}
            >{`${dates.day(message.sent_at)}, ${dates.time(message.sent_at)}`}</time>
          </p>
          <details data-part="details">
            <summary data-part="summary">{messages.read}</summary>
            <PostText>{message.text}</PostText>
          </details>
        </Card>
      ))}
    </Root>
  );
});
SentMessages.displayName = 'SentMessages';
