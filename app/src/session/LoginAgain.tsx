import { Button, ButtonLink, Modal, useMessages, type Widened } from 'societies-ui';
import { LoginForm } from 'societies-ui/forms';
import { useCommonOutcomes } from '../preferences/language.ts';
import SessionEnded from './SessionEnded.tsx';
import { useLogin } from './useLogin.ts';
import { useWaysIn } from './useWaysIn.ts';

const loginAgainMessages = {
  leave: 'Leave without saving',
  kept: 'What you have written is still here. Log in again to go on.',
} as const;

declare global {
  interface SocietiesMessages {
    AppLoginAgain: Widened<typeof loginAgainMessages>;
  }
}

export interface LoginAgainProps {
  /** The university ID of whoever wrote on the page. */
  uniID: string;
  onClose: () => void;
}

/** Stands over a page whose session has ended while something on it is not saved. Logging in again goes on where it was. */
export default function LoginAgain({ uniID, onClose }: LoginAgainProps) {
  const messages = useMessages('AppLoginAgain', loginAgainMessages);
  const { session } = useCommonOutcomes();
  const { withPassword, university } = useWaysIn();
  const { form } = useLogin();
  return (
    <Modal
      open
      dismissible={false}
      onClose={onClose}
      hero={<SessionEnded />}
      title={session.ended.title}
      actions={
        <Button variant="quiet" onClick={onClose}>
          {messages.leave}
        </Button>
      }
    >
      <p>{messages.kept}</p>
      {/* In a tab of its own: this one would lose what is written, and goes on once that one has signed in. */}
      {university && (
        <ButtonLink fullWidth target="_blank" href={university.hrefTo('/')}>
          {university.name}
        </ButtonLink>
      )}
      {withPassword && <LoginForm defaultValues={{ uniID }} {...form} />}
    </Modal>
  );
}
