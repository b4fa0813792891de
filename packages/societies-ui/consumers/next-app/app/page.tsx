import { EventCard, MessagesProvider, SocietyCard, ThemeScope, ToastProvider } from 'societies-ui';
import { event, moss, now, societies } from '../shared/data';
import { Join } from './Join';

/** A server component: the library's components are its client parts. */
export default function Page() {
  return (
    <MessagesProvider messages={{ Toast: { dismiss: 'Close it' } }}>
      <ThemeScope theme={moss} colorScheme="light">
        <ToastProvider>
          <main>
            <h1>Societies</h1>
            {societies.map((society) => (
              <SocietyCard key={society.id} society={society} href={`#${society.id}`} headingLevel={2} />
            ))}
            <EventCard event={event} now={new Date(now)} theme={moss} />
            <Join />
          </main>
        </ToastProvider>
      </ThemeScope>
    </MessagesProvider>
  );
}
