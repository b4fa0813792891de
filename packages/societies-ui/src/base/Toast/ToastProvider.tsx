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
  /** `success` wears the theme, the others the colours of their state. @default 'success' */
  variant?: ToastVariant;
  /** In the place of the variant's own, such as `JoinedStar`; decorative. */
  icon?: ReactNode;
  /** A second toast of the same id takes the place of the first. */
  id?: string;
  /** A button for what can be done about it, such as to take it back. */
  action?: ToastAction;
  /** Milliseconds; `Infinity` stays until it is dismissed. One with an action stays longer by itself. */
  duration?: number;
}

/** A title alone, or all that a toast of a given variant may have. */
export type ToastSaid = Omit<ToastOptions, 'variant'> | string;

interface Entry extends ToastOptions {
  id: string;
  /** Changes when a toast of the same id comes again, so that its clock starts anew. */
  turn: number;
  scope: CSSProperties;
}

interface Queue {
  add: (options: ToastOptions, scope: CSSProperties) => string;
  dismiss: (id: string) => void;
}

const QueueContext = createContext<Queue | undefined>(undefined);

/** What the `useToast` hook hands out; it stays the same object, so effects may depend on it. */
export interface ToastApi {
  /** Shows a toast and gives its id. */
  show: (options: ToastOptions) => string;
  /** Something was done. Gives the toast's id. */
  success: (said: ToastSaid) => string;
  /** Something was done, but not as it was asked for. Gives the toast's id. */
  warning: (said: ToastSaid) => string;
  /** Something failed. Gives the toast's id. */
  danger: (said: ToastSaid) => string;
  /** Takes a toast away before its time; an id that is gone already does nothing. */
  dismiss: (id: string) => void;
}

/**
 * Tells people what has just happened. The toast wears the theme of the `ThemeScope` around the caller.
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
  /** Milliseconds a toast stays. @default 3000 */
  duration?: number;
  /** How many are shown at once; the oldest go first. @default 4 */
  limit?: number;
  /** The part of the page that may show toasts, usually all of it. */
  children: ReactNode;
}

/** Puts an element at the end of another, keeping its state and animations where the browser can. */
const move = (element: HTMLElement, into: HTMLElement) => {
  if (element.parentElement === into) return;
  const target = into as HTMLElement & { moveBefore?: (node: Node, before: Node | null) => void };
  if (target.moveBefore && element.isConnected && into.isConnected) target.moveBefore(element, null);
  else into.append(element);
};

/**
 * Holds the toasts of a page. They pause while pointed at, while focused and while the page is hidden; F6 goes to them,
 * Escape there dismisses, and whoever came by a key goes back to where they were. An open modal takes them in, since everything
 * outside it is inert.
 */
export const ToastProvider = ({ duration = timeLimits.toast, limit = 4, children }: ToastProviderProps) => {
  const messages = useMessages('Toast', toastMessages);
  const id = useId();
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const [held, setHeld] = useState({ pointer: false, focus: false, hidden: false });
  // The toasts live in an element of their own, which React keeps while it moves between the page and the topmost modal.
  const [host] = useState(() =>
    typeof document === 'undefined' ? undefined : document.createElement('div'),
  );
  // A server has no portals, and what nobody sees yet must not hold a page up: the live regions come after it, and the toasts
  // after those, because only what comes into a region is said.
  const [wanted, setWanted] = useState(false);
  const [listening, setListening] = useState(false);
  const home = useRef<HTMLDivElement>(null);
  const viewport = useRef<HTMLElement>(null);
  const dialogs = useRef<HTMLDialogElement[]>([]);
  const turn = useRef(0);
  /** What had the focus before the toasts. */
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

  // Comes after the first paint, which React alone knows of.
  useEffect(() => startTransition(() => setWanted(true)), []);

  // Synchronises with the document: the element belongs to no component's markup.
  useEffect(() => {
    place();
    return () => host?.remove();
  }, [place, host]);

  // Synchronises with the visibility of the browser's tab and with a key that works anywhere on the page.
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

  /** The button that was pressed goes with its toast, and must not take the focus along. */
  const close = (id?: string) => {
    if (viewport.current?.contains(document.activeElement)) cameFrom.current?.focus({ preventScroll: true });
    setEntries((current) => (id === undefined ? [] : current.filter((entry) => entry.id !== id)));
  };

  const shown = listening ? entries : [];
  const none = entries.length === 0;
  // A toast that goes away under the pointer sends no leave: nothing may stay paused by something that is gone.
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
                // Inside a modal Escape would close the modal too.
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
