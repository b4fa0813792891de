import { LayoutGrid } from '../../base/Icon/icons.ts';
import {
  forwardRef,
  useContext,
  useMemo,
  useState,
  type ComponentPropsWithoutRef,
  type ReactNode,
} from 'react';
import { Drawer } from '../../base/Drawer/Drawer.tsx';
import { IconButton } from '../../base/IconButton/IconButton.tsx';
import { useAfterPaint } from '../../base/useAfterPaint.ts';
import { useMessages } from '../../host/useMessages.ts';
import { BottomBarContext } from '../../shell/BottomNavigation/BottomBarContext.ts';
import { SocietyRail, societyRailMessages, type SocietyRailProps } from '../SocietyRail/SocietyRail.tsx';
import { Root } from './SocietyLayout.styles.ts';
import { useTabsInPlace } from './useTabsInPlace.ts';

export interface SocietyLayoutProps extends ComponentPropsWithoutRef<'div'> {
  /** Props of the rail: `societies` and `current`. */
  rail: Pick<SocietyRailProps, 'societies' | 'current'>;
  /** The `SocietyHeader`, at full width. */
  header?: ReactNode;
  /** The `SocietyTabs`, below the header; sticky if the window is high enough. */
  tabs?: ReactNode;
  /**
   * Identifies the current page. When it changes, the tabs keep their position in the window, even if the new header has
   * another height; if the page cannot scroll, they animate. While the header is scrolled out of view, the new page starts
   * right below the tabs.
   */
  page?: string;
  /** The `SocietyBar`, on phones. */
  bar?: ReactNode;
  /** The page. */
  children: ReactNode;
}

/**
 * The layout of a society's pages: rail, header, page. On phones the rail is a drawer, and the bar stays visible below the
 * page.
 */
export const SocietyLayout = forwardRef<HTMLDivElement, SocietyLayoutProps>(function SocietyLayout(
  { rail, header, tabs, page, bar, children, ...rest },
  ref,
) {
  const messages = useMessages('SocietyRail', societyRailMessages);
  const [open, setOpen] = useState(false);
  const siteBar = useContext(BottomBarContext);
  const [slot, setSlotNow] = useState<HTMLElement | null>(null);
  const content = useTabsInPlace(page);
  // Deferred, because the slot is only needed once somebody edits.
  const setSlot = useAfterPaint(setSlotNow);
  const ownBar = useMemo(() => ({ slot, setSlot }), [slot, setSlot]);
  return (
    <Root ref={ref} data-soc="SocietyLayout" {...rest}>
      <div data-part="rail">
        <SocietyRail {...rail} />
      </div>
      <IconButton
        label={messages.label}
        variant="cover"
        shape="round"
        data-part="open"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <LayoutGrid />
      </IconButton>
      <Drawer open={open} onClose={() => setOpen(false)} title={messages.label}>
        <SocietyRail {...rail} variant="list" onNavigate={() => setOpen(false)} />
      </Drawer>
      <BottomBarContext.Provider value={siteBar ?? ownBar}>
        <div data-part="content">
          {header}
          {tabs && (
            <div data-part="tabs">
              <div>{tabs}</div>
            </div>
          )}
          <div ref={content} data-part="page">
            {children}
          </div>
        </div>
        {bar}
      </BottomBarContext.Provider>
    </Root>
  );
});
SocietyLayout.displayName = 'SocietyLayout';
