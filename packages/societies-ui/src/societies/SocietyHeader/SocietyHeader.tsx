import { ArrowLeft, CalendarDays, Sparkles, Users } from '../../base/Icon/icons.ts';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import type { Category, ThemeColors } from 'societies-contract';
import { Badge } from '../../base/Badge/Badge.tsx';
import { useDates } from '../../host/useDates.ts';
import { useLinkComponent } from '../../host/useLinkComponent.ts';
import { useMessages } from '../../host/useMessages.ts';
import { useRoutes } from '../../host/useRoutes.ts';
import { memberCount } from '../memberCount.ts';
import { EditToggle } from '../EditToggle/EditToggle.tsx';
import { SocietyArt } from '../SocietyArt/SocietyArt.tsx';
import { SocietyLogo } from '../SocietyLogo/SocietyLogo.tsx';
import { Root } from './SocietyHeader.styles.ts';

export const societyHeaderMessages = {
  back: 'Back to my societies',
  members: memberCount,
  since: (date: string) => `Since ${date}`,
} as const;

export interface HeaderSociety {
  /** Seeds the art that replaces a missing banner. */
  id: number | string;
  /** The page's heading; its initials stand for a missing logo. */
  name: string;
  /** Address of the banner; null draws one. */
  banner: string | null;
  /** Address of the logo; null shows the initials. */
  logo: string | null;
  /** Its name is shown as a badge. */
  category: Category;
  /** How many members it has. */
  member_count: number;
  /** ISO date. */
  creation_date: string;
}

export interface SocietyHeaderProps extends Omit<ComponentPropsWithoutRef<'div'>, 'role'> {
  /** The society, as far as the header shows it. */
  society: HeaderSociety;
  /** The current theme, for the art that replaces a missing banner. */
  theme: ThemeColors;
  /** Name of the user's role, shown as a badge. */
  role?: string | null;
  /**
   * `full` has a banner of 300 px, `compact` is 96 px high, for pages with other content. Phones and low windows show `full` as
   * `compact` too, unless the banner is being edited. @default 'full'
   */
  variant?: 'full' | 'compact';
  /** Buttons on the banner while editing; not in the compact header. */
  bannerAction?: ReactNode;
  /** Button at the logo while editing; not in the compact header. */
  logoAction?: ReactNode;
  /** Content beside the role, such as a button to join. */
  action?: ReactNode;
  /** Whether editing is on. */
  editing?: boolean;
  /** Turns editing on or off, by a button from 768 px up; on phones `SocietyBar` has it. Omit it for users who may not edit. */
  onEditingChange?: (editing: boolean) => void;
}

/** The header of a society's pages: banner, logo, name and key facts. Place it in a `ThemeScope` of the society's theme. */
export const SocietyHeader = forwardRef<HTMLDivElement, SocietyHeaderProps>(function SocietyHeader(
  {
    society,
    theme,
    variant = 'full',
    role,
    bannerAction,
    logoAction,
    action,
    editing = false,
    onEditingChange,
    ...rest
  },
  ref,
) {
  const dates = useDates();
  const messages = useMessages('SocietyHeader', societyHeaderMessages);
  const LinkComponent = useLinkComponent();
  const back = useRoutes().mySocieties();
  const roomy = variant === 'full';
  return (
    <Root ref={ref} data-soc="SocietyHeader" data-variant={variant} {...rest}>
      <div data-part="banner">
        <SocietyArt seed={society.id} theme={theme} src={society.banner} size="hero" />
        {back && (
          <LinkComponent href={back} data-part="back">
            <ArrowLeft aria-hidden="true" />
            <span>{messages.back}</span>
          </LinkComponent>
        )}
        {roomy && bannerAction && <div data-part="banner-action">{bannerAction}</div>}
      </div>
      <div data-part="identity">
        <div data-part="logo">
          <SocietyLogo name={society.name} src={society.logo} size="page" ringed />
          {roomy && logoAction && <div data-part="logo-action">{logoAction}</div>}
        </div>
        <div data-part="words">
          <h1 data-part>{society.name}</h1>
          <div data-part="meta">
            <Badge>{society.category.name}</Badge>
            <span>
              <Users aria-hidden="true" />
              <span>{messages.members(society.member_count)}</span>
            </span>
            <span data-part="since">
              <CalendarDays aria-hidden="true" />
              <span>{messages.since(dates.date(society.creation_date))}</span>
            </span>
          </div>
        </div>
        <div data-part="aside">
          {role && (
            <Badge variant="soft" icon={<Sparkles aria-hidden="true" />}>
              {role}
            </Badge>
          )}
          {action}
          {onEditingChange && <EditToggle editing={editing} onEditingChange={onEditingChange} />}
        </div>
      </div>
    </Root>
  );
});
SocietyHeader.displayName = 'SocietyHeader';
