import { CircleAlert, CircleCheck, TriangleAlert, X } from '../Icon/icons.ts';
import { forwardRef, useEffect, useRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { useMessages, type Widened } from '../../host/useMessages.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Root } from './Toast.styles.ts';

export const toastMessages = {
  region: 'Notifications',
  dismiss: 'Dismiss',
  reach: (action: string) => `F6: ${action}`,
} as const;

declare global {
  interface SocietiesMessages {
    Toast: Widened<typeof toastMessages>;
  }
}

export type ToastVariant = 'success' | 'warning' | 'danger';

/** Something to do about what a toast tells, such as to take it back. */
export interface ToastAction {
  /** What it does, in a word or two. */
  label: string;
  /** It was pressed; the toast goes by itself. */
  onPress: () => void;
}

const icons = { success: CircleCheck, warning: TriangleAlert, danger: CircleAlert } as const;

export interface ToastProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title' | 'children'> {
  /** What has happened, in a few words. */
  title: ReactNode;
  /** A sentence under the title: about what, or what to do. */
  description?: ReactNode;
  /** `success` wears the theme, the others the colours of their state. @default 'success' */
  variant?: ToastVariant;
  /** In the place of the variant's own; decorative. */
  icon?: ReactNode;
  /** A button for what can be done about it. Who hears the toast is told that F6 leads there. */
  action?: ToastAction;
  /** Milliseconds until it goes by itself; `Infinity` stays. */
  duration: number;
  /** Stops the clock; it goes on with what was left. */
  paused?: boolean;
  /**
   * Leaves only the space of its buttons, which are rendered elsewhere: a live region would read out their names as
   * well.
   */
  withoutButton?: boolean;
  /** Its time is over, or its Dismiss button was pressed: the host takes it off its list. */
  onDismiss: () => void;
}

/**
 * One short message about what has just happened. Pages use `useToast`, which stacks, announces and removes them; this part
 * alone is for hosts that keep a list of their own.
 */
export const Toast = forwardRef<HTMLDivElement, ToastProps>(function Toast(
  {
    title,
    description,
    variant = 'success',
    icon,
    action,
    duration,
    paused = false,
    withoutButton,
    onDismiss,
    style,
    ...rest
  },
  ref,
) {
  const messages = useMessages('Toast', toastMessages);
  const left = useRef(duration);
  const dismiss = useRef(onDismiss);
  // The clock must not begin again when the owner hands over a new function.
  useEffect(() => {
    dismiss.current = onDismiss;
  });
  // Synchronises with the clock of the browser.
  useEffect(() => {
    if (paused || !Number.isFinite(left.current)) return undefined;
    const began = performance.now();
    const timer = setTimeout(() => dismiss.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - (performance.now() - began));
    };
  }, [paused]);
  const Icon = icons[variant];
  return (
    <Root
      ref={ref}
      data-soc="Toast"
      data-variant={variant}
      data-state={paused ? 'paused' : undefined}
      style={{ ['--soc-toast-time' as string]: `${duration}ms`, ...style }}
      {...rest}
    >
      {icon ?? <Icon aria-hidden="true" />}
      <div data-part="words">
        <p data-part="title">{title}</p>
        {description && <p data-part="description">{description}</p>}
        {action && <VisuallyHidden>{messages.reach(action.label)}</VisuallyHidden>}
      </div>
      {action && (
        <Button
          variant="bare"
          size="small"
          data-part="action"
          onClick={() => {
            onDismiss();
            action.onPress();
          }}
        >
          {action.label}
        </Button>
      )}
      {!withoutButton && (
        <IconButton label={messages.dismiss} size="small" data-part="close" onClick={onDismiss}>
          <X />
        </IconButton>
      )}
      {Number.isFinite(duration) && <span data-part="time" aria-hidden="true" />}
    </Root>
  );
});
Toast.displayName = 'Toast';
