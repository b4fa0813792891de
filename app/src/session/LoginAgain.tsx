import { Button, ButtonLink, Modal, useMessages, type Widened } from 'societies-ui';
import { LoginForm } from 'societies-ui/forms';
import { useCommonOutcomes } from '../preferences/language.ts';
import SessionEnded from './SessionEnded.tsx';
import { useLogin } from './useLogin.ts';
import { useSignInMethods } from './useSignInMethods.ts';

const loginAgainMessages = {
  leave: 'Leave without saving',
  kept: 'Your work is still here. Log in again to continue.',
  replaced: 'Another account is logged in',
  keptOf: (successor: string, uniID: string) =>
    `${successor} has logged in in another tab. The work of ${uniID} is still here. Log in as ${uniID} to continue.`,
} as const;

declare global {
  interface SocietiesMessages {
    AppLoginAgain: Widened<typeof loginAgainMessages>;
  }
}

export interface LoginAgainProps {
  /** University ID of the user who has unsaved changes. */
  uniID: string;
  /** University ID of who has logged in in another tab. */
  successor?: string;
  onClose: () => void;
}

/** Shown over a page with unsaved changes when its session ends. After signing in the user continues where they were. */
export default function LoginAgain({ uniID, successor, onClose }: LoginAgainProps) {
  const messages = useMessages('AppLoginAgain', loginAgainMessages);
  const { session } = useCommonOutcomes();
  const { withPassword, university } = useSignInMethods();
  const { form } = useLogin();
  return (
    <Modal
      open
      dismissible={false}
      onClose={onClose}
      hero={<SessionEnded />}
      title={successor ? messages.replaced : session.ended.title}
      actions={
        <Button variant="quiet" onClick={onClose}>
          {messages.leave}
        </Button>
      }
    >
      <p>{successor ? messages.keptOf(successor, uniID) : messages.kept}</p>
      {/* Opens a new tab, because leaving this one would lose the changes. It continues once that one has signed in. */}
      {university && (
        <ButtonLink fullWidth target="_blank" href={university.hrefTo('/')}>
          {university.name}
        </ButtonLink>
      )}
      {withPassword && <LoginForm defaultValues={{ uniID }} {...form} />}
    </Modal>
  );
}
