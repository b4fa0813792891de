import { useMessages, type Widened } from 'societies-ui';
import { turnPush, usePush } from '../api/push.ts';
import { useAction } from '../api/useAction.ts';
import { useSession } from '../session/session.ts';

const pushMessages = {
  on: { title: 'Push is on', description: 'This device tells you when something changes.' },
  off: { title: 'Push is off', description: 'This device does not tell you any more.' },
  blocked: {
    title: 'Push is blocked',
    description: 'Allow notifications in the browser’s settings of this site to turn it on.',
  },
  failed: { title: 'Push could not be changed', description: 'Please try again later.' },
} as const;

declare global {
  interface SocietiesMessages {
    AppPush: Widened<typeof pushMessages>;
  }
}

/** How this device stands with push, and a way to turn it on or off from a press; toasts report the result. */
export function useTurnPush() {
  const messages = useMessages('AppPush', pushMessages);
  const uniID = useSession().user?.uniID ?? '';
  const { run, pending } = useAction((on: boolean) => turnPush(on, uniID), {
    // Whoever is asked by the browser and does not answer has changed nothing.
    success: (push, on) =>
      (push === 'on') === on && (push === 'on' || push === 'off') ? messages[push] : undefined,
    warning: (push) => (push === 'blocked' ? messages.blocked : undefined),
    failure: messages.failed,
  });
  return { push: usePush(), turn: (on: boolean) => void run(on), pending };
}
