import { Check, Clock, LockKeyhole, Users } from '../../base/Icon/icons.ts';
import { forwardRef, memo, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import type { Society } from 'societies-contract';
import { Badge } from '../../base/Badge/Badge.tsx';
import { Marked } from '../../base/Marked/Marked.tsx';
import { Link } from '../../base/Link/Link.tsx';
import { Skeleton } from '../../base/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../host/useMessages.ts';
import { useNumbers } from '../../host/useNumbers.ts';
import { useRoutes } from '../../host/useRoutes.ts';
import { joiningOf, type JoinedSociety } from '../joining.ts';
import { LastActive } from '../LastActive/LastActive.tsx';
import { SocietyArt } from '../SocietyArt/SocietyArt.tsx';
import { SocietyLogo } from '../SocietyLogo/SocietyLogo.tsx';
import { Root, Waiting } from './SocietyCard.styles.ts';

export const societyCardMessages = {
  members: (count: number) => (count === 1 ? 'member' : 'members'),
  member: 'Member',
  ask: 'Ask to join',
  invite: 'By invitation',
  requested: 'Asked',
  /** Precedes the matching text, if that is not the name. */
  event: 'Event:',
  keywords: 'Keyword:',
} as const;

/** A society as far as a card shows it. */
export type CardSociety = JoinedSociety &
  Pick<
    Society,
    | 'id'
    | 'name'
    | 'description'
    | 'logo'
    | 'banner'
    | 'theme'
    | 'category'
    | 'member_count'
    | 'match'
    | 'next_event'
    | 'affiliation'
    | 'last_active'
  >;

const joiningIcons = { ask: Users, invite: LockKeyhole, requested: Clock, member: Check } as const;

export interface SocietyCardProps extends Omit<ComponentPropsWithoutRef<'article'>, 'children'> {
  /** The society. Pass a stable object to avoid re-rendering. */
  society: CardSociety;
  /** Opens the society, such as in a modal. Without it the card is a link. Pass a stable function. */
  onOpen?: (society: CardSociety) => void;
  /** Content at the foot, such as `NextEvent`, instead of the membership badge. */
  note?: ReactNode;
  /** The current time: with it the card says when the society was last active. */
  now?: Date;
  /** Heading level of the name. @default 3 */
  headingLevel?: 2 | 3 | 4;
  /** Loads the picture eagerly; for the first cards of a list. */
  eager?: boolean;
}

/** A society in a list: art, logo, name, description, category and members. The whole card is a target. */
export const SocietyCard = memo(
  forwardRef<HTMLDivElement, SocietyCardProps>(function SocietyCard(
    { society, onOpen, note, now, headingLevel = 3, eager = false, ...rest },
    ref,
  ) {
    const { number } = useNumbers();
    const messages = useMessages('SocietyCard', societyCardMessages);
    const address = useRoutes().society(society);
    const Heading = `h${headingLevel}` as const;
    const { id, name, description, logo, banner, theme, category, member_count, match, last_active } =
      society;
    const joining = joiningOf(society);
    const Icon = joining === 'join' ? undefined : joiningIcons[joining];
    const named = match?.field === 'name' ? <Marked text={name} ranges={match.ranges} /> : name;
    const reason = match?.field === 'event' || match?.field === 'keywords' ? match.field : undefined;
    return (
      <Root
        ref={ref}
        as="article"
        interactive={Boolean(onOpen ?? address)}
        data-soc="SocietyCard"
        data-state={joining === 'join' ? undefined : joining}
        {...rest}
      >
        <div data-part="art">
          <SocietyArt seed={id} theme={theme} src={banner} loading={eager ? 'eager' : 'lazy'} />
        </div>
        <div data-part="logo">
          <SocietyLogo name={name} src={logo} ringed />
        </div>
        <div data-part="body">
          <Heading data-part="name">
            {onOpen ? (
              <button type="button" data-part="target" aria-haspopup="dialog" onClick={() => onOpen(society)}>
                {named}
              </button>
            ) : address ? (
              <Link variant="quiet" href={address} data-part="target">
                {named}
              </Link>
            ) : (
              named
            )}
          </Heading>
          <p data-part="description">
            {match?.field === 'description' ? (
              <Marked text={match.text} ranges={match.ranges} />
            ) : (
              description
            )}
          </p>
          {match && reason && (
            <p data-part="reason">
              <span>{messages[reason]}</span> <Marked text={match.text} ranges={match.ranges} />
            </p>
          )}
          {now && last_active && (
            <p data-part="active">
              <LastActive day={last_active} now={now} />
            </p>
          )}
          <div data-part="meta">
            <Badge>{category.name}</Badge>
            <span data-part="members">
              <Users aria-hidden="true" />
              <span>{number(member_count)}</span>
              <VisuallyHidden>{` ${messages.members(member_count)}`}</VisuallyHidden>
            </span>
            {Icon && joining !== 'join' && !note && (
              <span data-part={joining === 'member' ? 'member' : 'joining'}>
                <Icon aria-hidden="true" />
                <span>{messages[joining]}</span>
              </span>
            )}
          </div>
          {note && <div data-part="note">{note}</div>}
        </div>
      </Root>
    );
  }),
);
SocietyCard.displayName = 'SocietyCard';

export interface SocietyCardSkeletonProps extends ComponentPropsWithoutRef<'div'> {
  /** Reserves space for a `note`. */
  noted?: boolean;
  /** Reserves space for when the society was last active. */
  dated?: boolean;
}

/** A placeholder for a card, in its final size. */
export const SocietyCardSkeleton = forwardRef<HTMLDivElement, SocietyCardSkeletonProps>(
  function SocietyCardSkeleton({ noted = false, dated = false, ...rest }, ref) {
    return (
      <Waiting ref={ref} data-soc="SocietyCardSkeleton" aria-hidden="true" {...rest}>
        <Skeleton variant="block" data-part="art" />
        <div data-part="logo">
          <Skeleton variant="round" width={64} height={64} />
        </div>
        <div data-part="body">
          <Skeleton width="60%" />
          <div data-part="lines">
            <Skeleton width="95%" />
            <Skeleton width="70%" />
          </div>
          {dated && <Skeleton width="45%" />}
          <Skeleton variant="block" width={132} height={28} />
          {noted && (
            <div data-part="note">
              <Skeleton width="80%" />
            </div>
          )}
        </div>
      </Waiting>
    );
  },
);
SocietyCardSkeleton.displayName = 'SocietyCardSkeleton';
