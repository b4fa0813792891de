import { forwardRef, useMemo, useState, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { SkipLink } from '../../base/SkipLink/SkipLink.tsx';
import { useAfterPaint } from '../../base/useAfterPaint.ts';
import { BottomBarContext } from '../BottomNavigation/BottomBarContext.ts';
import { Root } from './PageLayout.styles.ts';

export interface PageLayoutProps extends ComponentPropsWithoutRef<'div'> {
  /** Above the content: the `TopNavigation`. */
  navigation?: ReactNode;
  /** Below the content: the `SiteFooter`. */
  footer?: ReactNode;
  /** At the foot of the window on phones: the `BottomNavigation`. */
  bottom?: ReactNode;
  /**
   * `content` is centred and at most 1,280 px wide; `full` uses the whole width.
   * @default 'content'
   */
  width?: 'content' | 'full';
  /** Id of the main region, for the skip link. @default 'main' */
  mainId?: string;
}

/** The frame of every page: skip link, navigation and main region. */
export const PageLayout = forwardRef<HTMLDivElement, PageLayoutProps>(function PageLayout(
  { navigation, footer, bottom, width = 'content', mainId = 'main', children, ...rest },
  ref,
) {
  const [slot, setSlotNow] = useState<HTMLElement | null>(null);
  // Deferred, because the slot is only needed once a page has controls for it.
  const setSlot = useAfterPaint(setSlotNow);
  const bar = useMemo(() => ({ slot, setSlot, ofSite: true }), [slot, setSlot]);
  return (
    <Root ref={ref} data-soc="PageLayout" {...rest}>
      <SkipLink href={`#${mainId}`} />
      <BottomBarContext.Provider value={bottom ? bar : null}>
        {navigation}
        <main id={mainId} tabIndex={-1} data-part="main" data-width={width}>
          {children}
        </main>
        {footer}
        {bottom}
      </BottomBarContext.Provider>
    </Root>
  );
});
PageLayout.displayName = 'PageLayout';
