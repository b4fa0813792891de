import { CircleAlert, CircleCheck, TriangleAlert, X } from '../Icon/icons.ts';
import { forwardRef, useEffect, useRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { useMessages } from '../../host/useMessages.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Root } from './Toast.styles.ts';

export const toastMessages = { region: 'Notifications', dismiss: 'Dismiss' } as const;

export type ToastVariant = 'success' | 'warning' | 'danger';

const icons = { success: CircleCheck, warning: TriangleAlert, danger: CircleAlert } as const;

export interface ToastProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title' | 'children'> {
  /** What has happened, in a few words. */
  title: ReactNode;
  /** A sentence under the title: about what, or what to do. */
  description?: ReactNode;
  /** `success` wears the theme, the others the colours of their state. @default 'success' */
  variant?: ToastVariant;
  /** Milliseconds until it goes by itself; `Infinity` stays. */
  duration: number;
  /** Stops the clock; it goes on with what was left. */
  paused?: boolean;
  /** Its Dismiss button stands elsewhere: inside a live region its name would be read out as well. */
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
      <Icon aria-hidden="true" />
      <div data-part="words">
        <p data-part="title">{title}</p>
        {description && <p data-part="description">{description}</p>}
      </div>
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
