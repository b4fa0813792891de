import { Compass } from '../../base/Icon/icons.ts';
import { forwardRef, type ComponentPropsWithoutRef, type ReactElement } from 'react';
import { useLinkComponent } from '../../base/Link/LinkProvider.tsx';
import { Skeleton } from '../../base/Skeleton/Skeleton.tsx';
import { Tooltip } from '../../base/Tooltip/Tooltip.tsx';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { SocietyLogo } from '../SocietyLogo/SocietyLogo.tsx';
import { List, Root } from './SocietyRail.styles.ts';

export const societyRailMessages = { label: 'Your societies', all: 'View all societies' } as const;

/** A society as the rail shows it. */
export interface RailSociety {
  /** Tells the societies apart; `current` names one by it. */
  id: number | string;
  /** Its tooltip or its written name; its initials stand for a missing logo. */
  name: string;
  /** Address of the logo; null shows the initials. */
  logo: string | null;
}

export interface SocietyRailProps extends Omit<ComponentPropsWithoutRef<'nav'>, 'children'> {
  /** The reader's societies; undefined while they load. */
  societies?: readonly RailSociety[];
  /** Id of the society that is shown. */
  current?: number | string;
  /**
   * `rail` is a column of discs with tooltips; `list` has written names, for a drawer.
   * @default 'rail'
   */
  variant?: 'rail' | 'list';
  /** Where a society is. @default /societies/{id} */
  hrefOf?: (society: RailSociety) => string;
  /** Where all societies are, for the last link. @default '/societies' */
  allHref?: string;
  /** A link was followed: closes a drawer. */
  onNavigate?: () => void;
}

/** The reader's own societies, one press away from each other. */
export const SocietyRail = forwardRef<HTMLElement, SocietyRailProps>(function SocietyRail(
  {
    societies,
    current,
    variant = 'rail',
    hrefOf = ({ id }) => `/societies/${id}`,
    allHref = '/societies',
    onNavigate,
    ...rest
  },
  ref,
) {
  const messages = useMessages('SocietyRail', societyRailMessages);
  const LinkComponent = useLinkComponent();
  const listed = variant === 'list';
  const named = (words: string, link: ReactElement<Record<string, unknown>>) =>
    listed ? (
      link
    ) : (
      <Tooltip content={words} placement="right" role="label">
        {link}
      </Tooltip>
    );
  const Frame = listed ? List : Root;
  return (
    <Frame
      ref={ref}
      data-soc="SocietyRail"
      data-variant={variant}
      aria-label={messages.label}
      aria-busy={!societies || undefined}
      {...rest}
    >
      {societies?.length === 0 ? null : (
        <>
          <ul>
            {societies
              ? societies.map((society) => (
                  <li key={society.id}>
                    {named(
                      society.name,
                      <LinkComponent
                        href={hrefOf(society)}
                        data-part="society"
                        aria-current={String(society.id) === String(current) ? 'page' : undefined}
                        onClick={onNavigate}
                      >
                        <SocietyLogo
                          name={society.name}
                          src={society.logo}
                          size="rail"
                          shape={String(society.id) === String(current) ? 'square' : 'round'}
                        />
                        {listed ? society.name : <VisuallyHidden>{society.name}</VisuallyHidden>}
                      </LinkComponent>,
                    )}
                  </li>
                ))
              : [0, 1, 2].map((index) => (
                  <li key={index}>
                    <Skeleton variant="round" width={48} height={48} />
                  </li>
                ))}
          </ul>
          <hr data-part="rule" />
        </>
      )}
      {named(
        messages.all,
        <LinkComponent href={allHref} data-part="all" onClick={onNavigate}>
          <Compass aria-hidden="true" />
          {listed ? messages.all : <VisuallyHidden>{messages.all}</VisuallyHidden>}
        </LinkComponent>,
      )}
    </Frame>
  );
});
SocietyRail.displayName = 'SocietyRail';
