import { forwardRef, useId, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { fullName, fixedRoles, type AdminUser } from 'societies-contract';
import { Avatar } from '../../base/Avatar/Avatar.tsx';
import { Badge } from '../../base/Badge/Badge.tsx';
import { Pause } from '../../base/Icon/icons.ts';
import { Link } from '../../base/Link/Link.tsx';
import { LinkOrText } from '../../host/LinkOrText.tsx';
import { useDates } from '../../host/useDates.ts';
import { BackLink } from '../../content/BackLink/BackLink.tsx';
import { useMessages } from '../../host/useMessages.ts';
import { useRoutes } from '../../host/useRoutes.ts';
import { Panel } from '../../shell/Panel/Panel.tsx';
import { UserActions, type UserActionsProps } from './UserActions.tsx';
import { userDetailsMessages } from './UserDetails.messages.ts';
import { Root } from './UserDetails.styles.ts';

/** A user as far as they are shown here. */
export type DetailedUser = Pick<
  AdminUser,
  | 'university_id'
  | 'first_name'
  | 'last_name'
  | 'email'
  | 'avatar'
  | 'date_joined'
  | 'is_admin'
  | 'suspended'
  | 'last_seen_at'
  | 'sessions'
  | 'coming_events'
  | 'societies'
>;

export interface UserDetailsProps
  extends
    Omit<ComponentPropsWithoutRef<'article'>, 'children' | 'onSuspend'>,
    Omit<UserActionsProps, 'user'> {
  /** The user with their roles. */
  user: DetailedUser;
  /** Content below the details, such as the user's history. */
  children?: ReactNode;
}

/** A user for administrators: details, roles, activity and actions. */
export const UserDetails = forwardRef<HTMLElement, UserDetailsProps>(function UserDetails(
  { user, own, onSuspend, onRestore, onSendReset, onGrant, onRevoke, onDelete, children, ...rest },
  ref,
) {
  const messages = useMessages('UserDetails', userDetailsMessages);
  const dates = useDates();
  const routes = useRoutes();
  const id = useId();
  const back = routes.admin('users');
  const name = fullName(user);
  const { suspended, societies, last_seen_at } = user;
  const moment = (instant: string) => `${dates.day(instant)}, ${dates.time(instant)}`;
  const actions = { own, onSuspend, onRestore, onSendReset, onGrant, onRevoke, onDelete };
  const facts: (readonly [string, ReactNode])[] = [
    [messages.email, user.email ? <Link href={`mailto:${user.email}`}>{user.email}</Link> : messages.noEmail],
    [messages.universityId, user.university_id],
    [messages.joined, dates.day(user.date_joined)],
    [messages.lastSeen, last_seen_at ? moment(last_seen_at) : messages.notSeen],
    [messages.sessions, messages.browsers(user.sessions)],
    [messages.events, messages.registered(user.coming_events)],
  ];
  return (
    <Root ref={ref} data-soc="UserDetails" aria-labelledby={`${id}name`} {...rest}>
      {back && <BackLink href={back}>{messages.all}</BackLink>}
      <div data-part="top">
        <Avatar name={name} src={user.avatar} size="large" decorative />
        <div data-part="who">
          <h1 data-part id={`${id}name`}>
            {name}
          </h1>
          {(user.is_admin || suspended) && (
            <p data-part="marks">
              {user.is_admin && <Badge variant="soft">{messages.administrator}</Badge>}
              {suspended && (
                <Badge variant="warning" icon={<Pause aria-hidden="true" />}>
                  {messages.suspended}
                </Badge>
              )}
            </p>
          )}
        </div>
        <UserActions user={user} {...actions} />
      </div>
      {suspended && (
        <div data-part="suspension">
          <p data-part>
            <strong data-part>
              {suspended.by
                ? messages.suspendedBy(moment(suspended.at), suspended.by.name)
                : messages.suspendedOn(moment(suspended.at))}
            </strong>
          </p>
          <p data-part>{suspended.reason}</p>
        </div>
      )}
      <div data-part="panels">
        <Panel title={messages.account}>
          <dl data-part>
            {facts.map(([label, fact]) => (
              <div key={label}>
                <dt data-part>{label}</dt>
                <dd data-part>{fact}</dd>
              </div>
            ))}
          </dl>
        </Panel>
        <Panel title={messages.societies}>
          {societies.length === 0 ? (
            <p data-part="none">{messages.noSocieties}</p>
          ) : (
            <ul data-part>
              {societies.map((society) => (
                <li data-part key={society.id}>
                  <LinkOrText href={routes.society(society)} data-part="society">
                    {society.name}
                  </LinkOrText>
                  {society.role === fixedRoles.member ? (
                    <span data-part="quiet">{messages.member}</span>
                  ) : (
                    <Badge variant="soft">{society.role}</Badge>
                  )}
                  <span data-part="quiet">{messages.since(dates.day(society.joined_at))}</span>
                </li>
              ))}
            </ul>
          )}
        </Panel>
      </div>
      {children}
    </Root>
  );
});
UserDetails.displayName = 'UserDetails';
