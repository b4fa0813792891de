import { forwardRef, useContext, type ComponentPropsWithoutRef } from 'react';
import { House } from '../../base/Icon/icons.ts';
import { useLinkComponent } from '../../host/useLinkComponent.ts';
import { useMessages, type Widened } from '../../host/useMessages.ts';
import { useRoutes } from '../../host/useRoutes.ts';
import { EditToggle } from '../EditToggle/EditToggle.tsx';
import { BarRoomContext } from './BarRoomContext.ts';
import { Root } from './SocietyBar.styles.ts';

export const societyBarMessages = { label: 'Society', home: 'My societies' } as const;

declare global {
  interface SocietiesMessages {
    SocietyBar: Widened<typeof societyBarMessages>;
  }
}

export interface SocietyBarProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Whether the pages are being edited. */
  editing?: boolean;
  /** Switches editing. Leave it out for readers who may not edit: then there is no toggle. */
  onEditingChange?: (editing: boolean) => void;
}

/**
 * The bar at the foot of a society's pages on a phone: the way home, and the toggle between reading and editing. It has room
 * of its own under the page, and stays in view. While widgets are arranged, `WidgetGrid` puts what saves them into it. Wider
 * screens have both buttons in the rail and in the header, and no bar.
 */
export const SocietyBar = forwardRef<HTMLDivElement, SocietyBarProps>(function SocietyBar(
  { editing = false, onEditingChange, ...rest },
  ref,
) {
  const messages = useMessages('SocietyBar', societyBarMessages);
  const LinkComponent = useLinkComponent();
  const home = useRoutes().mySocieties();
  const bar = useContext(BarRoomContext);
  return (
    <Root ref={ref} data-soc="SocietyBar" role="group" aria-label={messages.label} {...rest}>
      {home && (
        <LinkComponent href={home} data-part="home">
          <House aria-hidden="true" />
          <span>{messages.home}</span>
        </LinkComponent>
      )}
      <div ref={bar?.setRoom} data-part="room" />
      {onEditingChange && <EditToggle editing={editing} onEditingChange={onEditingChange} />}
    </Root>
  );
});
SocietyBar.displayName = 'SocietyBar';
