import type { ElectionState as State } from 'societies-contract';
import { Badge, type BadgeProps } from '../../base/Badge/Badge.tsx';
import type { Icon } from '../../base/Icon/icon.ts';
import { CalendarDays, CircleCheck, Clock, Inbox, UserPlus, Vote, X } from '../../base/Icon/icons.ts';
import { useMessages } from '../../host/useMessages.ts';

export const electionStateMessages = {
  states: {
    planned: 'Planned',
    nominations: 'Nominations are open',
    waiting: 'Voting is to come',
    voting: 'Voting is open',
    ended: 'Counted, not published',
    published: 'Result is out',
    cancelled: 'Cancelled',
  } as Record<State, string>,
} as const;

const looks: Record<State, readonly [BadgeProps['variant'], Icon]> = {
  planned: ['neutral', CalendarDays],
  nominations: ['soft', UserPlus],
  waiting: ['neutral', Clock],
  voting: ['filled', Vote],
  ended: ['warning', Inbox],
  published: ['success', CircleCheck],
  cancelled: ['neutral', X],
};

interface ElectionStateProps {
  /** Where it stands. */
  state: State;
}

/** Where an election stands, as an icon and words. */
export const ElectionState = ({ state }: ElectionStateProps) => {
  const { states } = useMessages('ElectionState', electionStateMessages);
  const [variant, Drawing] = looks[state];
  return (
    <Badge variant={variant} icon={<Drawing aria-hidden="true" />}>
      {states[state]}
    </Badge>
  );
};
ElectionState.displayName = 'ElectionState';
