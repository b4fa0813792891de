import { CircleAlert, CircleCheck, TriangleAlert, X } from '../Icon/icons.ts';
import { forwardRef, useEffect, useRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { useMessages } from '../../host/useMessages.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Root } from './Toast.styles.ts';

export const toastMessages = {
  region: 'Notifications',
  dismiss: 'Dismiss',
  reach: (action: string) => `F6: ${action}`,
} as const;

export type ToastVariant = 'success' | 'warning' | 'danger';

/** An action of a toast, such as undo. */
export interface ToastAction {
  /** What it does, in a word or two. */
  label: string;
  /** Called when it is pressed; the toast closes by itself. */
  onPress: () => void;
}

const icons = { success: CircleCheck, warning: TriangleAlert, danger: CircleAlert } as const;

export interface ToastProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title' | 'children'> {
  /** What has happened, in a few words. */
  title: ReactNode;
  /** A sentence under the title: about what, or what to do. */
  description?: ReactNode;
  /** `success` has the theme's colours, the others those of their state. @default 'success' */
  variant?: ToastVariant;
  /** Replaces the variant's icon; decorative. */
  icon?: ReactNode;
  /** A button. Screen reader users are told that F6 leads there. */
  action?: ToastAction;
  /** Milliseconds until it closes; `Infinity` keeps it open. */
  duration: number;
  /** Pauses the timer. */
  paused?: boolean;
  /** Only reserves space for the buttons, which are rendered elsewhere: a live region would read them out too. */
  withoutButton?: boolean;
  /** Called when its time is over or it was dismissed: the host removes it. */
  onDismiss: () => void;
}

/**
 * A short message about what has just happened. Use `useToast`, which stacks, announces and removes toasts; this component
 * alone is for hosts that manage their own list.
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
  // Keeps the latest callback, so that a new one does not restart the timer.
  useEffect(() => {
    dismiss.current = onDismiss;
  });
  // Synchronises with a timer.
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
        {description && <div data-part="description">{description}</div>}
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
