import { Card, PageContent } from 'societies-ui';
import { useSocietyContext } from '../SocietyContext.ts';

export default function SocietyHomePage() {
  const { society } = useSocietyContext();
  return (
    <PageContent title="About" level={2}>
      <Card>{society.description}</Card>
    </PageContent>
  );
}
