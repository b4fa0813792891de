import { paths } from 'societies-contract';
import { useMessages, type Widened } from 'societies-ui';
import { mutate } from 'swr';
import { confirmEmail } from '../../api/mailedLinks.ts';
import { PressToConfirm } from '../../shell/PressToConfirm.tsx';

const verifyMessages = {
  title: 'Confirm your email address',
  hint: 'Press the button to confirm it.',
  confirm: 'Confirm the address',
  done: 'Your address is confirmed',
  doneHint: 'You can use everything now.',
  on: 'Go to Constellation',
} as const;

declare global {
  interface SocietiesMessages {
    AppVerify: Widened<typeof verifyMessages>;
  }
}

async function confirm(token: string): Promise<void> {
  await confirmEmail({ token });
  void mutate(paths.profile);
}

export default function VerifyEmailPage() {
  return <PressToConfirm messages={useMessages('AppVerify', verifyMessages)} call={confirm} />;
}
