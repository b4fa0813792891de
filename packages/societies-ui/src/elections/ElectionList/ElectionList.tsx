import { forwardRef } from 'react';
import { pageSizeLimits, type ElectionItem } from 'societies-contract';
import { Card } from '../../base/Card/Card.tsx';
import type { PagedListProps } from '../../content/PagedList/PagedList.tsx';
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

export interface ElectionListProps extends PagedListProps {
  /** The elections, newest first: all, or with `count` those of one page. Undefined while they load. */
  elections?: readonly ListedElection[];
  /** @returns the address of an election's page. */
  hrefOf: (election: ListedElection) => string;
}

/** A society's elections, newest first, with where each stands and whether the reader can vote. */
export const ElectionList = forwardRef<HTMLElement, ElectionListProps>(function ElectionList(
  { elections, hrefOf, ...rest },
  ref,
) {
  const messages = useMessages('ElectionList', electionListMessages);
  const dates = useDates();
  const { number } = useNumbers();
  const LinkComponent = useLinkComponent();
  const day = (instant: string) => dates.dayAndMonth(dates.isoDay(instant));
  return (
    <Root ref={ref} data-soc="ElectionList" messages={messages} pageSize={pageSizeLimits.members} {...rest}>
      {elections?.map((election) => (
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
    </Root>
  );
});
ElectionList.displayName = 'ElectionList';
