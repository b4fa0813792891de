import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import {
  ButtonLink,
  DeleteEvent,
  EmptyState,
  ErrorState,
  Spinner,
  useMessages,
  type Widened,
} from 'societies-ui';
import { EventDetails } from 'societies-ui/event';
import { paths, type CalendarAddress, type SocietyEvent } from 'societies-contract';
import { statusOf } from '../../../../api/ApiError.ts';
import { api } from '../../../../api/client.ts';
import { cancelEvent, useEvent } from '../../../../api/events.ts';
import { useAction } from '../../../../api/useAction.ts';
import { isRetrying } from '../../../../api/useRead.ts';
import { useOutcomes } from '../../../../preferences/useOutcomes.ts';
import { sharePage } from '../../../../shell/sharePage.ts';
import { late, lateDialog } from '../../../../shell/late.tsx';
import { useServerNow } from '../../../../time/useServerNow.ts';
import { useSocietyContext } from '../../SocietyContext.ts';
import { useFeature } from '../../useFeature.tsx';
import { useEventDeletion } from '../useEventDeletion.ts';
import { useJoinHere } from '../useJoinHere.tsx';
import { useRegister } from '../useRegister.tsx';

/** Loaded on demand. */
const EventEditor = lateDialog(() => import('../EventEditor.tsx'));
const Questions = lateDialog(() => import('./Questions.tsx'));
const CancelDialog = lateDialog(() => import('./CancelDialog.tsx'));
const Ticket = late(() => import('./Ticket.tsx'));
const Guests = late(() => import('./Guests.tsx'));
const Hosts = late(() => import('./Hosts.tsx'));
const Invitations = late(() => import('./Invitations.tsx'));

const eventMessages = {
  gone: 'This event no longer exists',
  goneHint: 'It was deleted, or the link is incomplete.',
  off: 'This society has switched its events off',
  offHint:
    'The event is hidden until they are switched on again. Everyone registered keeps their place and will be told.',
  all: 'All events',
  calendarFailed: 'Could not reach your calendar. Please try again.',
} as const;

declare global {
  interface SocietiesMessages {
    AppEvent: Widened<typeof eventMessages>;
  }
}

/** Downloads the event's iCalendar file. */
async function openCalendar(event: SocietyEvent): Promise<void> {
  const { url } = await api.get<CalendarAddress>(paths.calendar);
  location.assign(url.replace(/\.ics$/, `/events/${event.id}.ics`));
}

type Asked = 'questions' | 'edit' | 'duplicate' | 'cancel' | 'delete';

function Shown({ event }: { event: SocietyEvent }) {
  const messages = useMessages('AppEvent', eventMessages);
  const { outcomes, failed } = useOutcomes();
  const { society, detail, may, editing } = useSocietyContext();
  const navigate = useNavigate();
  const now = useServerNow(event.opens_at);
  const { pending, register, withdraw, question } = useRegister();
  const { questions: joinQuestions, ...joinHere } = useJoinHere();
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const organises = may('edit_events');
  const mayEdit = editing && organises;
  const asksMe = (event.asked ?? []).filter(({ mine }) => mine);

  const calendar = useAction(openCalendar, { failure: messages.calendarFailed });
  const sharing = useAction(sharePage, {
    success: (how) => (how === 'copied' ? outcomes.link.copied : undefined),
    failure: outcomes.link.copyFailed,
  });
  const { remove } = useEventDeletion(failed(outcomes.event.deleteFailed));
  const { run: cancel } = useAction(
    (reason: string, following: boolean) => cancelEvent(event, reason, following),
    { success: outcomes.event.cancelled, failure: failed(outcomes.event.cancelFailed) },
  );

  return (
    <>
      <title>{`${event.name} · ${society.name} · Constellation`}</title>
      <EventDetails
        event={event}
        now={now}
        theme={detail.theme}
        onRegister={(one) => (one.questions?.length ? setAsked('questions') : register(one))}
        {...joinHere}
        onWithdraw={withdraw}
        pending={pending === event.id}
        onCalendar={() => void calendar.run(event)}
        onShare={() => void sharing.run(event.name)}
        ticket={event.place?.code && <Ticket code={event.place.code} name={event.name} instead={null} />}
        onEdit={mayEdit ? () => setAsked('edit') : undefined}
        onDuplicate={mayEdit ? () => setAsked('duplicate') : undefined}
        onCancel={
          mayEdit && Date.parse(event.datetime) > now.getTime() ? () => setAsked('cancel') : undefined
        }
        onDeletePress={mayEdit ? () => setAsked('delete') : undefined}
      >
        {asksMe.length > 0 && <Invitations event={event} asked={asksMe} instead={<Spinner />} />}
        {mayEdit && !event.cancelled_at && <Hosts event={event} instead={<Spinner />} />}
        {organises && <Guests event={event} instead={<Spinner />} />}
      </EventDetails>
      {question}
      {joinQuestions}
      {asked === 'questions' && <Questions event={event} onClose={close} />}
      {asked === 'edit' && <EventEditor event={event} onClose={close} onSaved={close} />}
      {asked === 'cancel' && (
        <CancelDialog
          event={event}
          onClose={close}
          onCancel={async (reason, following) => {
            if (await cancel(reason, following)) close();
          }}
        />
      )}
      {asked === 'duplicate' && (
        <EventEditor
          template={event}
          onClose={close}
          onSaved={(made) => void navigate(`/societies/${society.id}/events/${made.id}`)}
        />
      )}
      <DeleteEvent
        event={asked === 'delete' ? event : null}
        now={now}
        onClose={close}
        onConfirm={async (following) => {
          if (await remove(event, following))
            await navigate(`/societies/${society.id}/events`, { replace: true });
        }}
      />
    </>
  );
}

/** Why an event cannot be read: it is hidden, or it is gone. */
function NotShown() {
  const messages = useMessages('AppEvent', eventMessages);
  const { id } = useSocietyContext();
  const { off } = useFeature('enable_events');
  if (off.disabled)
    return (
      <EmptyState
        title={messages.off}
        description={messages.offHint}
        action={off.disabledAction || undefined}
      />
    );
  return (
    <EmptyState
      title={messages.gone}
      description={messages.goneHint}
      action={<ButtonLink href={`/societies/${id}/events`}>{messages.all}</ButtonLink>}
    />
  );
}

export default function EventPage() {
  const { eventid = '' } = useParams();
  const { id } = useSocietyContext();
  const reading = useEvent(id, eventid);
  const { data: event, error, mutate } = reading;
  if (event) return <Shown key={event.id} event={event} />;
  if (error && [400, 404].includes(statusOf(error))) return <NotShown />;
  if (error)
    return <ErrorState title={error.message} onRetry={() => void mutate()} retrying={isRetrying(reading)} />;
  return <Spinner size="large" />;
}
