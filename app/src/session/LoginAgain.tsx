import { outcomes } from 'societies-contract';
import { Button, Modal } from 'societies-ui';
import { LoginForm } from 'societies-ui/forms';
import { useLogin } from './useLogin.ts';

export interface LoginAgainProps {
  /** The university ID of whoever wrote on the page. */
  uniID: string;
  onClose: () => void;
}

/** Stands over a page whose session has ended while something on it is not saved. Logging in again goes on where it was. */
export default function LoginAgain({ uniID, onClose }: LoginAgainProps) {
  return (
    <Modal
      open
      dismissible={false}
      onClose={onClose}
      title={outcomes.session.ended.title}
      actions={
        <Button variant="quiet" onClick={onClose}>
          Leave without saving
        </Button>
      }
    >
      <p>What you have written is still here. Log in again to go on.</p>
      <LoginForm defaultValues={{ uniID }} {...useLogin()} />
    </Modal>
  );
}
