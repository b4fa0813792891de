import { forwardRef, useState } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import {
  paths,
  readInvitationCode,
  type OpenedInvitation,
  type Society,
  type SocietyEvent,
} from 'societies-contract';
import {
  ErrorState,
  EventCard,
  SocietiesProvider,
  Spinner,
  useMessages,
  useRoutes,
  type LinkComponentProps,
  type Widened,
} from 'societies-ui';
import { InvitationPage } from 'societies-ui/membership';
import { useProfile } from '../../api/account.ts';
import { detailOf } from '../../api/ApiError.ts';
import { registerForEvent } from '../../api/events.ts';
import { joinByInvitation, useInvitation } from '../../api/joining.ts';
import { leaveSociety, useSociety } from '../../api/societies.ts';
import { useAction } from '../../api/useAction.ts';
import { isRetrying, useRead, type ListPage } from '../../api/useRead.ts';
import { useOutcomes } from '../../preferences/useOutcomes.ts';
import { backTo } from '../../session/returnAddress.ts';
import { useSession } from '../../session/session.ts';
import { useSignInMethods } from '../../session/useSignInMethods.ts';
import { RouterLink } from '../../shell/RouterLink.tsx';
import { useNow } from '../../time/useNow.ts';

const joinPageMessages = {
  title: 'Invitation',
} as const;

declare global {
  interface SocietiesMessages {
    AppJoin: Widened<typeof joinPageMessages>;
  }
}

/** Leads back here after logging in or signing up. */
const LinkAndBack = forwardRef<HTMLAnchorElement, LinkComponentProps>(function LinkAndBack(props, ref) {
  const location = useLocation();
  const { href, ...rest } = props;
  if (href !== '/login' && href !== '/signup') return <RouterLink ref={ref} {...props} />;
  return <Link ref={ref} to={href} state={backTo(location)} {...rest} />;
});

/** The society's next event. */
function useNextEvent(id: number, wanted: boolean, theme: OpenedInvitation['society']['theme']) {
  const { outcomes, signedUp } = useOutcomes();
  const navigate = useNavigate();
  const routes = useRoutes();
  const events = useRead<ListPage<SocietyEvent>>(
    wanted ? `${paths.events(id)}?when=coming&page=1&page_size=1` : null,
  );
  const { run, pending } = useAction(registerForEvent, {
    success: signedUp,
    failure: (error) => detailOf(error) ?? outcomes.event.registerFailed,
  });
  const [event] = events.data?.results ?? [];
  const now = useNow();
  if (!event) return null;
  const register = async () => {
    // Its page asks the questions.
    if (event.questions?.length) await navigate(routes.event(event) ?? '/');
    else if (await run(event)) await events.mutate();
  };
  return (
    <EventCard event={event} now={now} theme={theme} pending={pending} onRegister={() => void register()} />
  );
}

function Opened({ invitation, code }: { invitation: OpenedInvitation; code: string }) {
  const { society } = invitation;
  const { outcomes } = useOutcomes();
  const navigate = useNavigate();
  const { user } = useSession();
  const { withSignup } = useSignInMethods();
  const { data: profile } = useProfile();
  const known = useSociety(user === null ? undefined : society.id);
  const [joined, setJoined] = useState<Society | null>(null);
  const { run, pending } = useAction(async () => setJoined(await joinByInvitation(society.id, code)), {
    failure: (error) => {
      const { title, description } = outcomes.join.failure;
      return { title, description: detailOf(error) ?? description };
    },
  });
  const { run: leave } = useAction(leaveSociety, {
    success: (_, { name }) => outcomes.leave.success(name),
    failure: outcomes.leave.failure,
  });
  const event = useNextEvent(society.id, joined !== null, society.theme);
  if (user !== null && known.data === undefined && known.error === undefined) return <Spinner size="large" />;
  const reader = user === null ? 'visitor' : joined ? 'joined' : known.data?.member ? 'member' : 'user';
  return (
    <InvitationPage
      invitation={invitation}
      reader={reader}
      firstName={profile?.first_name}
      memberCount={joined?.member_count}
      signup={withSignup ? undefined : '/login'}
      onJoin={() => void run()}
      pending={pending}
      onLeave={() => {
        void leave(society).then((left) => left && navigate('/societies'));
      }}
      event={event}
      committee={Object.values(known.data?.committee_members ?? {})}
    />
  );
}

/** Where an invitation leads. Signing up or logging in leads back here, and one press joins. */
export default function JoinPage() {
  const { title } = useMessages('AppJoin', joinPageMessages);
  const { code: typed = '' } = useParams();
  const code = readInvitationCode(typed);
  const invitation = useInvitation(code);
  const { data, error, mutate } = invitation;
  const { loading } = useSession();
  const content = () => {
    if (data === null) return <InvitationPage invitation={null} />;
    if (data && !loading) return <Opened key={code} invitation={data} code={code} />;
    if (error)
      return (
        <ErrorState
          page
          title={error.message}
          onRetry={() => void mutate()}
          retrying={isRetrying(invitation)}
        />
      );
    return <Spinner size="large" />;
  };
  return (
    <SocietiesProvider linkComponent={LinkAndBack}>
      <title>{`${data ? `${data.society.name} · ` : ''}${title} · Constellation`}</title>
      {content()}
    </SocietiesProvider>
  );
}
