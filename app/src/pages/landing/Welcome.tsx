import { SiteWelcome, type SiteWelcomeProps } from 'societies-ui/site';

/** The operator's welcome. */
export default function Welcome({ welcome }: Pick<SiteWelcomeProps, 'welcome'>) {
  return <SiteWelcome welcome={welcome} />;
}
