import { LayoutGrid } from '../../base/Icon/icons.ts';
import { forwardRef, useMemo, useState, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { Drawer } from '../../base/Drawer/Drawer.tsx';
import { IconButton } from '../../base/IconButton/IconButton.tsx';
import { useAfterPaint } from '../../base/useAfterPaint.ts';
import { useMessages } from '../../host/useMessages.ts';
import { BarRoomContext } from '../SocietyBar/BarRoomContext.ts';
import { SocietyRail, societyRailMessages, type SocietyRailProps } from '../SocietyRail/SocietyRail.tsx';
import { Root } from './SocietyLayout.styles.ts';
import { useTabsInPlace } from './useTabsInPlace.ts';

export interface SocietyLayoutProps extends ComponentPropsWithoutRef<'div'> {
  /** What the rail shows: `societies` and which of them is `current`. */
  rail: Pick<SocietyRailProps, 'societies' | 'current'>;
  /** The society's `SocietyHeader`; reaches both edges. */
  header?: ReactNode;
  /** The society's pages, `SocietyTabs`: under the header, and in view as long as there is room for them. */
  tabs?: ReactNode;
  /**
   * Which page is shown. When it changes, the tabs stay where they are in the window, also where its header has another height; where
   * there is nothing left to scroll they glide. While the header is out of view, the new page begins right under the tabs: none
   * begins in its middle.
   */
  page?: string;
  /** At the foot of the window on phones: the `SocietyBar`. */
  bar?: ReactNode;
  /** The page. */
  children: ReactNode;
}

/**
 * The frame of a society's pages: the rail of the reader's societies, the header, the page. On a phone the rail is a drawer, and
 * the bar stands under the page and stays in view.
 */
export const SocietyLayout = forwardRef<HTMLDivElement, SocietyLayoutProps>(function SocietyLayout(
  { rail, header, tabs, page, bar, children, ...rest },
  ref,
) {
  const messages = useMessages('SocietyRail', societyRailMessages);
  const [open, setOpen] = useState(false);
  const [room, setRoomNow] = useState<HTMLElement | null>(null);
  const content = useTabsInPlace(page);
  // Nothing is put there before somebody edits, so the page is shown first.
  const setRoom = useAfterPaint(setRoomNow);
  const barRoom = useMemo(() => ({ room, setRoom }), [room, setRoom]);
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
      <BarRoomContext.Provider value={barRoom}>
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
      </BarRoomContext.Provider>
    </Root>
  );
});
SocietyLayout.displayName = 'SocietyLayout';
