import { useEffect, useMemo, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { ErrorState, RestrictedAccess, Spinner, useMessages, useRoutes, type Widened } from 'societies-ui';
import { DoorScreen } from 'societies-ui/door';
import { readId, type EventGuest } from 'societies-contract';
import { reasonOf } from '../../api/ApiError.ts';
import { useAction } from '../../api/useAction.ts';
import { useOutcomes } from '../../preferences/useOutcomes.ts';
import { installApp } from '../../device/installApp.ts';
import { openDoor } from '../../door/openDoor.ts';
import type { DoorKey } from '../../door/savedDoor.ts';
import { ProtectedRoute, WhileAsleep } from '../../session/ProtectedRoute.tsx';
import { useSession } from '../../session/session.ts';
import { ownerOf, readToken } from '../../session/token.ts';
import { useStore } from '../../state/store.ts';
import { useUnsaved } from '../../shell/unsaved.ts';

const doorMessages = {
  missing: 'The guest list is not on this device yet',
  missingHint: 'Open this door once with a network. From then on it works without.',
  gone: 'This event no longer exists',
  closed: 'This door is no longer yours',
  unsent: (count: number) =>
    `${count === 1 ? '1 scan waits' : `${count} scans wait`} on this device, and ${count === 1 ? 'is' : 'are'} sent if that changes.`,
} as const;

declare global {
  interface SocietiesMessages {
    AppDoor: Widened<typeof doorMessages>;
  }
}

/** Check-in at an event's door, on a page without navigation. */
export default function DoorPage() {
  const { user, loading, error } = useSession();
  const { societyid = '', eventId = '' } = useParams();
  // Offline the session cannot be checked; the owner of the stored token may still see what this device has stored for them.
  const owner = user?.uniID ?? (loading && error !== null ? ownerOf(readToken() ?? '') : undefined);
  if (owner === undefined) return <ProtectedRoute />;
  return (
    <>
      {/* No event has the id 0: the server says so. */}
      <AtTheDoor key={owner} owner={owner} society={societyid} event={readId(eventId) ?? 0} />
      <WhileAsleep />
    </>
  );
}

function AtTheDoor({ owner, society, event }: DoorKey) {
  const messages = useMessages('AppDoor', doorMessages);
  const door = useMemo(() => openDoor({ owner, society, event }), [owner, society, event]);
  const state = useStore(door);
  const navigate = useNavigate();
  const leave = useRoutes().event({ id: event, society: readId(society) ?? 0 });
  const { onDirtyChange } = useUnsaved('page', true);
  const [retrying, setRetrying] = useState(false);
  // Synchronises with the browser's service worker.
  useEffect(() => void installApp(), []);
  const waits = state.unsent > 0;
  // Synchronises the question asked before leaving.
  useEffect(() => onDirtyChange(waits), [onDirtyChange, waits]);

  const { outcomes } = useOutcomes();
  const note = useAction(
    ({ university_id }: Pick<EventGuest, 'university_id'>, paid: boolean) =>
      door.notePaid(university_id, paid),
    { failure: (refusal) => ({ title: outcomes.event.paymentFailed, description: reasonOf(refusal) }) },
  );

  const retry = async () => {
    setRetrying(true);
    await door.retry();
    setRetrying(false);
  };
  if (state.refused !== undefined) {
    const isGone = state.refused === 404;
    if (!isGone && !waits) return <RestrictedAccess />;
    return (
      <main>
        <ErrorState
          page
          title={isGone ? messages.gone : messages.closed}
          description={waits ? messages.unsent(state.unsent) : undefined}
        />
      </main>
    );
  }
  if (!state.door) {
    if (!state.missing) return <Spinner size="large" />;
    return (
      <main>
        <ErrorState
          page
          title={messages.missing}
          description={state.offlineReason ?? messages.missingHint}
          onRetry={() => void retry()}
          retrying={retrying}
        />
      </main>
    );
  }
  return (
    <>
      <title>{`${state.door.name} · Constellation`}</title>
      <main>
        <DoorScreen
          event={state.door}
          guests={state.door.guests}
          outcome={state.outcome}
          late={state.late}
          online={state.online}
          offlineReason={state.offlineReason}
          unsent={state.unsent}
          onCode={door.scan}
          onAdmit={({ university_id }) => door.letIn(university_id)}
          payable={state.door.payable}
          onPaid={state.online ? note.run : undefined}
          onUndo={door.undo}
          onLateSeen={door.lateSeen}
          onClose={leave === undefined ? undefined : () => void navigate(leave)}
        />
      </main>
    </>
  );
}
