import { createContext, useContext, useMemo, type CSSProperties, type ReactNode } from 'react';
import type { ToastText } from 'societies-contract';
import { useThemeScopeNow } from '../../theme/ThemeScope.tsx';
import type { ToastAction, ToastVariant } from './Toast.tsx';

export interface ToastOptions extends ToastText {
  /** `success` has the theme's colours, the others those of their state. @default 'success' */
  variant?: ToastVariant;
  /** Replaces the variant's icon, such as `JoinedStar`; decorative. */
  icon?: ReactNode;
  /** A toast with the same id replaces the earlier one. */
  id?: string;
  /** A button, such as undo. */
  action?: ToastAction;
  /** Milliseconds; `Infinity` until dismissed. The default is longer for toasts with an action. */
  duration?: number;
}

/** A title, or the other options of a toast. */
export type ToastSaid = Omit<ToastOptions, 'variant'> | string;

/** Where the page's toasts are added and taken away. */
export interface Queue {
  add: (options: ToastOptions, scope: CSSProperties) => string;
  dismiss: (id: string) => void;
}

export const QueueContext = createContext<Queue | undefined>(undefined);

/** Returned by `useToast`; a stable object, so effects may depend on it. */
export interface ToastApi {
  /** Shows a toast. Returns its id. */
  show: (options: ToastOptions) => string;
  /** Reports a success. Returns the toast's id. */
  success: (said: ToastSaid) => string;
  /** Reports a partial success. Returns the toast's id. */
  warning: (said: ToastSaid) => string;
  /** Reports a failure. Returns the toast's id. */
  danger: (said: ToastSaid) => string;
  /** Closes a toast; does nothing if it is already closed. */
  dismiss: (id: string) => void;
}

/**
 * Shows messages about what has just happened, in the theme of the caller's `ThemeScope`.
 *
 * @throws Error without a `ToastProvider` around it.
 */
export const useToast = (): ToastApi => {
  const queue = useContext(QueueContext);
  const scopeNow = useThemeScopeNow();
  if (!queue)
    throw new Error(
      'societies-ui: useToast needs a ToastProvider around it; put one at the root of the page.',
    );
  return useMemo<ToastApi>(() => {
    const show = (options: ToastOptions) => queue.add(options, scopeNow());
    const of = (variant: ToastVariant) => (said: ToastSaid) =>
      show({ ...(typeof said === 'string' ? { title: said } : said), variant });
    return {
      show,
      success: of('success'),
      warning: of('warning'),
      danger: of('danger'),
      dismiss: queue.dismiss,
    };
  }, [queue, scopeNow]);
};
