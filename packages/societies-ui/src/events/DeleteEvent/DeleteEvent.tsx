import { forwardRef, useRef } from 'react';
import type { SocietyEvent } from 'societies-contract';
import { Switch } from '../../base/Switch/Switch.tsx';
import { ConfirmDelete, type ConfirmDeleteProps } from '../../content/ConfirmDelete/ConfirmDelete.tsx';
import { useMessages } from '../../host/useMessages.ts';

export const deleteEventMessages = {
  guests: (count: number) =>
    count === 1
      ? 'One person is registered, and will be told.'
      : `${count} people are registered, and will be told.`,
  following: 'Also delete all later dates of this series',
  followingHint: 'Dates that somebody has registered for stay. Cancel those with a reason instead.',
} as const;

export interface DeleteEventProps extends Omit<ConfirmDeleteProps, 'name' | 'onConfirm' | 'children'> {
  /** The event; null closes the dialog. For one of a series it asks about the following ones too. */
  event: Pick<SocietyEvent, 'name' | 'series_id' | 'datetime' | 'participants' | 'waiting'> | null;
  /** The current time: guests of an event to come are counted, because they are told. Without it they are not. */
  now?: Date;
  /**
   * Deletes it and, with `following`, also the later events of its series that nobody is registered for. While its promise is
   * pending, both buttons are disabled.
   */
  onConfirm: (following: boolean) => void | Promise<unknown>;
}

/** Confirms the deletion of an event. */
export const DeleteEvent = forwardRef<HTMLDialogElement, DeleteEventProps>(function DeleteEvent(
  { event, now, onConfirm, ...rest },
  ref,
) {
  const messages = useMessages('DeleteEvent', deleteEventMessages);
  const following = useRef<HTMLInputElement>(null);
  const isToCome = event && now && Date.parse(event.datetime) > now.getTime();
  const guests = isToCome ? event.participants + (event.waiting ?? 0) : 0;
  return (
    <ConfirmDelete
      ref={ref}
      data-soc="DeleteEvent"
      name={event && event.name}
      onConfirm={() => onConfirm(following.current?.checked ?? false)}
      {...rest}
    >
      {guests > 0 && <p data-part>{messages.guests(guests)}</p>}
      {typeof event?.series_id === 'number' && (
        <Switch ref={following} label={messages.following} hint={messages.followingHint} />
      )}
    </ConfirmDelete>
  );
});
DeleteEvent.displayName = 'DeleteEvent';
