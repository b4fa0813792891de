import { LandingHero } from 'societies-ui';
import { useFooterSite } from '../../api/site.ts';
import { useSession } from '../../session/session.ts';
import { late } from '../../shell/late.tsx';

/** Loaded on demand, because it brings the reading of Markdown. */
const Welcome = late(() => import('./Welcome.tsx'), true);

export default function LandingPage() {
  const { user } = useSession();
  const welcome = useFooterSite()?.welcome;
  return (
    <>
      <title>Constellation</title>
      <LandingHero reader={user === null ? 'visitor' : user.isAdmin ? 'admin' : 'user'} />
      {welcome && <Welcome welcome={welcome} instead={null} />}
    </>
  );
}
