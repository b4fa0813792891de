import { fixedRoles } from 'societies-contract';
import { Panel } from 'societies-ui';
import { HandOver, type HandOverProps } from 'societies-ui/committee';
import { currentOf, detailOf } from '../../../api/ApiError.ts';
import { useProfile } from '../../../api/account.ts';
import { handOver } from '../../../api/committee.ts';
import { useAction } from '../../../api/useAction.ts';
import { useOutcomes } from '../../../preferences/useOutcomes.ts';
import { useSocietyContext } from '../SocietyContext.ts';
import { useFoundMembers } from '../useFoundMembers.tsx';
import { useDashboardMessages } from './useDashboardMessages.ts';

type Successor = Parameters<HandOverProps['onHandOver']>[0];

function Form() {
  const { outcomes } = useOutcomes();
  const { id, society } = useSocietyContext();
  const { data: profile } = useProfile();
  const { instead, found } = useFoundMembers(id);
  const own = Object.values(society.committee_members).find(({ role }) => role.name === fixedRoles.president);
  const { run } = useAction(
    ({ university_id: to }: Successor) => handOver(society.id, { to, from: own?.university_id ?? null }),
    {
      success: (_, { name }) => outcomes.presidency.success(name),
      failure: (error) =>
        currentOf(error) ? outcomes.changedMeanwhile : (detailOf(error) ?? outcomes.presidency.failure),
    },
  );
  if (instead) return instead;
  if (own?.university_id == null) return null;
  return (
    <HandOver
      president={{ university_id: own.university_id, name: own.name, avatar: profile?.avatar ?? null }}
      society={society.name}
      {...found}
      onHandOver={run}
    />
  );
}

/** Handing over the presidency. */
export function Presidency() {
  const messages = useDashboardMessages();
  const { detail } = useSocietyContext();
  if (detail.role?.name !== fixedRoles.president) return null;
  return (
    <Panel id="presidency" title={messages.presidency} hint={messages.presidencyHint}>
      <Form />
    </Panel>
  );
}
