import type { AffiliationState as State } from 'societies-contract';
import { Badge, type BadgeProps } from '../../base/Badge/Badge.tsx';
import type { Icon } from '../../base/Icon/icon.ts';
import {
  AlarmClock,
  CircleCheck,
  CircleDashed,
  CircleDot,
  CornerUpLeft,
  Inbox,
} from '../../base/Icon/icons.ts';
import { useMessages } from '../../host/useMessages.ts';

export const affiliationStateMessages = {
  states: {
    not_started: 'Not started',
    in_progress: 'In progress',
    handed_in: 'Handed in',
    changes_asked: 'Changes asked',
    accepted: 'Accepted',
    overdue: 'Overdue',
  } as Record<State, string>,
} as const;

/** The icon of each state, as badges, chips and lists draw it. */
export const stateIcons: Record<State, Icon> = {
  not_started: CircleDashed,
  in_progress: CircleDot,
  handed_in: Inbox,
  changes_asked: CornerUpLeft,
  accepted: CircleCheck,
  overdue: AlarmClock,
};

const variants: Record<State, BadgeProps['variant']> = {
  not_started: 'neutral',
  in_progress: 'neutral',
  handed_in: 'soft',
  changes_asked: 'warning',
  accepted: 'success',
  overdue: 'danger',
};

interface AffiliationStateProps {
  /** Where the society stands in the round. */
  state: State;
}

/** Where a society stands in a round, as icon, word and colour. */
export const AffiliationState = ({ state }: AffiliationStateProps) => {
  const { states } = useMessages('AffiliationState', affiliationStateMessages);
  const Drawing = stateIcons[state];
  return (
    <Badge variant={variants[state]} icon={<Drawing aria-hidden="true" />}>
      {states[state]}
    </Badge>
  );
};
AffiliationState.displayName = 'AffiliationState';
