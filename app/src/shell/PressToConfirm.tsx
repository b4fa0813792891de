import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button, ButtonLink, EmptyState } from 'societies-ui';
import { detailOf } from '../api/ApiError.ts';
import { useAction } from '../api/useAction.ts';
import { useCommonOutcomes } from '../preferences/language.ts';
import { SignInLayout } from './SignInLayout.tsx';

interface PressToConfirmProps {
  messages: Record<'title' | 'hint' | 'confirm' | 'done' | 'doneHint' | 'on', string>;
  /** Receives the link's token. */
  call: (token: string) => Promise<unknown>;
}

/** Target of a mailed link. Requires a press, because mail scanners open every link. */
export function PressToConfirm({ messages, call }: PressToConfirmProps) {
  const outcomes = useCommonOutcomes();
  const [query] = useSearchParams();
  const [done, setDone] = useState(false);
  const { run, pending } = useAction(call, {
    failure: (reason) => detailOf(reason) ?? outcomes.authError,
  });
  return (
    <>
      <title>{`${messages.title} · Constellation`}</title>
      <SignInLayout title={messages.title}>
        {done ? (
          <EmptyState
            role="status"
            title={messages.done}
            description={messages.doneHint}
            action={<ButtonLink href="/">{messages.on}</ButtonLink>}
          />
        ) : (
          <>
            <p>{messages.hint}</p>
            <Button
              fullWidth
              loading={pending}
              onClick={async () => setDone(await run(query.get('token') ?? ''))}
            >
              {messages.confirm}
            </Button>
          </>
        )}
      </SignInLayout>
    </>
  );
}
