import { X } from '../Icon/icons.ts';
import { forwardRef, useId, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { useMessages } from '../../host/useMessages.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useForwardedRef } from '../useForwardedRef.ts';
import { useDialog } from '../Modal/useDialog.ts';
import { whileOpen } from '../whileOpen.tsx';
import { Root } from './Drawer.styles.ts';

export const drawerMessages = { close: 'Close' } as const;

export interface DrawerProps extends Omit<ComponentPropsWithoutRef<'dialog'>, 'open' | 'onClose' | 'title'> {
  /** Whether it is open. The host sets it to false when `onClose` is called. */
  open: boolean;
  /** Called by the close button, Escape, or a click on the backdrop. */
  onClose: () => void;
  /** Its heading and its name for screen readers. */
  title: ReactNode;
  /** The edge it slides in from: `start` is left in left-to-right text. @default 'start' */
  side?: 'start' | 'end';
}

const OpenDrawer = forwardRef<HTMLDialogElement, Omit<DrawerProps, 'open'>>(function OpenDrawer(
  { onClose, title, side = 'start', children, ...rest },
  ref,
) {
  const messages = useMessages('Drawer', drawerMessages);
  const id = useId();
  const own = useForwardedRef(ref);
  const events = useDialog(own, onClose, true);
  return (
    // The click on the backdrop has a keyboard equivalent, Escape.

    <Root ref={own} data-soc="Drawer" data-side={side} aria-labelledby={id} {...rest} {...events}>
      <div data-part="content">
        <div data-part="scroll">
          <div data-part="body">
            <h2 id={id} data-part="title">
              {title}
            </h2>
            <div data-part="main">{children}</div>
          </div>
        </div>
      </div>
      <IconButton label={messages.close} shape="round" size="small" data-part="close" onClick={onClose}>
        <X />
      </IconButton>
    </Root>
  );
});

/** A panel at the edge: navigation on a phone, or details of a list. Rendered only while open. */
export const Drawer = whileOpen<DrawerProps>(OpenDrawer);
Drawer.displayName = 'Drawer';
