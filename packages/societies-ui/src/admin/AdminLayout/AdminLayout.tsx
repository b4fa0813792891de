import { fullName } from 'societies-contract';
import {
  BadgeCheck,
  Clock,
  FolderInput,
  House,
  Inbox,
  Info,
  LayoutDashboard,
  Orbit,
  UserRound,
  Users,
} from '../../base/Icon/icons.ts';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { Avatar } from '../../base/Avatar/Avatar.tsx';
import { useCurrentInSight } from '../../base/useCurrentInSight.ts';
import { Skeleton } from '../../base/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { LinkOrText } from '../../host/LinkOrText.tsx';
import { useLinkComponent } from '../../host/useLinkComponent.ts';
import { useMessages } from '../../host/useMessages.ts';
import { useRoutes, type AdminPage } from '../../host/useRoutes.ts';
import { Root } from './AdminLayout.styles.ts';

export const adminLayoutMessages = {
  label: 'Administration',
  welcome: (firstName: string) => `Welcome, ${firstName}!`,
  profile: 'Your profile',
  home: 'Home',
  dashboard: 'Dashboard',
  societies: 'Manage all societies',
  requests: 'View society requests',
  affiliation: 'Affiliation',
  orphans: 'Societies without a leader',
  users: 'Manage all users',
  import: 'Import',
  history: 'History',
  site: 'About the site',
  waiting: (count: number) => (count === 1 ? '1 waiting' : `${count} waiting`),
} as const;

const icons = {
  home: House,
  dashboard: LayoutDashboard,
  societies: Orbit,
  requests: Inbox,
  affiliation: BadgeCheck,
  orphans: UserRound,
  users: Users,
  import: FolderInput,
  history: Clock,
  site: Info,
} as const;
const pages = [
  'home',
  'dashboard',
  'societies',
  'requests',
  'affiliation',
  'orphans',
  'users',
  'import',
  'history',
  'site',
] as const;

export interface AdminLayoutProps extends ComponentPropsWithoutRef<'div'> {
  /** The signed-in administrator; undefined while loading. */
  user?: { first_name: string; last_name: string; avatar: string | null };
  /** The current page, marked in the sidebar. */
  current?: AdminPage;
  /** Number of pending society requests. */
  waiting?: number;
}

/** The frame of the administration pages: a sidebar, or on phones a row of links, beside the page. */
export const AdminLayout = forwardRef<HTMLDivElement, AdminLayoutProps>(function AdminLayout(
  { user, current, waiting = 0, children, ...rest },
  ref,
) {
  const messages = useMessages('AdminLayout', adminLayoutMessages);
  const LinkComponent = useLinkComponent();
  const routes = useRoutes();
  const row = useCurrentInSight<HTMLUListElement>(`${current} ${waiting}`);
  return (
    <Root ref={ref} data-soc="AdminLayout" {...rest}>
      <nav data-part aria-label={messages.label}>
        <div data-part="stick">
          <LinkOrText href={routes.profile()} data-part="welcome">
            {user ? (
              <>
                <Avatar name={fullName(user)} src={user.avatar} decorative />
                <span>{messages.welcome(user.first_name)}</span>
              </>
            ) : (
              <>
                <Skeleton variant="round" width={40} />
                <Skeleton width={120} />
                <VisuallyHidden>{messages.profile}</VisuallyHidden>
              </>
            )}
          </LinkOrText>
          <ul data-part ref={row}>
            {pages.map((page) => {
              const Icon = icons[page];
              const href = page === 'home' ? routes.start() : routes.admin(page);
              if (!href) return null;
              return (
                <li data-part key={page}>
                  <LinkComponent
                    href={href}
                    data-part="link"
                    aria-current={page === current ? 'page' : undefined}
                  >
                    <Icon aria-hidden="true" />
                    <span data-part="words">{messages[page]}</span>
                    {page === 'requests' && waiting > 0 && (
                      <>
                        <span data-part="count" aria-hidden="true">
                          {waiting}
                        </span>
                        <VisuallyHidden>{`, ${messages.waiting(waiting)}`}</VisuallyHidden>
                      </>
                    )}
                  </LinkComponent>
                </li>
              );
            })}
          </ul>
        </div>
      </nav>
      <div data-part="page">{children}</div>
    </Root>
  );
});
AdminLayout.displayName = 'AdminLayout';
