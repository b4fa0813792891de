import {
  Button,
  EventCard,
  SocietiesProvider,
  SocietyCard,
  ThemeScope,
  ToastProvider,
  useToast,
} from 'societies-ui';
import { event, moss, now, societies } from './data';

const Join = () => {
  const toast = useToast();
  return (
    <Button
      onClick={() =>
        toast.success({ title: 'Joined successfully', description: 'You have joined Chess Club' })
      }
    >
      Join
    </Button>
  );
};

const messages = { Toast: { dismiss: 'Close it' } };
const routes = { society: ({ id }: { id: number | string }) => `#${id}` };

/** A themed page as an embedder writes it: society cards, an event card and a toast. */
export const Page = () => (
  <SocietiesProvider messages={messages} routes={routes}>
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
  </SocietiesProvider>
);
