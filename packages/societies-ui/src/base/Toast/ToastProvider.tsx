import {
  useCallback,
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
import { timeLimits } from 'societies-contract';
import { useMessages } from '../../host/useMessages.ts';
import { X } from '../Icon/icons.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { LayersContext } from '../Modal/layers.ts';
import { Toast, toastMessages } from './Toast.tsx';
import { Buttons, ink, Viewport } from './Toast.styles.ts';
import { useInTopmostModal } from './useInTopmostModal.ts';
import { QueueContext, type Queue, type ToastOptions } from './useToast.ts';

/** Milliseconds within which a page usually has its first paint. */
const firstPaint = 100;

interface Entry extends ToastOptions {
  id: string;
  /** Increases when a toast of the same id is shown again, which restarts its timer. */
  number: number;
  scope: CSSProperties;
}

export interface ToastProviderProps {
  /** Milliseconds that a toast is shown. @default 3000 */
  duration?: number;
  /** Maximum number of toasts; the oldest are dropped first. @default 4 */
  limit?: number;
  /** The part of the page that may show toasts, usually all of it. */
  children: ReactNode;
}

/**
 * Renders the page's toasts. Timers pause on hover, on focus and while the page is hidden; F6 moves the focus to them, Escape
 * there dismisses them and returns the focus. Toasts move into an open modal, because everything outside it is inert.
 */
export const ToastProvider = ({ duration = timeLimits.toast, limit = 4, children }: ToastProviderProps) => {
  const messages = useMessages('Toast', toastMessages);
  const id = useId();
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const [held, setHeld] = useState({ pointer: false, focus: false, hidden: false });
  // Not rendered on a server, which has no portals, nor before the first paint. Live regions come first and toasts later,
  // because only changes of a live region are announced.
  const [wanted, setWanted] = useState(false);
  const [listening, setListening] = useState(false);
  const home = useRef<HTMLDivElement>(null);
  const { element: host, layers } = useInTopmostModal(home);
  const viewport = useRef<HTMLElement>(null);
  const lastNumber = useRef(0);
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
        lastNumber.current += 1;
        const entry: Entry = {
          ...options,
          id: options.id ?? `toast${lastNumber.current}`,
          number: lastNumber.current,
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

  // After the page's first paint, which would otherwise wait for it.
  useEffect(() => {
    const timer = setTimeout(() => setWanted(true), firstPaint);
    return () => clearTimeout(timer);
  }, []);

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
    if (viewport.current?.matches(':focus-within')) cameFrom.current?.focus({ preventScroll: true });
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
              key={entry.number}
              id={`${id}${entry.number}`}
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
                    key={entry.number}
                    style={{ ...entry.scope, gridRow: row + 1, color: ink[entry.variant ?? 'success'] }}
                  >
                    {entry.action && (
                      <Button
                        variant="bare"
                        size="small"
                        data-part="action"
                        aria-describedby={`${id}${entry.number}`}
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
                      aria-describedby={`${id}${entry.number}`}
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
