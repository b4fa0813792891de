import { forwardRef, useRef } from 'react';
import { bookingLimits, contentValidation } from 'societies-contract';
import { ConfirmDialog, type ConfirmDialogProps } from '../../base/ConfirmDialog/ConfirmDialog.tsx';
import { Switch } from '../../base/Switch/Switch.tsx';
import { useMessages } from '../../host/useMessages.ts';

export const cancelEventMessages = {
  title: (event: string) => `Cancel ${event}?`,
  description:
    'The event stays visible, but nobody can register any more. Everyone registered will be told why.',
  reason: 'Reason',
  following: 'Also cancel all later dates of this series',
  submit: 'Cancel the event',
  reasonRequired: contentValidation.booking.reasonRequired as string,
} as const;

export interface CancelEventProps extends Pick<
  ConfirmDialogProps,
  'open' | 'onClose' | 'className' | 'style'
> {
  /** The event's name. */
  event: string;
  /** Whether it repeats: then asks whether to cancel the following ones too. */
  repeats?: boolean;
  /**
   * Gets the reason, and whether it holds for the events that follow too. While its promise is pending, the form counts as
   * being sent.
   */
  onSubmit: (reason: string, following: boolean) => void | Promise<unknown>;
}

/** Asks for the reason before an event is cancelled. */
export const CancelEvent = forwardRef<HTMLDialogElement, CancelEventProps>(function CancelEvent(
  { event, repeats = false, onSubmit, ...rest },
  ref,
) {
  const messages = useMessages('CancelEvent', cancelEventMessages);
  const following = useRef<HTMLInputElement>(null);
  return (
    <ConfirmDialog
      ref={ref}
      data-soc="CancelEvent"
      title={messages.title(event)}
      description={messages.description}
      confirmLabel={messages.submit}
      onConfirm={(reason) => onSubmit(reason, following.current?.checked ?? false)}
      reason={{
        label: messages.reason,
        missing: messages.reasonRequired,
        maxLength: bookingLimits.cancelReasonMax,
      }}
      {...rest}
    >
      {repeats && <Switch ref={following} label={messages.following} />}
    </ConfirmDialog>
  );
});
CancelEvent.displayName = 'CancelEvent';
