import { forwardRef, useContext, type ComponentPropsWithoutRef } from 'react';
import { Bell, CalendarDays, Compass, House } from '../../base/Icon/icons.ts';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { LinkOrText } from '../../host/LinkOrText.tsx';
import { useMessages } from '../../host/useMessages.ts';
import { useRoutes } from '../../host/useRoutes.ts';
import type { NavigationPage } from '../TopNavigation/TopNavigation.tsx';
import { BottomBarContext } from './BottomBarContext.ts';
import { Root } from './BottomNavigation.styles.ts';

export const bottomNavigationMessages = {
  label: 'Main pages',
  mySocieties: 'My societies',
  whatsOn: 'What’s on',
  societies: 'Societies',
  notices: 'Notices',
  unread: (count: number) => `${count} unread`,
} as const;

export interface BottomNavigationProps extends Omit<ComponentPropsWithoutRef<'nav'>, 'children'> {
  /** The current page. */
  current?: NavigationPage;
  /** Number of unread notices; 99+ from 100 on. */
  unread?: number;
}

/**
 * The bar at the foot of every page on phones, for signed-in users: their societies, what is on, all societies and notices.
 * Give it to `PageLayout` as `bottom`: it takes space of its own and stays visible. Pages add to it: a society's edit toggle,
 * a board's save button, an event's registration.
 */
export const BottomNavigation = forwardRef<HTMLElement, BottomNavigationProps>(function BottomNavigation(
  { current, unread = 0, ...rest },
  ref,
) {
  const messages = useMessages('BottomNavigation', bottomNavigationMessages);
  const routes = useRoutes();
  const bar = useContext(BottomBarContext);
  const pages = [
    { page: 'my-societies', href: routes.mySocieties(), words: messages.mySocieties, Icon: House },
    { page: 'whats-on', href: routes.whatsOn(), words: messages.whatsOn, Icon: CalendarDays },
    { page: 'societies', href: routes.societies(), words: messages.societies, Icon: Compass },
    { page: 'notices', href: routes.notices(), words: messages.notices, Icon: Bell },
  ] as const;
  return (
    <Root ref={ref} data-soc="BottomNavigation" aria-label={messages.label} {...rest}>
      <div ref={bar?.setSlot} data-part="slot" />
      <ul data-part>
        {pages
          .filter(({ href }) => href !== undefined)
          .map(({ page, href, words, Icon }) => (
            <li data-part key={page}>
              <LinkOrText href={href} data-part="link" aria-current={page === current ? 'page' : undefined}>
                <span data-part="icon">
                  <Icon aria-hidden="true" />
                  {page === 'notices' && unread > 0 && (
                    <span data-part="count" aria-hidden="true">
                      {unread > 99 ? '99+' : unread}
                    </span>
                  )}
                </span>
                <span aria-hidden="true">{words}</span>
                <VisuallyHidden>
                  {page === 'notices' && unread > 0 ? `${words}, ${messages.unread(unread)}` : words}
                </VisuallyHidden>
              </LinkOrText>
            </li>
          ))}
      </ul>
    </Root>
  );
});
BottomNavigation.displayName = 'BottomNavigation';
