import { forwardRef, useState } from 'react';
import type { SocietyEvent } from 'societies-contract';
import { Switch } from '../../base/Switch/Switch.tsx';
import { ConfirmDelete, type ConfirmDeleteProps } from '../../content/ConfirmDelete/ConfirmDelete.tsx';
import { useMessages, type Widened } from '../../host/useMessages.ts';

export const deleteEventMessages = {
  following: 'Also all that follow in this series',
  followingHint: 'Those that somebody has registered for stay: cancel them with a reason instead.',
} as const;

declare global {
  interface SocietiesMessages {
    DeleteEvent: Widened<typeof deleteEventMessages>;
  }
}

export interface DeleteEventProps extends Omit<ConfirmDeleteProps, 'name' | 'onConfirm' | 'children'> {
  /** What would be deleted; null keeps the question closed. One of a series asks about those that follow, too. */
  event: Pick<SocietyEvent, 'name' | 'series_id'> | null;
  /** Deletes it, and those that follow and that nobody is in where that is meant. While its promise is pending both buttons wait. */
  onConfirm: (following: boolean) => void | Promise<unknown>;
}

/** Asks before an event is deleted, and how far that reaches. */
export const DeleteEvent = forwardRef<HTMLDialogElement, DeleteEventProps>(function DeleteEvent(
  { event, onConfirm, onClose, ...rest },
  ref,
) {
  const messages = useMessages('DeleteEvent', deleteEventMessages);
  const [following, setFollowing] = useState(false);
  return (
    <ConfirmDelete
      ref={ref}
      data-soc="DeleteEvent"
      name={event && event.name}
      onClose={() => {
        setFollowing(false);
        onClose();
      }}
      onConfirm={() => onConfirm(following)}
      {...rest}
    >
      {typeof event?.series_id === 'number' && (
        <Switch
          label={messages.following}
          hint={messages.followingHint}
          checked={following}
          onChange={({ target }) => setFollowing(target.checked)}
        />
      )}
    </ConfirmDelete>
  );
});
DeleteEvent.displayName = 'DeleteEvent';
