import { X } from '../Icon/icons.ts';
import { forwardRef, useId, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { useMessages, type Widened } from '../../host/useMessages.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useForwardedRef } from '../useForwardedRef.ts';
import { useDialog } from '../Modal/useDialog.ts';
import { Root } from './Drawer.styles.ts';

export const drawerMessages = { close: 'Close' } as const;

declare global {
  interface SocietiesMessages {
    Drawer: Widened<typeof drawerMessages>;
  }
}

export interface DrawerProps extends Omit<ComponentPropsWithoutRef<'dialog'>, 'open' | 'onClose' | 'title'> {
  /** Whether it is there. The host sets it to false when `onClose` is called. */
  open: boolean;
  /** Somebody asked to close it: the cross, Escape, or a press beside it. */
  onClose: () => void;
  /** Its heading and its name for screen readers. */
  title: ReactNode;
  /** The edge it comes from: `start` is left where text runs to the right. @default 'start' */
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
    // The keyboard closes it with Escape: the press beside it is one more way.

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

/** A panel from the edge: navigation on a phone, or details beside a list. Nothing of it exists while it is closed. */
export const Drawer = forwardRef<HTMLDialogElement, DrawerProps>(function Drawer({ open, ...rest }, ref) {
  return open ? <OpenDrawer ref={ref} {...rest} /> : null;
});
Drawer.displayName = 'Drawer';
