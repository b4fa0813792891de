import { ButtonLink, ErrorState, useMessages, type Widened } from 'societies-ui';
import { Pause } from 'societies-ui/icons';

const suspendedMessages = {
  title: 'Your account is suspended',
  description:
    'You cannot use Constellation until an administrator lets you back in. If you think this is a mistake, contact an administrator.',
  back: 'Back to the start',
} as const;

declare global {
  interface SocietiesMessages {
    AppSuspended: Widened<typeof suspendedMessages>;
  }
}

/** Replaces the form for a suspended user with the right password. */
export default function Suspended() {
  const messages = useMessages('AppSuspended', suspendedMessages);
  return (
    <main id="main">
      <title>{`${messages.title} · Constellation`}</title>
      <ErrorState
        page
        icon={Pause}
        title={messages.title}
        description={messages.description}
        action={<ButtonLink href="/">{messages.back}</ButtonLink>}
      />
    </main>
  );
}
