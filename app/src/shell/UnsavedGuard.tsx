import { useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog, useMessages, type Widened } from 'societies-ui';
import { isUnsaved, useAnyUnsaved } from './unsaved.ts';

const unsavedMessages = {
  title: 'Leave without saving?',
  description: 'What you have changed on this page has not been saved.',
  leave: 'Leave',
  stay: 'Stay',
} as const;

declare global {
  interface SocietiesMessages {
    AppUnsaved: Widened<typeof unsavedMessages>;
  }
}

interface QuestionProps {
  open: boolean;
  onStay: () => void;
  onLeave: () => void;
}

function Question({ open, onStay, onLeave }: QuestionProps) {
  const messages = useMessages('AppUnsaved', unsavedMessages);
  return (
    <ConfirmDialog
      open={open}
      onClose={onStay}
      onConfirm={onLeave}
      title={messages.title}
      description={messages.description}
      confirmLabel={messages.leave}
      cancelLabel={messages.stay}
      variant="danger"
    />
  );
}

function Guard() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && isUnsaved('page'),
  );
  return (
    <Question
      open={blocker.state === 'blocked'}
      onStay={() => blocker.reset?.()}
      onLeave={() => blocker.proceed?.()}
    />
  );
}

/** Asks before navigation discards unsaved changes, including the back button. Rendered once in the app. */
export function UnsavedGuard() {
  return useAnyUnsaved() && <Guard />;
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
