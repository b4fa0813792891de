import { forwardRef, useState } from 'react';
import { bookingLimits, contentValidation } from 'societies-contract';
import { Switch } from '../../base/Switch/Switch.tsx';
import type { FormModalProps } from '../../content/FormModal/FormModal.tsx';
import { ReasonModal } from '../../content/ReasonModal/ReasonModal.tsx';
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

export interface CancelEventProps extends Pick<FormModalProps, 'open' | 'onClose' | 'className' | 'style'> {
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

const OpenForm = forwardRef<HTMLDialogElement, Omit<CancelEventProps, 'open'>>(function OpenForm(
  { event, repeats = false, onSubmit, ...rest },
  ref,
) {
  const messages = useMessages('CancelEvent', cancelEventMessages);
  const [following, setFollowing] = useState(false);
  return (
    <ReasonModal
      ref={ref}
      data-soc="CancelEvent"
      title={messages.title(event)}
      description={messages.description}
      label={messages.reason}
      missingText={messages.reasonRequired}
      maxLength={bookingLimits.cancelReasonMax}
      submitLabel={messages.submit}
      onSubmit={(reason) => onSubmit(reason, following)}
      {...rest}
    >
      {repeats && (
        <Switch
          label={messages.following}
          checked={following}
          onChange={({ target }) => setFollowing(target.checked)}
        />
      )}
    </ReasonModal>
  );
});

/** Asks for the reason before an event is cancelled. */
export const CancelEvent = forwardRef<HTMLDialogElement, CancelEventProps>(function CancelEvent(
  { open, ...rest },
  ref,
) {
  return open ? <OpenForm ref={ref} {...rest} /> : null;
});
CancelEvent.displayName = 'CancelEvent';
