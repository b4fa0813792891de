import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { pageSizeLimits, type ElectionItem } from 'societies-contract';
import { Card } from '../../base/Card/Card.tsx';
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../base/ErrorState/ErrorState.tsx';
import { Pagination } from '../../base/Pagination/Pagination.tsx';
import { Skeleton } from '../../base/Skeleton/Skeleton.tsx';
import { useDates } from '../../host/useDates.ts';
import { useLinkComponent } from '../../host/useLinkComponent.ts';
import { useMessages } from '../../host/useMessages.ts';
import { useNumbers } from '../../host/useNumbers.ts';
import { ElectionState } from '../ElectionState/ElectionState.tsx';
import { Root } from './ElectionList.styles.ts';

export const electionListMessages = {
  none: 'No elections yet',
  noneHint: 'When the committee calls one, you are notified, and can stand for a role and vote here.',
  roles: (names: readonly string[]) => names.join(', '),
  nominations: (from: string, until: string) => `Nominations ${from} to ${until}`,
  voting: (from: string, until: string) => `Voting ${from} to ${until}`,
  turnout: (voted: string, electorate: string) => `${voted} of ${electorate} have voted`,
  mayVote: 'You can vote now',
  voted: 'You have voted',
  pages: 'Pages of elections',
} as const;

/** An election as far as the list shows it. */
export type ListedElection = Pick<
  ElectionItem,
  | 'id'
  | 'title'
  | 'state'
  | 'roles'
  | 'nominations_from'
  | 'nominations_until'
  | 'voting_from'
  | 'voting_until'
  | 'may_vote'
  | 'voted'
  | 'turnout'
>;

export interface ElectionListProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children' | 'onError'> {
  /** The elections, newest first: all, or with `count` those of one page. Undefined while they load. */
  elections?: readonly ListedElection[];
  /** @returns the address of an election's page. */
  hrefOf: (election: ListedElection) => string;
  /** Number of elections on all pages. */
  count?: number;
  /** The current page, from 1. @default 1 */
  page?: number;
  /** Called with the requested page, from 1. Without it there are no pages. */
  onPageChange?: (page: number) => void;
  /** Under the words of an empty list, such as a button that calls an election. */
  emptyAction?: ReactNode;
  /** Error message, shown in place of the list. */
  error?: ReactNode;
  /** Called to retry. Without it an error has no button. */
  onRetry?: () => void;
  /** Whether a retry is in progress; its button then shows progress. */
  retrying?: boolean;
}

/** A society's elections, newest first, with where each stands and whether the reader can vote. */
export const ElectionList = forwardRef<HTMLElement, ElectionListProps>(function ElectionList(
  { elections, hrefOf, count, page = 1, onPageChange, emptyAction, error, onRetry, retrying, ...rest },
  ref,
) {
  const messages = useMessages('ElectionList', electionListMessages);
  const dates = useDates();
  const { number } = useNumbers();
  const LinkComponent = useLinkComponent();
  const day = (instant: string) => dates.dayAndMonth(dates.isoDay(instant));
  const content = () => {
    if (error && !elections) return <ErrorState title={error} onRetry={onRetry} retrying={retrying} />;
    if (!elections)
      return (
        <>
          <Skeleton height={132} />
          <Skeleton height={132} />
        </>
      );
    if (elections.length === 0)
      return <EmptyState title={messages.none} description={messages.noneHint} action={emptyAction} />;
    return (
      <ul data-part>
        {elections.map((election) => (
          <Card key={election.id} as="li" interactive>
            <div data-part="head">
              <LinkComponent href={hrefOf(election)} data-part="target">
                <span data-part="title">{election.title}</span>
              </LinkComponent>
              <ElectionState state={election.state} />
            </div>
            <p data-part="roles">{messages.roles(election.roles.map(({ role }) => role.name))}</p>
            <p data-part="when">
              <span>
                {messages.nominations(day(election.nominations_from), day(election.nominations_until))}
              </span>
              <span>{messages.voting(day(election.voting_from), day(election.voting_until))}</span>
              {election.turnout && (
                <span>
                  {messages.turnout(number(election.turnout.voted), number(election.turnout.electorate))}
                </span>
              )}
            </p>
            {(election.may_vote || election.voted) && (
              <p data-part="own">{election.may_vote ? messages.mayVote : messages.voted}</p>
            )}
          </Card>
        ))}
      </ul>
    );
  };
  const pages = Math.ceil((count ?? 0) / pageSizeLimits.members);
  return (
    <Root ref={ref} data-soc="ElectionList" aria-busy={!elections && !error} {...rest}>
      {content()}
      {onPageChange && pages > 1 && (
        <Pagination aria-label={messages.pages} page={page} count={pages} onPageChange={onPageChange} />
      )}
    </Root>
  );
});
ElectionList.displayName = 'ElectionList';
