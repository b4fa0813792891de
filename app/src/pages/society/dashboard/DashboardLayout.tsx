import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { NavTabs, PageContent } from 'societies-ui';
import { useSocietyContext } from '../SocietyContext.ts';
import { useSocietyTexts } from '../useSocietyTexts.ts';
import { useDashboardTexts } from './useDashboardTexts.ts';

/** What a committee works with, in tabs that have addresses. Which there are follows what the reader may do. */
export default function DashboardLayout() {
  const texts = useDashboardTexts();
  const { dashboard } = useSocietyTexts();
  const context = useSocietyContext();
  const { id, onCommittee, may } = context;
  const { pathname } = useLocation();
  const home = `/societies/${id}`;
  // Source: specification, section 6, "Society roles".
  if (!onCommittee) return <Navigate to={home} replace />;
  const tabs = [
    { path: '', label: texts.overview, allowed: true },
    { path: '/people', label: texts.people, allowed: true },
    { path: '/roles', label: texts.roles, allowed: may('manage_roles') },
    { path: '/history', label: texts.history, allowed: true },
    { path: '/settings', label: texts.settings, allowed: may('edit_society') },
  ].map((tab) => ({ ...tab, href: `${home}/dashboard${tab.path}` }));
  const current = tabs.find(({ href }) => pathname.replace(/\/$/, '') === href);
  if (current && !current.allowed) return <Navigate to={`${home}/dashboard`} replace />;
  return (
    <PageContent title={dashboard} level={2}>
      <NavTabs
        variant="segments"
        label={dashboard}
        items={tabs
          .filter(({ allowed }) => allowed)
          .map(({ href, label }) => ({ href, label, current: href === current?.href }))}
      />
      <Outlet context={context} />
    </PageContent>
  );
}
