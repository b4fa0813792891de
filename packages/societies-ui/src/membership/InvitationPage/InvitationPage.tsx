import { forwardRef, useContext, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import type { CommitteeEntry, OpenedInvitation } from 'societies-contract';
import { Avatar } from '../../base/Avatar/Avatar.tsx';
import { Button, ButtonLink } from '../../base/Button/Button.tsx';
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx';
import { ArrowRight, Check, LockKeyhole } from '../../base/Icon/icons.ts';
import { Link } from '../../base/Link/Link.tsx';
import { useFocusInstead } from '../../base/useFocusAfterRemoval.ts';
import { SocietiesContext } from '../../host/SocietiesContext.ts';
import { useMessages } from '../../host/useMessages.ts';
import { useRoutes } from '../../host/useRoutes.ts';
import { Campus } from '../../landing/Campus/Campus.tsx';
import { SocietyArt } from '../../societies/SocietyArt/SocietyArt.tsx';
import { SocietyLogo } from '../../societies/SocietyLogo/SocietyLogo.tsx';
import { ThemeScope } from '../../theme/ThemeScope.tsx';
import { openingOf } from '../opening.ts';
import { Root } from './InvitationPage.styles.ts';

export const invitationPageMessages = {
  invited: 'You are invited to join',
  join: (society: string) => `Join ${society}`,
  login: 'Have an account?',
  loginLink: 'Log in and join',
  next: 'What happens next',
  steps: [
    ['Sign up with your university ID', 'It takes a minute and leads you back here.'],
    ['You are in, at once', 'This invitation needs nobody’s approval.'],
    ['See what is on and who to ask', 'You can leave again whenever you like.'],
  ],
  privacy: 'The committee will see your name and your university ID.',
  already: (society: string) => `You are a member of ${society} already.`,
  joined: (name: string) => (name ? `You are in, ${name}` : 'You are in'),
  members: (society: string, count: number) =>
    `${society} has ${count === 1 ? 'one member' : `${count} members`} now.`,
  first: 'Your first event',
  ask: 'Who to ask',
  open: (society: string) => `Open ${society}`,
  notForYou: 'Not for you?',
  leave: 'Leave the society',
  states: {
    expired: ['This invitation has ended', 'Ask whoever gave it to you for a new one.'],
    used_up: ['This invitation is used up', 'It cannot be used any more often. Ask for a new one.'],
    revoked: ['This invitation was taken back', 'Ask whoever gave it to you for a new one.'],
  },
  unknown: 'This invitation does not exist',
  unknownHint: 'Check that the address is complete, or scan the code again.',
  browse: 'Browse all societies',
} as const;

export interface InvitationPageProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** The opened invitation; null if there is none at this address. */
  invitation: Pick<OpenedInvitation, 'society' | 'state'> | null;
  /**
   * Who reads it: a visitor, who signs up or logs in first; somebody who may join; a member; or one who has joined with it just
   * now. @default 'visitor'
   */
  reader?: 'visitor' | 'user' | 'member' | 'joined';
  /** The reader's first name, once they have joined. */
  firstName?: string;
  /** How many members the society has, once the reader has joined. */
  memberCount?: number;
  /** Where a visitor makes an account. @default the host's page for it, or where they log in if there is none */
  signup?: string;
  /** Joins with the invitation. */
  onJoin?: () => void;
  /** Whether joining is pending. */
  pending?: boolean;
  /** Leaves the society again. */
  onLeave?: () => void;
  /** After joining: the society's next event, such as an `EventCard`. */
  event?: ReactNode;
  /** After joining: whom to ask. Roles that nobody holds are left out. */
  committee?: readonly Pick<CommitteeEntry, 'role' | 'name' | 'university_id'>[];
}

