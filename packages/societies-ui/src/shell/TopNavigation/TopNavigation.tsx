import { fullName } from 'societies-contract';
import { Globe, LayoutDashboard, Menu, Moon, Search, Sun, Ticket, X } from '../../base/Icon/icons.ts';
import {
  forwardRef,
  useId,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { Avatar } from '../../base/Avatar/Avatar.tsx';
import { IconButton } from '../../base/IconButton/IconButton.tsx';
import { Root as IconButtonRoot } from '../../base/IconButton/IconButton.styles.ts';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { LinkOrText } from '../../host/LinkOrText.tsx';
import { useMessages } from '../../host/useMessages.ts';
import { useRoutes, type Address } from '../../host/useRoutes.ts';
import { BrandMark } from '../BrandMark/BrandMark.tsx';
import { Root } from './TopNavigation.styles.ts';

export const topNavigationMessages = {
  brand: 'Constellation',
  label: 'Main',
  dashboard: 'Dashboard',
  whatsOn: 'What’s on',
  myEvents: 'My events',
  mySocieties: 'My societies',
  browse: 'Browse societies',
  login: 'Log in',
  signup: 'Sign up',
  profile: 'Your profile',
  menu: 'Menu',
  search: 'Search everything',
  language: 'Language',
  light: 'Use light colours',
  dark: 'Use dark colours',
} as const;

/** The signed-in user, reduced to what the navigation shows. */
export interface NavigationUser {
  /** Part of the name and of the initials. */
  first_name: string;
  /** Part of the name and of the initials. */
  last_name: string;
  /** Address of the picture; null shows the initials. */
  avatar: string | null;
  /** Whether to show the link to the administration pages. */
  is_admin: boolean;
}

/** The pages that the navigation leads to. */
export type NavigationPage =
  | 'home'
  | 'dashboard'
  | 'whats-on'
  | 'my-events'
  | 'my-societies'
  | 'societies'
  | 'notices'
  | 'login'
  | 'signup'
  | 'profile';

export interface NavigationLanguage {
  /** Its language tag, such as `de`. */
  value: string;
  /** Its name in that language. */
  label: string;
}

interface Way {
  page: NavigationPage;
  href: Address;
  words: string;
}

export interface TopNavigationProps extends ComponentPropsWithoutRef<'header'> {
  /** The signed-in user; null for none; undefined while unknown, to avoid a flash of the wrong links. */
  user?: NavigationUser | null;
  /** The current page. */
  current?: NavigationPage;
  /** `overlay` is transparent, for the landing page's sky. @default 'bar' */
  variant?: 'bar' | 'overlay';
  /** The current scheme. Without it, or without `onColorSchemeChange`, there is no switch. */
  colorScheme?: 'light' | 'dark';
  /** Called with the other scheme, for the host to apply and store. */
  onColorSchemeChange?: (scheme: 'light' | 'dark') => void;
  /** The available languages. Without them, or without `onLanguageChange`, there is no choice. */
  languages?: readonly NavigationLanguage[];
  /** The current language. */
  language?: string;
  /** Opens the search. Without it, or without a user, there is no such button. */
  onSearch?: () => void;
  /** Content before the profile of a signed-in user, such as a `NoticeBell`. */
  actions?: ReactNode;
  /** Called with the chosen language, for the host to apply and store. */
  onLanguageChange?: (language: string) => void;
  /**
   * Whether the page has a `BottomNavigation`. On phones the bar then shows the pages that are not in it as icons, and neither
   * a menu nor `actions`.
   */
  withBottomNavigation?: boolean;
}

/** The pages that `BottomNavigation` lacks. */
const iconOf = { dashboard: LayoutDashboard, 'my-events': Ticket } as const;

/** The bar above every page: brand, links, colour scheme, profile. On phones the links are a menu, or stand in a `BottomNavigation`. */
export const TopNavigation = forwardRef<HTMLElement, TopNavigationProps>(function TopNavigation(
  {
    user,
    current,
    variant = 'bar',
    colorScheme,
    onColorSchemeChange,
    languages,
    language,
    onLanguageChange,
    onSearch,
    actions,
    withBottomNavigation = false,
    ...rest
  },
  ref,
) {
  const messages = useMessages('TopNavigation', topNavigationMessages);
  const routes = useRoutes();
  const menuId = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);

  const ways: readonly Way[] = user
    ? [
        { page: 'dashboard', href: user.is_admin ? routes.admin() : undefined, words: messages.dashboard },
        { page: 'whats-on', href: routes.whatsOn(), words: messages.whatsOn },
        { page: 'my-events', href: routes.myEvents(), words: messages.myEvents },
        { page: 'my-societies', href: routes.mySocieties(), words: messages.mySocieties },
        { page: 'societies', href: routes.societies(), words: messages.browse },
      ]
    : user === null
      ? [{ page: 'login', href: routes.login(), words: messages.login }]
      : [];
  const signup = user === null ? routes.signup() : undefined;
  const pages = ways.filter(({ href }) => href !== undefined);

  const link = ({ page, href, words }: Way) => (
    <LinkOrText
      key={page}
      href={href}
      data-part={page === 'signup' ? 'signup' : 'link'}
      aria-current={page === current ? 'page' : undefined}
      onClick={() => setOpen(false)}
    >
      {words}
    </LinkOrText>
  );

  const iconLink = ({ page, href, words }: Way) => {
    const Icon = page in iconOf ? iconOf[page as keyof typeof iconOf] : undefined;
    return (
      Icon && (
        <IconButtonRoot
          as={LinkOrText}
          key={page}
          href={href}
          data-part="icon-link"
          data-variant="bare"
          data-size="medium"
          aria-current={page === current ? 'page' : undefined}
        >
          <Icon aria-hidden="true" />
          <VisuallyHidden>{words}</VisuallyHidden>
        </IconButtonRoot>
      )
    );
  };

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
      data-with-bottom={(user && withBottomNavigation) || undefined}
      {...rest}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys and focus of the links inside arrive here: the bar is no control itself */}
      <div data-part="bar" onKeyDown={closeOnEscape} onBlur={closeOnLeave}>
        <LinkOrText href={routes.start()} data-part="brand">
          <BrandMark name={messages.brand} tone={variant === 'overlay' ? 'night' : 'page'} />
        </LinkOrText>
        <nav data-part aria-label={messages.label}>
          <div data-part="links">{pages.map(link)}</div>
          {user && withBottomNavigation && pages.map(iconLink)}
          {user && onSearch && (
            <IconButton label={messages.search} aria-keyshortcuts="Control+K Meta+K /" onClick={onSearch}>
              <Search />
            </IconButton>
          )}
          {languages && onLanguageChange && (
            <span data-part="language">
              <Globe aria-hidden="true" />
              <select
                data-part
                aria-label={messages.language}
                value={language}
                onChange={(event) => onLanguageChange(event.currentTarget.value)}
              >
                {languages.map(({ value, label }) => (
                  <option key={value} value={value} lang={value}>
                    {label}
                  </option>
                ))}
              </select>
            </span>
          )}
          {colorScheme && onColorSchemeChange && (
            <IconButton
              label={colorScheme === 'dark' ? messages.light : messages.dark}
              onClick={() => onColorSchemeChange(colorScheme === 'dark' ? 'light' : 'dark')}
            >
              {colorScheme === 'dark' ? <Sun /> : <Moon />}
            </IconButton>
          )}
          {signup && link({ page: 'signup', href: signup, words: messages.signup })}
          {user && actions && <span data-part="actions">{actions}</span>}
          {user && (
            <LinkOrText
              href={routes.profile()}
              data-part="profile"
              aria-current={current === 'profile' ? 'page' : undefined}
            >
              <VisuallyHidden>{messages.profile}</VisuallyHidden>
              <Avatar name={fullName(user)} src={user.avatar} decorative />
            </LinkOrText>
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
