import { forwardRef } from 'react';
import { NavTabs, type NavTabsProps } from '../../base/Tabs/NavTabs.tsx';
import { useMessages } from '../../host/useMessages.ts';
import { useRoutes, type SocietyPageName } from '../../host/useRoutes.ts';

export const societyTabsMessages = {
  label: (society: string) => `Pages of ${society}`,
  home: 'Home',
  info: 'Info',
  events: 'Events',
  posts: 'Posts',
  merch: 'Merch',
  dashboard: 'Dashboard',
} as const;

const pages: readonly SocietyPageName[] = ['home', 'info', 'events', 'posts', 'merch', 'dashboard'];

export interface SocietyTabsProps extends Omit<NavTabsProps, 'label' | 'items'> {
  /** The society: its name for screen readers, both for addresses. */
  society: { id: number | string; name: string };
  /** The current page. */
  current?: SocietyPageName;
  /** Whether the user is on the committee, and so has the Dashboard tab. */
  committee?: boolean;
}

/** The pages of a society as links. */
export const SocietyTabs = forwardRef<HTMLElement, SocietyTabsProps>(function SocietyTabs(
  { society, current, committee = false, ...rest },
  ref,
) {
  const messages = useMessages('SocietyTabs', societyTabsMessages);
  const routes = useRoutes();
  return (
    <NavTabs
      ref={ref}
      data-soc="SocietyTabs"
      label={messages.label(society.name)}
      items={pages.flatMap((page) => {
        const href = routes.society(society, page);
        return href && (page !== 'dashboard' || committee)
          ? { href, label: messages[page], current: page === current }
          : [];
      })}
      {...rest}
    />
  );
});
SocietyTabs.displayName = 'SocietyTabs';
