import { X } from '../Icon/icons.ts';
import { forwardRef, useId, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { useMessages } from '../../host/useMessages.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useForwardedRef } from '../useForwardedRef.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { whileOpen } from '../whileOpen.tsx';
import { useDialog } from './useDialog.ts';
import { Root } from './Modal.styles.ts';

export const modalMessages = { close: 'Close' } as const;

export interface ModalProps extends Omit<ComponentPropsWithoutRef<'dialog'>, 'open' | 'onClose' | 'title'> {
  /** Whether it is open. The host sets it to false when `onClose` is called. */
  open: boolean;
  /** Called by the close button, Escape, or a click on the backdrop. */
  onClose: () => void;
  /** Its heading and its name for screen readers. */
  title: ReactNode;
  /** Keeps the heading for screen readers only. */
  hideTitle?: boolean;
  /** Under the heading. */
  description?: ReactNode;
  /** A picture across the top, 120 px high, such as a society's banner. */
  hero?: ReactNode;
  /** Overlaps the lower edge of the hero, such as a logo of 80 px. */
  emblem?: ReactNode;
  /** Buttons at the bottom, always visible. */
  actions?: ReactNode;
  /** At most 440, 560 or 840 px wide. @default 'small' */
  size?: 'small' | 'medium' | 'large';
  /** Whether Escape and a click on the backdrop close it. @default true */
  dismissible?: boolean;
}

const OpenModal = forwardRef<HTMLDialogElement, Omit<ModalProps, 'open'>>(function OpenModal(
  {
    onClose,
    title,
    hideTitle,
    description,
    hero,
    emblem,
    actions,
    size = 'small',
    dismissible = true,
    children,
    ...rest
  },
  ref,
) {
  const messages = useMessages('Modal', modalMessages);
  const id = useId();
  const own = useForwardedRef(ref);
  const events = useDialog(own, onClose, dismissible);
  const headline = (
    <h2 id={`${id}title`} data-part="title">
      {title}
    </h2>
  );
  return (
    // The click on the backdrop has a keyboard equivalent, Escape.

    <Root
      ref={own}
      data-soc="Modal"
      data-size={size}
      aria-labelledby={`${id}title`}
      aria-describedby={description ? `${id}description` : undefined}
      {...rest}
      {...events}
    >
      <div data-part="content">
        <div data-part="scroll">
          {hero && (
            <div data-part="hero" aria-hidden="true">
              {hero}
            </div>
          )}
          <div data-part="body">
            {emblem && <div data-part="emblem">{emblem}</div>}
            {hideTitle ? <VisuallyHidden>{headline}</VisuallyHidden> : headline}
            {description && (
              <p id={`${id}description`} data-part="description">
                {description}
              </p>
            )}
            <div data-part="main">{children}</div>
          </div>
          {actions && <div data-part="actions">{actions}</div>}
        </div>
      </div>
      {/* Last in the DOM, so that the initial focus is on the content. */}
      <IconButton
        label={messages.close}
        variant={hero ? 'cover' : 'bare'}
        shape="round"
        size="small"
        data-part="close"
        onClick={onClose}
      >
        <X />
      </IconButton>
    </Root>
  );
});

/** A modal dialog: covers the page, traps the focus, closes on Escape and returns the focus. Rendered only while open. */
export const Modal = whileOpen<ModalProps>(OpenModal);
Modal.displayName = 'Modal';
