import { Compass, House } from '../../base/Icon/icons.ts';
import { forwardRef, useEffect, type ComponentPropsWithoutRef, type ReactElement } from 'react';
import { Skeleton } from '../../base/Skeleton/Skeleton.tsx';
import { Tooltip } from '../../base/Tooltip/Tooltip.tsx';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { onceLaidOut } from '../../base/onceLaidOut.ts';
import { useForwardedRef } from '../../base/useForwardedRef.ts';
import { LinkOrText } from '../../host/LinkOrText.tsx';
import { useLinkComponent } from '../../host/useLinkComponent.ts';
import { useMessages } from '../../host/useMessages.ts';
import { useRoutes } from '../../host/useRoutes.ts';
import { SocietyLogo } from '../SocietyLogo/SocietyLogo.tsx';
import { List, Root } from './SocietyRail.styles.ts';

export const societyRailMessages = {
  label: 'Your societies',
  all: 'View all societies',
  home: 'My societies',
} as const;

export interface RailSociety {
  /** Unique id; `current` names one by it. */
  id: number | string;
  /** Shown as tooltip or text; its initials replace a missing logo. */
  name: string;
  /** Address of the logo; null shows the initials. */
  logo: string | null;
}

export interface SocietyRailProps extends Omit<ComponentPropsWithoutRef<'nav'>, 'children'> {
  /** The user's societies; undefined while they load. */
  societies?: readonly RailSociety[];
  /** Id of the current society. */
  current?: number | string;
  /**
   * `rail` is a column of logos with tooltips; `list` has names, for a drawer.
   * @default 'rail'
   */
  variant?: 'rail' | 'list';
  /** Called when a link is followed, to close a drawer. */
  onNavigate?: () => void;
}

/** Scrolls an item to the middle of its scroll container, without scrolling the page. */
const showInItsBox = (item: Element): void => {
  for (let box = item.parentElement; box && box !== document.body; box = box.parentElement) {
    if (box.scrollHeight <= box.clientHeight || getComputedStyle(box).overflowY !== 'auto') continue;
    const [within, of] = [item.getBoundingClientRect(), box.getBoundingClientRect()];
    box.scrollTop += within.top + within.height / 2 - of.top - of.height / 2;
    return;
  }
};

/** Links to the user's societies, with the current one in view, and home at the foot. */
export const SocietyRail = forwardRef<HTMLElement, SocietyRailProps>(function SocietyRail(
  { societies, current, variant = 'rail', onNavigate, ...rest },
  ref,
) {
  const messages = useMessages('SocietyRail', societyRailMessages);
  const routes = useRoutes();
  const LinkComponent = useLinkComponent();
  const [all, home] = [routes.societies(), routes.mySocieties()];
  const listed = variant === 'list';
  const own = useForwardedRef(ref);
  const known = societies !== undefined;
  // Synchronises the scroll position.
  useEffect(() => {
    const rail = own.current;
    const here = rail?.querySelector('[aria-current]');
    return rail && here ? onceLaidOut(rail, () => showInItsBox(here)) : undefined;
  }, [own, current, known]);
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
      ref={own}
      data-soc="SocietyRail"
      data-variant={variant}
      aria-label={messages.label}
      aria-busy={!societies || undefined}
      {...rest}
    >
      <div data-part="societies">
        {societies?.length === 0 ? null : (
          <>
            <ul data-part>
              {societies
                ? societies.map((society) => (
                    <li data-part key={society.id}>
                      {named(
                        society.name,
                        <LinkOrText
                          href={routes.society(society)}
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
                          {listed ? (
                            <span>{society.name}</span>
                          ) : (
                            <VisuallyHidden>{society.name}</VisuallyHidden>
                          )}
                        </LinkOrText>,
                      )}
                    </li>
                  ))
                : [0, 1, 2].map((index) => (
                    <li data-part key={index}>
                      <Skeleton variant="round" width={48} height={48} />
                    </li>
                  ))}
            </ul>
            <hr data-part="rule" />
          </>
        )}
        {all &&
          named(
            messages.all,
            <LinkComponent href={all} data-part="all" onClick={onNavigate}>
              <Compass aria-hidden="true" />
              {listed ? <span>{messages.all}</span> : <VisuallyHidden>{messages.all}</VisuallyHidden>}
            </LinkComponent>,
          )}
      </div>
      {!listed &&
        home &&
        named(
          messages.home,
          <LinkComponent href={home} data-part="home">
            <House aria-hidden="true" />
            <VisuallyHidden>{messages.home}</VisuallyHidden>
          </LinkComponent>,
        )}
    </Frame>
  );
});
SocietyRail.displayName = 'SocietyRail';
