import {
  createContext,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';
import { timeLimits, type ToastText } from 'societies-contract';
import { useMessages } from '../../host/useMessages.ts';
import { useThemeScopeNow } from '../../theme/ThemeScope.tsx';
import { X } from '../Icon/icons.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { LayersContext, type Layers } from '../Modal/layers.ts';
import { Toast, toastMessages, type ToastAction, type ToastVariant } from './Toast.tsx';
import { Buttons, ink, Viewport } from './Toast.styles.ts';

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

interface Entry extends ToastOptions {
  id: string;
  /** Increases when a toast of the same id is shown again, which restarts its timer. */
  turn: number;
  scope: CSSProperties;
}

interface Queue {
  add: (options: ToastOptions, scope: CSSProperties) => string;
  dismiss: (id: string) => void;
}

const QueueContext = createContext<Queue | undefined>(undefined);

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

export interface ToastProviderProps {
  /** Milliseconds that a toast is shown. @default 3000 */
  duration?: number;
  /** Maximum number of toasts; the oldest are dropped first. @default 4 */
  limit?: number;
  /** The part of the page that may show toasts, usually all of it. */
  children: ReactNode;
}

/** Moves an element to the end of another, keeping its state and animations if the browser can. */
const move = (element: HTMLElement, into: HTMLElement) => {
  if (element.parentElement === into) return;
  const target = into as HTMLElement & { moveBefore?: (node: Node, before: Node | null) => void };
  if (target.moveBefore && element.isConnected && into.isConnected) target.moveBefore(element, null);
  else into.append(element);
};

/**
 * Renders the page's toasts. Timers pause on hover, on focus and while the page is hidden; F6 moves the focus to them, Escape
 * there dismisses them and returns the focus. Toasts move into an open modal, because everything outside it is inert.
 */
export const ToastProvider = ({ duration = timeLimits.toast, limit = 4, children }: ToastProviderProps) => {
  const messages = useMessages('Toast', toastMessages);
  const id = useId();
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const [held, setHeld] = useState({ pointer: false, focus: false, hidden: false });
  // Toasts render into a separate element, which moves between the page and the topmost modal without remounting.
  const [host] = useState(() =>
    typeof document === 'undefined' ? undefined : document.createElement('div'),
  );
  // Not rendered on a server, which has no portals, nor before the first paint. Live regions come first and toasts later,
  // because only changes of a live region are announced.
  const [wanted, setWanted] = useState(false);
  const [listening, setListening] = useState(false);
  const home = useRef<HTMLDivElement>(null);
  const viewport = useRef<HTMLElement>(null);
  const dialogs = useRef<HTMLDialogElement[]>([]);
  const turn = useRef(0);
  /** The element that had the focus before the toasts. */
  const cameFrom = useRef<HTMLElement>(null);

  const attach = useCallback((element: HTMLElement | null) => {
    viewport.current = element;
    setListening(element !== null);
  }, []);

  const dismiss = useCallback((id: string) => {
    setEntries((current) => current.filter((entry) => entry.id !== id));
  }, []);
  const queue = useMemo<Queue>(
    () => ({
      add: (options, scope) => {
        turn.current += 1;
        const entry: Entry = {
          ...options,
          id: options.id ?? `toast${turn.current}`,
          turn: turn.current,
          scope,
        };
        setWanted(true);
        setEntries((current) => [...current.filter((each) => each.id !== entry.id), entry].slice(-limit));
        return entry.id;
      },
      dismiss,
    }),
    [dismiss, limit],
  );

  const place = useCallback(() => {
    const into = dialogs.current.at(-1) ?? home.current;
    if (host && into) move(host, into);
  }, [host]);
  const layers = useMemo<Layers>(
    () => ({
      enter: (dialog) => {
        dialogs.current.push(dialog);
        place();
        return () => {
          dialogs.current = dialogs.current.filter((each) => each !== dialog);
          place();
        };
      },
    }),
    [place],
  );

  // After the first paint, as a transition.
  useEffect(() => startTransition(() => setWanted(true)), []);

  // Synchronises with the document: the element is outside of any component.
  useEffect(() => {
    place();
    return () => host?.remove();
  }, [place, host]);

  // Synchronises with the page's visibility, and listens for a global key.
  useEffect(() => {
    const onVisibility = () => setHeld((now) => ({ ...now, hidden: document.hidden }));
    const onKey = (event: globalThis.KeyboardEvent) => {
      const button =
        event.key === 'F6'
          ? viewport.current?.querySelector<HTMLElement>('[data-part="buttons"] button')
          : undefined;
      if (!button) return;
      event.preventDefault();
      button.focus();
    };
    document.addEventListener('visibilitychange', onVisibility);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      document.removeEventListener('keydown', onKey);
    };
  }, []);

  /** Returns the focus, because the pressed button disappears with its toast. */
  const close = (id?: string) => {
    if (viewport.current?.contains(document.activeElement)) cameFrom.current?.focus({ preventScroll: true });
    setEntries((current) => (id === undefined ? [] : current.filter((entry) => entry.id !== id)));
  };

  const shown = listening ? entries : [];
  const none = entries.length === 0;
  // A toast that disappears under the pointer fires no leave event, so clear the pause.
  if (none && (held.pointer || held.focus)) setHeld({ ...held, pointer: false, focus: false });
  const paused = held.pointer || held.focus || held.hidden;

  const region = (urgent: boolean) => (
    <div role={urgent ? 'alert' : 'status'} aria-live={urgent ? 'assertive' : 'polite'} aria-atomic="false">
      {shown.map(
        (entry, row) =>
          (entry.variant === 'danger') === urgent && (
            <Toast
              key={entry.turn}
              id={`${id}${entry.turn}`}
              title={entry.title}
              description={entry.description}
              variant={entry.variant}
              icon={entry.icon}
              action={entry.action}
              duration={entry.duration ?? (entry.action ? timeLimits.toastWithAction : duration)}
              paused={paused}
              withoutButton
              onDismiss={() => dismiss(entry.id)}
              style={{ ...entry.scope, gridRow: row + 1 }}
            />
          ),
      )}
    </div>
  );

  return (
    <QueueContext.Provider value={queue}>
      <LayersContext.Provider value={layers}>
        {children}
        <div ref={home} data-soc="ToastProvider" />
        {wanted &&
          host &&
          createPortal(
            <Viewport
              ref={attach}
              aria-label={messages.region}
              data-part="viewport"
              style={{ gridTemplateRows: none ? undefined : `repeat(${entries.length}, auto)` }}
              onPointerEnter={() => setHeld((now) => ({ ...now, pointer: true }))}
              onPointerLeave={() => setHeld((now) => ({ ...now, pointer: false }))}
              onFocus={(event: FocusEvent<HTMLElement>) => {
                if (!event.currentTarget.contains(event.relatedTarget))
                  cameFrom.current = event.relatedTarget as HTMLElement | null;
                setHeld((now) => ({ ...now, focus: true }));
              }}
              onBlur={(event: FocusEvent<HTMLElement>) => {
                const stays = event.currentTarget.contains(event.relatedTarget);
                if (!stays) setHeld((now) => ({ ...now, focus: false }));
              }}
              onKeyDown={(event: KeyboardEvent<HTMLElement>) => {
                if (event.key !== 'Escape') return;
                // Keeps Escape from also closing a surrounding modal.
                event.preventDefault();
                event.stopPropagation();
                close();
              }}
            >
              {region(false)}
              {region(true)}
              <div data-part="buttons">
                {shown.map((entry, row) => (
                  <Buttons
                    key={entry.turn}
                    style={{ ...entry.scope, gridRow: row + 1, color: ink[entry.variant ?? 'success'] }}
                  >
                    {entry.action && (
                      <Button
                        variant="bare"
                        size="small"
                        data-part="action"
                        aria-describedby={`${id}${entry.turn}`}
                        onClick={() => {
                          close(entry.id);
                          entry.action?.onPress();
                        }}
                      >
                        {entry.action.label}
                      </Button>
                    )}
                    <IconButton
                      label={messages.dismiss}
                      aria-describedby={`${id}${entry.turn}`}
                      size="small"
                      data-part="close"
                      onClick={() => close(entry.id)}
                    >
                      <X />
                    </IconButton>
                  </Buttons>
                ))}
              </div>
            </Viewport>,
            host,
          )}
      </LayersContext.Provider>
    </QueueContext.Provider>
  );
};
ToastProvider.displayName = 'ToastProvider';
