import { UserRound } from '../../base/Icon/icons.ts';
import { forwardRef, useId, type ComponentPropsWithoutRef } from 'react';
import { unassigned } from 'societies-contract';
import { Avatar } from '../../base/Avatar/Avatar.tsx';
import { Button } from '../../base/Button/Button.tsx';
import { useMessages } from '../../host/useMessages.ts';
import { committeePositions, type Committee } from '../positions.ts';
import { Root } from './CommitteeList.styles.ts';

export const committeeListMessages = {
  heading: 'Committee',
  change: 'Change members',
  unassigned: unassigned as string,
} as const;

export interface CommitteeListProps extends Omit<
  ComponentPropsWithoutRef<'section'>,
  'onChange' | 'children'
> {
  /** `committee_members` of the society, or its entries. */
  committee: Committee;
  /** Leads to the editor. Without it there is no button. */
  onChangeMembers?: () => void;
}

/** Who runs a society: each position and its holder, or 'Unassigned'. */
export const CommitteeList = forwardRef<HTMLElement, CommitteeListProps>(function CommitteeList(
  { committee, onChangeMembers, ...rest },
  ref,
) {
  const messages = useMessages('CommitteeList', committeeListMessages);
  const id = useId();
  return (
    <Root ref={ref} data-soc="CommitteeList" aria-labelledby={id} {...rest}>
      <div data-part="head">
        <h2 data-part id={id}>
          {messages.heading}
        </h2>
        {onChangeMembers && (
          <Button variant="quiet" size="small" onClick={onChangeMembers}>
            {messages.change}
          </Button>
        )}
      </div>
      <ul data-part>
        {committeePositions(committee).map(({ role, name, university_id }) => (
          <li data-part key={role.id}>
            {university_id === null ? (
              <span data-part="nobody" aria-hidden="true">
                <UserRound strokeWidth={1.75} />
              </span>
            ) : (
              <Avatar name={name} decorative />
            )}
            <span data-part="words">
              <span data-part="name" data-state={university_id === null ? 'unassigned' : undefined}>
                {university_id === null ? messages.unassigned : name}
              </span>
              <span data-part="role">{role.name}</span>
            </span>
          </li>
        ))}
      </ul>
    </Root>
  );
});
CommitteeList.displayName = 'CommitteeList';
