import { House, Inbox, LayoutDashboard, Orbit, Users } from '../../base/Icon/icons.ts';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { Avatar } from '../../base/Avatar/Avatar.tsx';
import { useLinkComponent } from '../../base/Link/LinkProvider.tsx';
import { useCurrentInSight } from '../../base/useCurrentInSight.ts';
import { Skeleton } from '../../base/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../host/useMessages.ts';
import { Root } from './AdminLayout.styles.ts';

export const adminLayoutMessages = {
  label: 'Administration',
  welcome: (firstName: string) => `Welcome, ${firstName}!`,
  profile: 'Your profile',
  home: 'Home',
  dashboard: 'Dashboard',
  societies: 'Manage all societies',
  requests: 'View society requests',
  users: 'Manage all users',
  waiting: (count: number) => (count === 1 ? '1 waiting' : `${count} waiting`),
} as const;

/** The pages of the administrators' area. */
export type AdminPage = 'dashboard' | 'societies' | 'requests' | 'users';

const hrefs = {
  profile: '/profile',
  home: '/',
  dashboard: '/admin',
  societies: '/admin/societies',
  requests: '/admin/requests',
  users: '/admin/users',
} as const;

const icons = {
  home: House,
  dashboard: LayoutDashboard,
  societies: Orbit,
  requests: Inbox,
  users: Users,
} as const;
const pages = ['home', 'dashboard', 'societies', 'requests', 'users'] as const;

export interface AdminLayoutProps extends ComponentPropsWithoutRef<'div'> {
  /** Who is greeted; undefined while that is not known. */
  user?: { first_name: string; last_name: string; avatar: string | null };
  /** The page that is shown, marked in the sidebar. None is marked without it. */
  current?: AdminPage;
  /** Society requests that wait for an answer. */
  waiting?: number;
}

/** The frame of the administrators' pages: their sidebar, on a phone a row of links, and the page. */
export const AdminLayout = forwardRef<HTMLDivElement, AdminLayoutProps>(function AdminLayout(
  { user, current, waiting = 0, children, ...rest },
  ref,
) {
  const messages = useMessages('AdminLayout', adminLayoutMessages);
  const LinkComponent = useLinkComponent();
  const row = useCurrentInSight<HTMLUListElement>(`${current} ${waiting}`);
  return (
    <Root ref={ref} data-soc="AdminLayout" {...rest}>
      <nav aria-label={messages.label}>
        <div data-part="stick">
          <LinkComponent href={hrefs.profile} data-part="welcome">
            {user ? (
              <>
                <Avatar name={`${user.first_name} ${user.last_name}`} src={user.avatar} decorative />
                {messages.welcome(user.first_name)}
              </>
            ) : (
              <>
                <Skeleton variant="round" width={40} />
                <Skeleton width={120} />
                <VisuallyHidden>{messages.profile}</VisuallyHidden>
              </>
            )}
          </LinkComponent>
          <ul ref={row}>
            {pages.map((page) => {
              const Icon = icons[page];
              return (
                <li key={page}>
                  <LinkComponent
                    href={hrefs[page]}
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
                        <VisuallyHidden>, {messages.waiting(waiting)}</VisuallyHidden>
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
