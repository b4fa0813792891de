import { useMessages, type Widened } from 'societies-ui';
import { unsubscribe } from '../../api/mailedLinks.ts';
import { PressToConfirm } from '../../shell/PressToConfirm.tsx';

const unsubscribeMessages = {
  title: 'Stop emails like this',
  hint: 'You will still find everything under your notices.',
  confirm: 'Stop these emails',
  done: 'You will not get emails like this any more',
  doneHint: 'You can change that at any time under your notices.',
  on: 'Go to Constellation',
} as const;

declare global {
  interface SocietiesMessages {
    AppUnsubscribe: Widened<typeof unsubscribeMessages>;
  }
}

export default function UnsubscribePage() {
  return <PressToConfirm messages={useMessages('AppUnsubscribe', unsubscribeMessages)} call={unsubscribe} />;
}
