import { forwardRef, useEffect, useId, useRef, type ComponentPropsWithoutRef } from 'react';
import { Button } from '../../base/Button/Button.tsx';
import { Bell } from '../../base/Icon/icons.ts';
import { useMessages } from '../../host/useMessages.ts';
import { Root } from './PushQuestion.styles.ts';

export const pushQuestionMessages = {
  question: 'Get told on this device when something changes?',
  yes: 'Yes',
  notNow: 'Not now',
} as const;

export interface PushQuestionProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** Whether it is asked. Keep it on the page closed, so that screen readers hear it when it opens. */
  open: boolean;
  /** Called on Yes, from the press, so that the browser may ask for its permission. */
  onAccept: () => void;
  /** Called on Not now, or Escape in it. Remember that on the device. */
  onDecline: () => void;
}

/**
 * Asks whether this device may tell by push: where the device will, under the navigation, and without taking the focus. Ask when it is of
 * use, such as after a registration, and never on arrival.
 */
export const PushQuestion = forwardRef<HTMLElement, PushQuestionProps>(function PushQuestion(
  { open, onAccept, onDecline, onFocus, onKeyDown, ...rest },
  ref,
) {
  const messages = useMessages('PushQuestion', pushQuestionMessages);
  const id = useId();
  const cameFrom = useRef<HTMLElement>(null);
  // Gives the focus back, because the pressed button is gone.
  useEffect(() => {
    if (open) return;
    cameFrom.current?.focus({ preventScroll: true });
    cameFrom.current = null;
  }, [open]);
  return (
    <Root
      ref={ref}
      data-soc="PushQuestion"
      data-state={open ? 'open' : undefined}
      aria-labelledby={open ? `${id}question` : undefined}
      onFocus={(event) => {
        const from = event.relatedTarget;
        if (from instanceof HTMLElement && !event.currentTarget.contains(from)) cameFrom.current = from;
        onFocus?.(event);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onDecline();
        onKeyDown?.(event);
      }}
      {...rest}
    >
      <div role="status" data-part="said">
        {open && (
          <>
            <Bell aria-hidden="true" />
            <p data-part="question" id={`${id}question`}>
              {messages.question}
            </p>
          </>
        )}
      </div>
      {open && (
        <div data-part="answers">
          <Button size="small" onClick={onAccept}>
            {messages.yes}
          </Button>
          <Button size="small" variant="quiet" onClick={onDecline}>
            {messages.notNow}
          </Button>
        </div>
      )}
    </Root>
  );
});
PushQuestion.displayName = 'PushQuestion';
