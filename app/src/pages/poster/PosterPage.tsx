import { useParams } from 'react-router-dom';
import { Button, ButtonLink, ErrorState, Link, Spinner, useMessages, type Widened } from 'societies-ui';
import { Printer } from 'societies-ui/icons';
import { InvitationPoster } from 'societies-ui/membership';
import { useInvitations } from '../../api/joining.ts';
import { useSociety } from '../../api/societies.ts';
import { ProtectedRoute } from '../../session/ProtectedRoute.tsx';
import { useSession } from '../../session/session.ts';

const posterMessages = {
  title: 'Poster',
  back: 'Back to the invitations',
  print: 'Print',
  gone: 'This invitation is no longer there',
} as const;

declare global {
  interface SocietiesMessages {
    AppPoster: Widened<typeof posterMessages>;
  }
}

function Poster() {
  const messages = useMessages('AppPoster', posterMessages);
  const { societyid = '', invitationid = '' } = useParams();
  const society = useSociety(societyid);
  const invitations = useInvitations(societyid);
  const back = `/societies/${societyid}/dashboard/people`;
  const error = society.error ?? invitations.error;
  const invitation = invitations.data?.find(({ id }) => String(id) === invitationid);
  if (error === undefined && !(society.data && invitations.data)) return <Spinner size="large" />;
  return (
    <main id="main">
      <title>{`${messages.title} · ${society.data?.name ?? ''} · Constellation`}</title>
      {society.data && invitation ? (
        <InvitationPoster
          society={society.data}
          invitation={invitation}
          actions={
            <>
              <Link href={back}>{messages.back}</Link>
              <Button icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
                {messages.print}
              </Button>
            </>
          }
        />
      ) : (
        <ErrorState
          page
          title={error?.message ?? messages.gone}
          action={<ButtonLink href={back}>{messages.back}</ButtonLink>}
        />
      )}
    </main>
  );
}

/** An invitation on paper, on a page without navigation. */
export default function PosterPage() {
  const { user } = useSession();
  return user === null ? <ProtectedRoute /> : <Poster />;
}
