import { jwtDecode } from 'jwt-decode';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { RestrictedAccess, Spinner, useRoutes } from 'societies-ui';
import { DoorScreen } from 'societies-ui/door';
import { keepForOffline } from '../../door/offline.ts';
import { openDoor } from '../../door/openDoor.ts';
import { ProtectedRoute } from '../../session/ProtectedRoute.tsx';
import { useSession } from '../../session/session.ts';
import { readToken } from '../../session/token.ts';

/** Check-in at an event's door, on a page without navigation. */
export default function DoorPage() {
  const { user, loading, error } = useSession();
  const { societyid = '', eventId = '' } = useParams();
  // Offline the session cannot be checked; the owner of the stored token may still see what this device has stored for them.
  const owner = user?.uniID ?? (loading && error !== null ? ownerOfToken() : undefined);
  if (owner === undefined) return <ProtectedRoute />;
  return <AtTheDoor key={owner} owner={owner} society={societyid} event={Number(eventId)} />;
}

/** Reads the token's owner, without the network. */
function ownerOfToken(): string | undefined {
  const token = readToken();
  try {
    return token === null ? undefined : jwtDecode(token).sub;
  } catch {
    return undefined;
  }
}

interface AtTheDoorProps {
  owner: string;
  society: string;
  event: number;
}

function AtTheDoor({ owner, society, event }: AtTheDoorProps) {
  const door = useMemo(() => openDoor(owner, society, event), [owner, society, event]);
  const state = useSyncExternalStore(door.subscribe, door.state);
  const navigate = useNavigate();
  const leave = useRoutes().event({ id: event, society: Number(society) });
  // Synchronises the browser's cache for offline use.
  useEffect(keepForOffline, []);

  if (state.refused !== undefined) return <RestrictedAccess />;
  if (!state.door) return <Spinner size="large" />;
  return (
    <>
      <title>{`${state.door.name} · Constellation`}</title>
      <main>
        <DoorScreen
          event={state.door}
          guests={state.door.guests}
          outcome={state.outcome}
          online={state.online}
          unsent={state.unsent}
          onCode={door.scan}
          onAdmit={({ university_id }) => door.letIn(university_id)}
          onUndo={({ university_id }) => door.undo(university_id)}
          onClose={leave === undefined ? undefined : () => void navigate(leave)}
        />
      </main>
    </>
  );
}
