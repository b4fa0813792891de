import { mutate } from 'swr';
import { paths, type EventGuest, type SocietyEvent } from 'societies-contract';
import { ErrorState, Spinner } from 'societies-ui';
import { GuestList } from 'societies-ui/event';
import { codeOf, fieldErrorsOf, reasonOf } from '../../../../api/ApiError.ts';
import { addGuest, downloadGuests, notePayment, removeGuest } from '../../../../api/guests.ts';
import { useAction } from '../../../../api/useAction.ts';
import { isRetrying, useRead } from '../../../../api/useRead.ts';
import { useOutcomes } from '../../../../preferences/useOutcomes.ts';
import { askedForm } from '../../../../shell/useAskedForm.ts';

const isFull = (error: unknown) => codeOf(error) === 'full';

/** The guest list, for organisers. */
export default function Guests({ event }: { event: SocietyEvent }) {
  const { outcomes } = useOutcomes();
  const path = paths.eventGuests(event.society, event.id);
  const guests = useRead<EventGuest[]>(path);
  const refresh = () => Promise.all([mutate(path), mutate(paths.event(event.society, event.id))]);
  const add = useAction(
    async (universityId: string, overCapacity: boolean) => {
      await addGuest(event, universityId, overCapacity);
      await refresh();
    },
    {
      success: outcomes.event.guestAdded,
      failure: (error) =>
        // A wrong ID is said at the field; of a full event the list asks.
        fieldErrorsOf(error) || isFull(error)
          ? undefined
          : { title: outcomes.event.guestFailed, description: reasonOf(error) },
    },
  );
  const addOrAsk = (universityId: string, overCapacity: boolean) =>
    add.attempt(universityId, overCapacity).then(
      () => true,
      (error: unknown) => (isFull(error) ? 'full' : false),
    );
  const remove = useAction(
    async (guest: Pick<EventGuest, 'university_id'>, reason: string) => {
      await removeGuest(event, guest.university_id, reason);
      await refresh();
    },
    { success: outcomes.event.guestRemoved, failure: outcomes.event.guestFailed },
  );
  const note = useAction(
    async ({ university_id: id }: Pick<EventGuest, 'university_id'>, paid: boolean) => {
      try {
        const noted = await notePayment(event.society, event.id, id, paid);
        await mutate<EventGuest[]>(
          path,
          (known) => known?.map((guest) => (guest.university_id === id ? noted : guest)),
          { revalidate: false },
        );
      } catch (error) {
        // Such as a place that was given back meanwhile.
        await refresh();
        throw error;
      }
    },
    { failure: (error) => ({ title: outcomes.event.paymentFailed, description: reasonOf(error) }) },
  );
  const download = useAction(() => downloadGuests(event), { failure: outcomes.event.downloadFailed });
  if (guests.data === undefined) {
    if (!guests.error) return <Spinner />;
    return (
      <ErrorState
        title={guests.error.message}
        onRetry={() => void guests.mutate()}
        retrying={isRetrying(guests)}
      />
    );
  }
  return (
    <GuestList
      guests={guests.data}
      nameless={event.nameless_guests}
      questions={event.questions}
      onAdd={event.cancelled_at ? undefined : addOrAsk}
      addError={fieldErrorsOf(add.error)?.university_id?.[0]}
      onDelete={remove.run}
      price={event.price}
      onPaid={note.run}
      onDownload={() => void download.run()}
      door={event.cancelled_at ? undefined : event}
      writeHref={`/societies/${event.society}/dashboard/messages${askedForm}&event=${event.id}`}
    />
  );
}
