import { useState } from 'react';
import { paths, type EventHost, type Society, type SocietyEvent } from 'societies-contract';
import { HostList } from 'societies-ui/event';
import { askHost, removeHost } from '../../../../api/events.ts';
import { useAction } from '../../../../api/useAction.ts';
import { useFound } from '../../../../lists/useFound.ts';
import { useOutcomes } from '../../../../preferences/useOutcomes.ts';

/** The event's hosts, for its editors. */
export default function Hosts({ event }: { event: SocietyEvent }) {
  const { outcomes } = useOutcomes();
  const [search, setSearch] = useState('');
  const found = useFound<Society>(paths.societies, search);
  const ask = useAction((society: EventHost) => askHost(event, society), {
    success: (_, { name }) => outcomes.event.hostAsked(name),
    failure: outcomes.event.hostFailed,
  });
  const remove = useAction((society: EventHost) => removeHost(event, society), {
    success: (_, { name }) => outcomes.event.hostRemoved(name),
    failure: outcomes.event.hostFailed,
  });
  return (
    <HostList
      hosts={event.hosts ?? []}
      asked={event.asked ?? []}
      found={found.data?.results}
      onSearch={setSearch}
      onAsk={ask.run}
      onDelete={remove.run}
      registered={event.participants}
      membersOnly={event.members_only}
    />
  );
}
