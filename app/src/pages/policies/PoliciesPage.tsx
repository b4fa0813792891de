import { PageContent, Spinner, useMessages, type Widened } from 'societies-ui';
import { SitePolicies } from 'societies-ui/site';
import { useFooterSite } from '../../api/site.ts';

const policiesMessages = { title: 'Policies and sources' } as const;

declare global {
  interface SocietiesMessages {
    AppPolicies: Widened<typeof policiesMessages>;
  }
}

/** Whom to write to about the site, where its policies stand, and what it is made of. */
export default function PoliciesPage() {
  const { title } = useMessages('AppPolicies', policiesMessages);
  const site = useFooterSite();
  return (
    <PageContent title={title}>
      <title>{`${title} · Constellation`}</title>
      {site === undefined ? <Spinner size="large" /> : <SitePolicies site={site} />}
    </PageContent>
  );
}