/** What an invitation's link leads to, in the theme of the society: one action, and then what is on. */
export const InvitationPage = forwardRef<HTMLElement, InvitationPageProps>(function InvitationPage(
  {
    invitation,
    reader = 'visitor',
    firstName = '',
    memberCount,
    signup,
    onJoin,
    pending = false,
    onLeave,
    onFocus,
    event,
    committee = [],
    ...rest
  },
  ref,
) {
  const messages = useMessages('InvitationPage', invitationPageMessages);
  const { locale } = useContext(SocietiesContext);
  const routes = useRoutes();
  // The pressed button is gone once somebody has joined: the heading says it.
  const focused = useFocusInstead(ref, onFocus, 'h1');
  if (!invitation) {
    const browse = routes.societies();
    return (
      <Root data-soc="InvitationPage" data-state="unknown" {...rest} {...focused}>
        <EmptyState
          title={<h1 data-part>{messages.unknown}</h1>}
          description={messages.unknownHint}
          action={browse && <ButtonLink href={browse}>{messages.browse}</ButtonLink>}
        />
      </Root>
    );
  }
  const { society, state } = invitation;
  const { id, name, logo, theme, description } = society;
  const address = routes.society(society);
  const joined = reader === 'joined';
  const holders = committee.filter(({ university_id: holder }) => holder !== null);
  const open = address && (
    <ButtonLink
      href={address}
      variant={joined ? 'quiet' : 'filled'}
      size="large"
      fullWidth
      iconAfter={<ArrowRight aria-hidden="true" />}
    >
      {messages.open(name)}
    </ButtonLink>
  );
  const login = routes.login();
  const start = signup ?? routes.signup() ?? login;

  const content = () => {
    if (joined) {
      return (
        <>
          {event && (
            <section data-part="first">
              <h2 data-part>{messages.first}</h2>
              {event}
            </section>
          )}
          {holders.length > 0 && (
            <section data-part="people">
              <h2 data-part>{messages.ask}</h2>
              <ul data-part>
                {holders.map(({ role, name: person }) => (
                  <li data-part key={role.id}>
                    <Avatar name={person} decorative />
                    <span>
                      <strong data-part>{person}</strong>
                      <span>{role.name}</span>
                    </span>
                  </li>
                ))}
              </ul>
            </section>
          )}
          {open}
          {onLeave && (
            <p data-part="aside">
              <span>{messages.notForYou}</span>{' '}
              <Button variant="bare" onClick={onLeave}>
                {messages.leave}
              </Button>
            </p>
          )}
        </>
      );
    }
    if (reader === 'member') {
      return (
        <>
          <p data-part="notice">{messages.already(name)}</p>
          {open}
        </>
      );
    }
    if (state !== 'valid') {
      const [title, hint] = messages.states[state];
      return (
        <div data-part="notice" role="status">
          <h2 data-part>{title}</h2>
          <p data-part>{hint}</p>
        </div>
      );
    }
    return (
      <>
        {reader === 'user' || !start ? (
          onJoin && (
            <Button size="large" fullWidth loading={pending} onClick={onJoin}>
              {messages.join(name)}
            </Button>
          )
        ) : (
          <>
            <ButtonLink size="large" fullWidth href={start}>
              {messages.join(name)}
            </ButtonLink>
            {login && login !== start && (
              <p data-part="aside">
                <span>{messages.login}</span> <Link href={login}>{messages.loginLink}</Link>
              </p>
            )}
            <section data-part="next">
              <h2 data-part>{messages.next}</h2>
              <ol data-part>
                {messages.steps.map(([what, how]) => (
                  <li data-part key={what}>
                    <strong data-part>{what}</strong>
                    <span>{how}</span>
                  </li>
                ))}
              </ol>
            </section>
          </>
        )}
        <p data-part="privacy">
          <LockKeyhole aria-hidden="true" />
          <span>{messages.privacy}</span>
        </p>
      </>
    );
  };

  return (
    <ThemeScope theme={theme}>
      <Root
        data-soc="InvitationPage"
        data-state={joined || reader === 'member' ? reader : state}
        {...rest}
        {...focused}
      >
        <div data-part="banner">
          <SocietyArt seed={id} theme={theme} size="hero" />
          <Campus fit="crop" />
        </div>
        <div data-part="emblem">
          <SocietyLogo name={name} src={logo} size="page" ringed />
          {joined && (
            <span data-part="tick" aria-hidden="true">
              <Check />
            </span>
          )}
        </div>
        <div data-part="content">
          <div data-part="words">
            {!joined && <p data-part="over">{messages.invited}</p>}
            <h1 data-part tabIndex={-1}>
              {joined ? messages.joined(firstName) : name}
            </h1>
            {joined
              ? memberCount !== undefined && (
                  <p data-part="description">{messages.members(name, memberCount)}</p>
                )
              : description && <p data-part="description">{openingOf(description, 160, locale?.code)}</p>}
          </div>
          {content()}
        </div>
      </Root>
    </ThemeScope>
  );
});
InvitationPage.displayName = 'InvitationPage';
