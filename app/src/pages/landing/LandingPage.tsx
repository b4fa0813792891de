import { LandingHero } from 'societies-ui';
import { useSession } from '../../session/session.ts';

export default function LandingPage() {
  const { user } = useSession();
  return (
    <>
      <title>Constellation</title>
      <LandingHero reader={user === null ? 'visitor' : user.isAdmin ? 'admin' : 'user'} />
    </>
  );
}
