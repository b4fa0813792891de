import { EventCard, SocietyCard, ThemeScope, ToastProvider } from 'societies-ui';
import { event, moss, now, societies } from '../shared/data';
import { Join } from './Join';
import { Site } from './Site';

/** A server component: the library's components are its client parts. */
export default function Page() {
  return (
    <Site>
      <ThemeScope theme={moss} colorScheme="light">
        <ToastProvider>
          <main>
            <h1>Societies</h1>
            {societies.map((society) => (
              <SocietyCard key={society.id} society={society} headingLevel={2} />
            ))}
            <EventCard event={event} now={new Date(now)} theme={moss} />
            <Join />
          </main>
        </ToastProvider>
      </ThemeScope>
    </Site>
  );
}
