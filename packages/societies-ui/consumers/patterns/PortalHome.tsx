import { PageContent, SocietyGrid, type Society } from 'societies-ui';
import { Agenda, type AgendaEvent } from 'societies-ui/agenda';

interface PortalHomeProps {
  /** The societies to show first, or undefined while they load. */
  societies: Society[] | undefined;
  /** What is on next, in the order of time. */
  events: AgendaEvent[];
  now: Date;
}

/** The first page of a portal: what is on, then a few societies. */
export const PortalHome = ({ societies, events, now }: PortalHomeProps) => (
  <PageContent title="Student life">
    <section aria-labelledby="whats-on">
      <h2 id="whats-on">What’s on</h2>
      <Agenda events={events} now={now} level={3} />
    </section>
    <SocietyGrid title="Societies" societies={societies} pageSize={4} />
  </PageContent>
);
