import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AuthLayout, Button, ButtonLink, EmptyState } from 'societies-ui';
import { detailOf } from '../api/ApiError.ts';
import { useAction } from '../api/useAction.ts';
import { useCommonOutcomes } from '../preferences/language.ts';

interface PressToConfirmProps {
  texts: Record<'title' | 'hint' | 'confirm' | 'done' | 'doneHint' | 'on', string>;
  /** Gets the token of the link. */
  call: (token: string) => Promise<unknown>;
}

/** Where a link in a mail leads. A press and not the visit does it: programs that check mails open every link in them. */
export function PressToConfirm({ texts, call }: PressToConfirmProps) {
  const outcomes = useCommonOutcomes();
  const [query] = useSearchParams();
  const [done, setDone] = useState(false);
  const { run, pending } = useAction(call, {
    failure: (reason) => detailOf(reason) ?? outcomes.authError,
  });
  return (
    <>
      <title>{`${texts.title} · Constellation`}</title>
      <AuthLayout title={texts.title}>
        {done ? (
          <EmptyState
            role="status"
            title={texts.done}
            description={texts.doneHint}
            action={<ButtonLink href="/">{texts.on}</ButtonLink>}
          />
        ) : (
          <>
            <p>{texts.hint}</p>
            <Button
              fullWidth
              loading={pending}
              onClick={async () => setDone(await run(query.get('token') ?? ''))}
            >
              {texts.confirm}
            </Button>
          </>
        )}
      </AuthLayout>
    </>
  );
}
