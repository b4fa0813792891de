import {
  Button,
  ButtonLink,
  EmptyState,
  FoundSocietyBanner,
  Link,
  NextEvent,
  PageContent,
  SocietyGrid,
  useMessages,
  type CardSociety,
  type Widened,
} from 'societies-ui';
import { Renewal, type RenewedSociety } from 'societies-ui/membership';
import { renewMemberships } from '../../api/joining.ts';
import { useMyRequests } from '../../api/requests.ts';
import { useMySocieties } from '../../api/societies.ts';
import { useAction } from '../../api/useAction.ts';
import { isRetrying } from '../../api/useRead.ts';
import { useOutcomes } from '../../preferences/useOutcomes.ts';
import { useNow } from '../../time/useNow.ts';
import { useFounding } from '../societies/useFounding.tsx';

const mySocietiesMessages = {
  title: 'Your Societies',
  empty: 'No societies to display',
  emptyHint: 'You are not in a society yet. There is one for nearly everything.',
  browse: 'Browse all societies',
  more: 'Something missing?',
  found: 'Create your own society',
  requests: 'Your requests',
} as const;

declare global {
  interface SocietiesMessages {
    AppMySocieties: Widened<typeof mySocietiesMessages>;
  }
}

const nextEvent = ({ next_event }: CardSociety) => <NextEvent event={next_event ?? null} />;

export default function MySocietiesPage() {
  const messages = useMessages('AppMySocieties', mySocietiesMessages);
  const societies = useMySocieties();
  const { found, button, form } = useFounding();
  const requests = useMyRequests(found !== undefined);
  const { outcomes } = useOutcomes();
  const now = useNow();
  const renewal = useAction(
    (ending: readonly RenewedSociety[]) => renewMemberships(ending.map(({ id }) => id)),
    {
      success: (_, ending) => outcomes.joining.renewed(ending.length),
      failure: outcomes.joining.renewFailed,
    },
  );

  return (
    <PageContent title={messages.title} action={button}>
      <title>{`${messages.title} · Constellation`}</title>
      {societies.data && (
        <Renewal
          societies={societies.data}
          now={now}
          onRenew={(ending) => void renewal.run(ending)}
          pending={renewal.args?.[0].map(({ id }) => id)}
        />
      )}
      <SocietyGrid
        aria-label={messages.title}
        societies={societies.data}
        renderNote={nextEvent}
        error={societies.error?.message}
        onRetry={() => void societies.mutate()}
        retrying={isRetrying(societies)}
        empty={
          <EmptyState
            title={messages.empty}
            description={messages.emptyHint}
            action={<ButtonLink href="/societies">{messages.browse}</ButtonLink>}
          />
        }
      />
      {found && societies.data?.length === 0 && <FoundSocietyBanner onCreate={found} />}
      {found && societies.data !== undefined && societies.data.length > 0 && (
        <p>
          <span>{messages.more}</span>{' '}
          <Button variant="bare" onClick={found}>
            {messages.found}
          </Button>
        </p>
      )}
      {(requests.data?.length ?? 0) > 0 && (
        <p>
          <Link href="/my-societies/requests">{messages.requests}</Link>
        </p>
      )}
      {form}
    </PageContent>
  );
}
