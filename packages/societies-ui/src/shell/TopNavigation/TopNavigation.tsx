import { Menu, Moon, Sun, X } from '../../base/Icon/icons.ts';
import {
  forwardRef,
  useId,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';
import { Avatar } from '../../base/Avatar/Avatar.tsx';
import { IconButton } from '../../base/IconButton/IconButton.tsx';
import { useLinkComponent } from '../../base/Link/LinkProvider.tsx';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../host/useMessages.ts';
import { BrandMark } from '../BrandMark/BrandMark.tsx';
import { Root } from './TopNavigation.styles.ts';

export const topNavigationMessages = {
  brand: 'Constellation',
  label: 'Main',
  dashboard: 'Dashboard',
  mySocieties: 'My societies',
  browse: 'Browse societies',
  login: 'Log in',
  signup: 'Sign up',
  profile: 'Your profile',
  menu: 'Menu',
  light: 'Use light colours',
  dark: 'Use dark colours',
} as const;

/** Who is logged in, as far as the navigation shows it. */
export interface NavigationUser {
  /** Part of the name and of the initials. */
  first_name: string;
  /** Part of the name and of the initials. */
  last_name: string;
  /** Address of the picture; null shows the initials. */
  avatar: string | null;
  /** Whether the way to the administrators' area is shown. */
  is_admin: boolean;
}

/** The pages that the navigation leads to. */
export type NavigationPage =
  'home' | 'dashboard' | 'my-societies' | 'societies' | 'login' | 'signup' | 'profile';

const defaultHrefs: Record<NavigationPage, string> = {
  home: '/',
  dashboard: '/admin',
  'my-societies': '/my-societies',
  societies: '/societies',
  login: '/login',
  signup: '/signup',
  profile: '/profile',
};

export interface TopNavigationProps extends ComponentPropsWithoutRef<'header'> {
  /** Who is logged in; null when nobody is; undefined while that is not known yet, so that nothing flashes by. */
  user?: NavigationUser | null;
  /** The page that is shown. */
  current?: NavigationPage;
  /** `overlay` is transparent and lies over the sky of the landing page. @default 'bar' */
  variant?: 'bar' | 'overlay';
  /** Which scheme is shown. Without it there is no switch. */
  colorScheme?: 'light' | 'dark';
  /** The switch was pressed: gets the other scheme, for the host to show and to remember. */
  onColorSchemeChange?: (scheme: 'light' | 'dark') => void;
  /** Addresses that differ from the product's own. */
  hrefs?: Partial<Record<NavigationPage, string>>;
}

/** The bar over every page: brand, the ways to societies, the scheme, oneself. On a phone the ways are a menu. */
export const TopNavigation = forwardRef<HTMLElement, TopNavigationProps>(function TopNavigation(
  { user, current, variant = 'bar', colorScheme, onColorSchemeChange, hrefs, ...rest },
  ref,
) {
  const messages = useMessages('TopNavigation', topNavigationMessages);
  const LinkComponent = useLinkComponent();
  const menuId = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const at = { ...defaultHrefs, ...hrefs };

  const pages: { page: NavigationPage; words: string }[] = user
    ? [
        ...(user.is_admin ? [{ page: 'dashboard' as const, words: messages.dashboard }] : []),
        { page: 'my-societies', words: messages.mySocieties },
        { page: 'societies', words: messages.browse },
      ]
    : user === null
      ? [{ page: 'login', words: messages.login }]
      : [];

  const link = ({ page, words }: { page: NavigationPage; words: string }) => (
    <LinkComponent
      key={page}
      href={at[page]}
      data-part={page === 'signup' ? 'signup' : 'link'}
      aria-current={page === current ? 'page' : undefined}
      onClick={() => setOpen(false)}
    >
      {words}
    </LinkComponent>
  );

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    toggle.current?.focus();
  };
  const closeOnLeave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };

  return (
    <Root
      ref={ref}
      data-soc="TopNavigation"
      data-variant={variant}
      data-state={user ? 'in' : user === null ? 'out' : 'unknown'}
      {...rest}
    >
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- keys and focus of the links inside arrive here: the bar is no control itself */}
      <div data-part="bar" onKeyDown={closeOnEscape} onBlur={closeOnLeave}>
        <LinkComponent href={at.home} data-part="brand">
          <BrandMark name={messages.brand} tone={variant === 'overlay' ? 'night' : 'page'} />
        </LinkComponent>
        <nav aria-label={messages.label}>
          <div data-part="links">{pages.map(link)}</div>
          {colorScheme && (
            <IconButton
              label={colorScheme === 'dark' ? messages.light : messages.dark}
              onClick={() => onColorSchemeChange?.(colorScheme === 'dark' ? 'light' : 'dark')}
            >
              {colorScheme === 'dark' ? <Sun /> : <Moon />}
            </IconButton>
          )}
          {user === null && link({ page: 'signup', words: messages.signup })}
          {user && (
            <LinkComponent
              href={at.profile}
              data-part="profile"
              aria-current={current === 'profile' ? 'page' : undefined}
            >
              <VisuallyHidden>{messages.profile}</VisuallyHidden>
              <Avatar name={`${user.first_name} ${user.last_name}`} src={user.avatar} decorative />
            </LinkComponent>
          )}
          {pages.length > 0 && (
            <>
              <IconButton
                ref={toggle}
                label={messages.menu}
                data-part="toggle"
                aria-expanded={open}
                aria-controls={menuId}
                onClick={() => setOpen(!open)}
              >
                {open ? <X /> : <Menu />}
              </IconButton>
              <div id={menuId} data-part="menu" hidden={!open}>
                {pages.map(link)}
              </div>
            </>
          )}
        </nav>
      </div>
    </Root>
  );
});
TopNavigation.displayName = 'TopNavigation';
