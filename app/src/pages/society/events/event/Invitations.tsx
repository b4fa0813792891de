import type { EventHost, SocietyEvent } from 'societies-contract';
import { HostInvitation } from 'societies-ui/event';
import { acceptHosting, removeHost } from '../../../../api/events.ts';
import { useAction } from '../../../../api/useAction.ts';
import { useOutcomes } from '../../../../preferences/useOutcomes.ts';

/** Invitations to co-host that the user can answer. */
export default function Invitations({ event, asked }: { event: SocietyEvent; asked: readonly EventHost[] }) {
  const { outcomes } = useOutcomes();
  const accept = useAction((_: EventHost) => acceptHosting(event), {
    success: (_, { name }) => outcomes.event.hostAccepted(name),
    failure: outcomes.event.hostFailed,
  });
  const decline = useAction((society: EventHost) => removeHost(event, society), {
    success: outcomes.event.hostDeclined,
    failure: outcomes.event.hostFailed,
  });
  return asked.map((society) => (
    <HostInvitation
      key={society.id}
      society={society.name}
      event={event.name}
      onAccept={() => void accept.run(society)}
      onDecline={() => void decline.run(society)}
      pending={accept.args !== undefined || decline.args !== undefined}
    />
  ));
}
