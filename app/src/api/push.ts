import { useSyncExternalStore } from 'react';
import useSWR from 'swr';
import { paths, type PushReply, type PushSubscribed, type PushSubscriptionBody } from 'societies-contract';
import type { PushOfDevice } from 'societies-ui/notices';
import { deviceStorage, isSiteDataBlocked } from '../preferences/deviceStorage.ts';
import { useSession } from '../session/session.ts';
import { createStore } from '../state/store.ts';
import { api } from './client.ts';
import { once } from './useRead.ts';

/** Who has turned push on here: whoever uses the device next has to do so too. */
const turnedOnBy = 'constellation-push';

/** That nobody is to be asked here again. */
const declined = 'constellation-push-declined';

export const isPushDeclined = () => deviceStorage.read(declined) !== null;
export const declinePush = () => void deviceStorage.write(declined, 'yes');

/** Increases with each change, because browsers tell of none. */
const changes = createStore(0);

function note(universityId: string | null): void {
  deviceStorage.write(turnedOnBy, universityId);
  changes.set(changes.get() + 1);
}

const isSupported = () =>
  !isSiteDataBlocked() && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

function pushOf(universityId: string | undefined): PushOfDevice {
  if (!isSupported())
    // Said by Safari on iPhones and iPads alone, where only a site on the home screen can push.
    return 'standalone' in navigator && navigator.standalone === false ? 'home_screen' : 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  const isOn = Notification.permission === 'granted' && deviceStorage.read(turnedOnBy) === universityId;
  return isOn ? 'on' : 'off';
}

/** Whether this device tells the user by push. */
export function usePush(): PushOfDevice {
  const uniID = useSession().user?.uniID;
  return useSyncExternalStore(changes.subscribe, () => pushOf(uniID));
}

/** The service worker that shows pushes. Registered when it is needed, and active when this resolves. */
async function findWorker(): Promise<ServiceWorkerRegistration> {
  const { serviceWorker } = navigator;
  const registration = (await serviceWorker.getRegistration('/')) ?? (await serviceWorker.register('/sw.js'));
  const starting = registration.installing ?? registration.waiting;
  if (!registration.active && starting)
    await new Promise<void>((resolve) =>
      starting.addEventListener('statechange', () => {
        if (starting.state === 'activated' || starting.state === 'redundant') resolve();
      }),
    );
  return registration;
}

/** Subscribes the browser and tells the server, which keeps it for the session. Changes nothing where both are so already. */
async function subscribe(): Promise<void> {
  const [{ public_key }, { pushManager }] = await Promise.all([api.get<PushReply>(paths.push), findWorker()]);
  const options = { userVisibleOnly: true, applicationServerKey: public_key };
  const subscription = await pushManager.subscribe(options).catch(async (error: unknown) => {
    if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error;
    // For a key that the server has no more.
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(options);
  });
  const { endpoint, keys } = subscription.toJSON() as PushSubscriptionBody;
  await api.post<PushSubscribed>(paths.pushSubscriptions, { endpoint, keys });
}

/** Subscribes again on each visit where it is on: the session may be another, and browsers may change their address. */
export function useKeptPush(): void {
  const uniID = useSession().user?.uniID;
  const isOn = usePush() === 'on';
  useSWR(isOn ? ['push', uniID] : null, subscribe, once);
}

/** Ends the browser's subscription, and with that whatever the server still sends. @returns its address. */
export async function endPush(): Promise<string | undefined> {
  if (deviceStorage.read(turnedOnBy) === null) return undefined;
  note(null);
  const registration = await navigator.serviceWorker.getRegistration('/');
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
  return subscription?.endpoint;
}

/**
 * Turns push on or off on this device. To be called from a press, so that the browser asks.
 * @returns how it stands afterwards.
 */
export async function turnPush(on: boolean, universityId: string): Promise<PushOfDevice> {
  if (on) {
    if ((await Notification.requestPermission()) === 'granted') {
      await subscribe();
      note(universityId);
    } else {
      changes.set(changes.get() + 1);
    }
  } else {
    declinePush();
    const endpoint = await endPush();
    if (endpoint !== undefined) await api.delete(paths.pushSubscriptions, { endpoint });
  }
  return pushOf(universityId);
}
