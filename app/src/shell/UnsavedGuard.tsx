import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog, useMessages, type Widened } from 'societies-ui';
import { isAllKept, isUnsaved, useAnyUnsaved } from './unsaved.ts';

const unsavedMessages = {
  title: 'Leave without saving?',
  description: 'Your changes on this page have not been saved.',
  leave: 'Leave',
  stay: 'Stay',
  keptTitle: 'Leave before everything is sent?',
  keptDescription:
    'What is not sent yet stays on this device. It will be sent when you open this page again with a network.',
} as const;

declare global {
  interface SocietiesMessages {
    AppUnsaved: Widened<typeof unsavedMessages>;
  }
}

interface QuestionProps {
  open: boolean;
  /** The changes are stored on this device and would only be sent later. */
  kept?: boolean;
  onStay: () => void;
  onLeave: () => void;
}

function Question({ open, kept = false, onStay, onLeave }: QuestionProps) {
  const messages = useMessages('AppUnsaved', unsavedMessages);
  return (
    <ConfirmDialog
      open={open}
      onClose={onStay}
      onConfirm={onLeave}
      title={kept ? messages.keptTitle : messages.title}
      description={kept ? messages.keptDescription : messages.description}
      confirmLabel={messages.leave}
      cancelLabel={messages.stay}
      tone={kept ? 'plain' : 'danger'}
    />
  );
}

/** @param onAskingChange hears whether the question is open: it outlives the changes that it is about. */
function Guard({ onAskingChange }: { onAskingChange: (asking: boolean) => void }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && isUnsaved('page'),
  );
  const anyUnsaved = useAnyUnsaved();
  const asking = blocker.state === 'blocked';
  useEffect(() => onAskingChange(asking), [asking, onAskingChange]);
  // Synchronises the router: navigation goes on when the last changes are saved while the question is open.
  useEffect(() => {
    if (!anyUnsaved) blocker.proceed?.();
  }, [anyUnsaved, blocker]);
  return (
    <Question
      open={asking}
      kept={isAllKept()}
      onStay={() => blocker.reset?.()}
      onLeave={() => blocker.proceed?.()}
    />
  );
}

/**
 * Asks before navigation discards unsaved changes, including the back button. Rendered once in the app. There is no blocker while
 * nothing is unsaved: the router warns of one when a link leads to a place on the same page, as the skip link does.
 */
export function UnsavedGuard() {
  const anyUnsaved = useAnyUnsaved();
  const [asking, setAsking] = useState(false);
  return (anyUnsaved || asking) && <Guard onAskingChange={setAsking} />;
}

/**
 * For actions that end an editor without leaving the page: turning editing off, logging out.
 * @returns `ask`, which acts at once if there is nothing to lose, and the question to render.
 */
export function useAskBeforeLosing(place: Parameters<typeof isUnsaved>[0]) {
  const [waiting, setWaiting] = useState<{ go: () => void } | null>(null);
  return {
    ask: (go: () => void) => (isUnsaved(place) ? setWaiting({ go }) : go()),
    question: (
      <Question
        open={waiting !== null}
        onStay={() => setWaiting(null)}
        onLeave={() => {
          setWaiting(null);
          waiting?.go();
        }}
      />
    ),
  };
}
