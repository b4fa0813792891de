import { forwardRef } from 'react';
import { NavTabs, type NavTabsProps } from '../../base/Tabs/NavTabs.tsx';
import { useMessages } from '../../host/useMessages.ts';

export const societyTabsMessages = {
  label: (society: string) => `Pages of ${society}`,
  home: 'Home',
  info: 'Info',
  events: 'Events',
  posts: 'Posts',
  merch: 'Merch',
  dashboard: 'Dashboard',
} as const;

/** The pages of a society. */
export type SocietyPageName = 'home' | 'info' | 'events' | 'posts' | 'merch' | 'dashboard';

const pages: readonly SocietyPageName[] = ['home', 'info', 'events', 'posts', 'merch', 'dashboard'];

export interface SocietyTabsProps extends Omit<NavTabsProps, 'label' | 'items'> {
  /** Whose pages they are: the name for screen readers, the id for the default addresses. */
  society: { id: number | string; name: string };
  /** The page that is shown. None is marked without it. */
  current?: SocietyPageName;
  /** Whether the reader holds a post: role `Member`, or none, has no Dashboard. */
  committee?: boolean;
  /** Where a page is. @default /societies/{id}/{page} */
  hrefOf?: (page: SocietyPageName) => string;
}

/** The pages of a society as links. */
export const SocietyTabs = forwardRef<HTMLElement, SocietyTabsProps>(function SocietyTabs(
  { society, current, committee = false, hrefOf, ...rest },
  ref,
) {
  const messages = useMessages('SocietyTabs', societyTabsMessages);
  const address =
    hrefOf ?? ((page: SocietyPageName) => `/societies/${society.id}${page === 'home' ? '' : `/${page}`}`);
  return (
    <NavTabs
      ref={ref}
      data-soc="SocietyTabs"
      label={messages.label(society.name)}
      items={pages
        .filter((page) => page !== 'dashboard' || committee)
        .map((page) => ({ href: address(page), label: messages[page], current: page === current }))}
      {...rest}
    />
  );
});
SocietyTabs.displayName = 'SocietyTabs';
