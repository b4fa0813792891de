import { useMessages, useToast, type Widened } from 'societies-ui';
import useSWR from 'swr';
import { scansDatabase } from '../door/scansDatabase.ts';
import { isSiteDataBlocked } from '../preferences/deviceStorage.ts';
import { useSession } from '../session/session.ts';
import { importer } from './importer.ts';
import { useAtTheDoor } from './useAtTheDoor.ts';

const scansMessages = {
  title: (count: number) =>
    count === 1 ? '1 scan from the door did not count' : `${count} scans from the door did not count`,
  description: (names: string) => `They were already in, or have no place: ${names}.`,
} as const;

declare global {
  interface SocietiesMessages {
    AppScans: Widened<typeof scansMessages>;
  }
}

/** Milliseconds between retries. */
const pause = 30_000;

const loadSending = importer(() => import('../door/sendPending.ts'));

/** Loads the code for it only on devices that have been used at a door. */
async function send(owner: string) {
  if (isSiteDataBlocked()) return { left: 0, late: [] };
  const databases = await indexedDB.databases();
  if (!databases.some(({ name }) => name === scansDatabase)) return { left: 0, late: [] };
  const { sendPending } = await loadSending();
  return sendPending(owner);
}

/**
 * Sends check-ins that were made offline and left pending when the door page was closed: on start, when the device is online again,
 * and periodically while some are pending. The door page sends its own.
 */
export default function PendingScans() {
  const messages = useMessages('AppScans', scansMessages);
  const toast = useToast();
  const { user } = useSession();
  const isAtTheDoor = useAtTheDoor();
  useSWR(user === null || isAtTheDoor ? null : ['pending scans', user.uniID], ([, owner]) => send(owner), {
    refreshInterval: (sent) => (sent !== undefined && sent.left > 0 ? pause : 0),
    onSuccess: ({ late }) => {
      if (late.length > 0)
        toast.show({
          variant: 'warning',
          title: messages.title(late.length),
          description: messages.description(late.map(({ name }) => name).join(', ')),
          duration: Infinity,
        });
    },
  });
  return null;
}
