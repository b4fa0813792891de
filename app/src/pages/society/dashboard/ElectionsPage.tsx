import { fixedRoles } from 'societies-contract';
import { Button } from 'societies-ui';
import { Plus } from 'societies-ui/icons';
import { useSession } from '../../../session/session.ts';
import { Elections } from '../elections/Elections.tsx';
import { useCalling } from '../elections/useCalling.tsx';
import { useElectionMessages } from '../elections/useElectionMessages.ts';
import { useSocietyContext } from '../SocietyContext.ts';

/** The society's elections, which the President calls. */
export default function DashboardElectionsPage() {
  const messages = useElectionMessages();
  const { detail } = useSocietyContext();
  const { user } = useSession();
  const { open, form } = useCalling();
  const mayCall = detail.role?.name === fixedRoles.president || user?.isAdmin === true;
  return (
    <>
      {mayCall && (
        <Button icon={<Plus aria-hidden="true" />} onClick={open}>
          {messages.call}
        </Button>
      )}
      <Elections />
      {form}
    </>
  );
}
