import { forwardRef, useContext, type ComponentPropsWithoutRef } from 'react';
import { createPortal } from 'react-dom';
import { House } from '../../base/Icon/icons.ts';
import { useLinkComponent } from '../../host/useLinkComponent.ts';
import { useMessages } from '../../host/useMessages.ts';
import { useRoutes } from '../../host/useRoutes.ts';
import { BottomBarContext, useBottomSlot } from '../../shell/BottomNavigation/BottomBarContext.ts';
import { EditToggle } from '../EditToggle/EditToggle.tsx';

import { Root } from './SocietyBar.styles.ts';

export const societyBarMessages = { label: 'Society', home: 'My societies' } as const;

export interface SocietyBarProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Whether editing is on. */
  editing?: boolean;
  /** Turns editing on or off. Without it there is no toggle. */
  onEditingChange?: (editing: boolean) => void;
}

/**
 * The bar at the foot of a society's pages on phones, with links home and the edit toggle. Takes space and stays visible.
 * `WidgetGrid` adds its save button to it. Wider screens have both buttons in rail and header. On a page with a
 * `BottomNavigation`, which leads home already, it adds the toggle to that instead.
 */
export const SocietyBar = forwardRef<HTMLDivElement, SocietyBarProps>(function SocietyBar(
  { editing = false, onEditingChange, ...rest },
  ref,
) {
  const messages = useMessages('SocietyBar', societyBarMessages);
  const LinkComponent = useLinkComponent();
  const home = useRoutes().mySocieties();
  const bar = useContext(BottomBarContext);
  const slot = useBottomSlot();
  const toggle = onEditingChange && <EditToggle editing={editing} onEditingChange={onEditingChange} />;
  if (bar?.ofSite) return slot && toggle ? createPortal(toggle, slot) : null;
  return (
    <Root ref={ref} data-soc="SocietyBar" role="group" aria-label={messages.label} {...rest}>
      {home && (
        <LinkComponent href={home} data-part="home">
          <House aria-hidden="true" />
          <span>{messages.home}</span>
        </LinkComponent>
      )}
      <div ref={bar?.setSlot} data-part="slot" />
      {toggle}
    </Root>
  );
});
SocietyBar.displayName = 'SocietyBar';
