import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { useLinkComponent } from '../../host/useLinkComponent.ts';
import { useCurrentInSight } from '../useCurrentInSight.ts';
import { NavRoot, NavTab } from './NavTabs.styles.ts';

export interface NavTabItem {
  /** Address of the page. Unique within the tabs. */
  href: string;
  /** Name of the page, in a word or two. */
  label: ReactNode;
  /** Before the label; decorative. */
  icon?: ReactNode;
  /** Whether it is the current page. */
  current?: boolean;
}

export interface NavTabsProps extends Omit<ComponentPropsWithoutRef<'nav'>, 'children'> {
  /** Accessible name of the navigation. */
  label: string;
  /** The pages, in reading order; one of them is `current`. */
  items: readonly NavTabItem[];
  /** `segments` is for tabs below other tabs. @default 'line' */
  variant?: 'line' | 'segments';
}

/** Links between the pages of one thing, styled as tabs. */
export const NavTabs = forwardRef<HTMLElement, NavTabsProps>(function NavTabs(
  { label, items, variant = 'line', ...rest },
  ref,
) {
  const component = useLinkComponent();
  const row = useCurrentInSight<HTMLUListElement>(items.find(({ current }) => current)?.href);
  return (
    <NavRoot ref={ref} data-soc="NavTabs" data-variant={variant} aria-label={label} {...rest}>
      <ul data-part ref={row}>
        {items.map((item) => (
          <li data-part key={item.href}>
            <NavTab
              as={component}
              href={item.href}
              data-part="tab"
              aria-current={item.current ? 'page' : undefined}
            >
              {item.icon}
              <span>{item.label}</span>
            </NavTab>
          </li>
        ))}
      </ul>
    </NavRoot>
  );
});
NavTabs.displayName = 'NavTabs';
