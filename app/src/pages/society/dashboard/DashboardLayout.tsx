import { Navigate, Outlet } from 'react-router-dom';
import { messageRights } from 'societies-contract';
import { NavTabs, PageContent } from 'societies-ui';
import type { DashboardTab } from '../../../pages.ts';
import { usePageHandle } from '../../../shell/usePageHandle.ts';
import { useSocietyContext } from '../SocietyContext.ts';
import { useSocietyMessages } from '../useSocietyMessages.ts';
import { useDashboardMessages } from './useDashboardMessages.ts';

/** The committee's dashboard. Its tabs depend on the user's rights. */
export default function DashboardLayout() {
  const messages = useDashboardMessages();
  const { dashboard } = useSocietyMessages();
  const context = useSocietyContext();
  const { id, detail, onCommittee, may } = context;
  const comes = detail.coming?.accepted === true;
  const { dashboard: current = 'overview' } = usePageHandle();
  const home = `/societies/${id}`;
  // Source: specification, section 6, "Society roles".
  if (!onCommittee && !comes) return <Navigate to={home} replace />;
  const allowed: Record<DashboardTab, boolean> = {
    overview: true,
    people: true,
    roles: may('manage_roles'),
    elections: onCommittee,
    handover: true,
    affiliation: onCommittee,
    messages: Object.values(messageRights).some(may),
    history: onCommittee,
    settings: may('edit_society') || may('manage_members'),
  };
  const overview = `${home}/dashboard`;
  if (!allowed[current]) return <Navigate to={overview} replace />;
  return (
    <PageContent title={dashboard} level={2}>
      <NavTabs
        variant="segments"
        label={dashboard}
        items={(Object.keys(allowed) as DashboardTab[])
          .filter((tab) => allowed[tab])
          .map((tab) => ({
            href: tab === 'overview' ? overview : `${overview}/${tab}`,
            label: messages[tab],
            current: tab === current,
          }))}
      />
      <Outlet context={context} />
    </PageContent>
  );
}
