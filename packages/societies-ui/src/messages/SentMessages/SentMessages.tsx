import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { pageSizeLimits, type SocietyMessage } from 'societies-contract';
import { Badge } from '../../base/Badge/Badge.tsx';
import { Card } from '../../base/Card/Card.tsx';
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../base/ErrorState/ErrorState.tsx';
import { Pagination } from '../../base/Pagination/Pagination.tsx';
import { Skeleton } from '../../base/Skeleton/Skeleton.tsx';
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

export interface SentMessagesProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children' | 'onError'> {
  /** What was sent, newest first: all, or with `count` those of one page. Undefined while they load. */
  sent?: readonly SocietyMessage[];
  /** Number of messages on all pages. */
  count?: number;
  /** The current page, from 1. @default 1 */
  page?: number;
  /** Called with the requested page, from 1. Without it there are no pages. */
  onPageChange?: (page: number) => void;
  /** Under the words of an empty list, such as a button that writes the first. */
  emptyAction?: ReactNode;
  /** Error message, shown in place of the list. */
  error?: ReactNode;
  /** Called to retry. Without it an error has no button. */
  onRetry?: () => void;
  /** Whether a retry is in progress; its button then shows progress. */
  retrying?: boolean;
}

/** What a society sent to its people, with how many got it. */
export const SentMessages = forwardRef<HTMLElement, SentMessagesProps>(function SentMessages(
  { sent, count, page = 1, onPageChange, emptyAction, error, onRetry, retrying, ...rest },
  ref,
) {
  const messages = useMessages('SentMessages', sentMessagesMessages);
  const dates = useDates();
  const { number } = useNumbers();
  const audienceOf = ({ audience, event }: SocietyMessage) =>
    event ? messages.guestsOf(event.name) : messages[audience];
  const content = () => {
    if (error && !sent) return <ErrorState title={error} onRetry={onRetry} retrying={retrying} />;
    if (!sent)
      return (
        <>
          <Skeleton height={132} />
          <Skeleton height={132} />
        </>
      );
    if (sent.length === 0)
      return <EmptyState title={messages.none} description={messages.noneHint} action={emptyAction} />;
    return (
      <ul data-part="list">
        {sent.map((message) => (
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
      </ul>
    );
  };
  const pages = Math.ceil((count ?? 0) / pageSizeLimits.history);
  return (
    <Root ref={ref} data-soc="SentMessages" aria-busy={!sent && !error} {...rest}>
      {content()}
      {onPageChange && pages > 1 && (
        <Pagination aria-label={messages.pages} page={page} count={pages} onPageChange={onPageChange} />
      )}
    </Root>
  );
});
SentMessages.displayName = 'SentMessages';
