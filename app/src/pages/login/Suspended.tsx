import { ButtonLink, ErrorState, Link, PageLayout, useMessages, type Widened } from 'societies-ui';
import { Pause } from 'societies-ui/icons';
import { useFooterSite } from '../../api/site.ts';
import { Foot } from '../../shell/Foot.tsx';

const suspendedMessages = {
  title: 'Your account is suspended',
  description:
    'You cannot use Constellation until an administrator lets you back in. If you think this is a mistake, contact an administrator.',
  write: 'Write to:',
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
  const contact = useFooterSite()?.contact_email;
  return (
    <PageLayout footer={<Foot />}>
      <title>{`${messages.title} · Constellation`}</title>
      <ErrorState
        page
        icon={Pause}
        title={messages.title}
        description={
          <>
            <span>{messages.description}</span>
            {contact && (
              <>
                {' '}
                <span>{messages.write}</span>{' '}
                <Link variant="inline" href={`mailto:${contact}`}>
                  {contact}
                </Link>
              </>
            )}
          </>
        }
        action={<ButtonLink href="/">{messages.back}</ButtonLink>}
      />
    </PageLayout>
  );
}
