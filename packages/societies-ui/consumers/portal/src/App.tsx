import { useState } from 'react';
import { CheckboxGroup, ErrorState, SearchField, SocietiesProvider, SocietyGrid } from 'societies-ui';
import { Agenda } from 'societies-ui/agenda';
import { site, useDirectory, type Events, type Societies } from './directory.ts';
import 'societies-ui/page.css';

/** Cards and events lead to the pages of the societies' own site. */
const routes = {
  society: ({ id }: { id: number | string }) => `${site}/societies/${id}`,
  event: ({ id, society }: { id: number; society: number }) => `${site}/societies/${society}/events/${id}`,
};

function Directory() {
  const [search, setSearch] = useState('');
  const [categories, setCategories] = useState<number[]>([]);
  const [page, setPage] = useState(1);
  const { reply, pending, error, retry } = useDirectory<Societies>('societies', {
    page: String(page),
    search,
    ...(categories.length > 0 && { category: categories.join() }),
  });
  return (
    <>
      <SearchField
        label="Search societies"
        value={search}
        onChange={(text) => {
          setSearch(text);
          setPage(1);
        }}
      />
      <CheckboxGroup
        label="Kinds of societies"
        hideLabel
        options={(reply?.categories ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        value={categories}
        onChange={(chosen) => {
          setCategories(chosen);
          setPage(1);
        }}
      />
      <SocietyGrid
        title="Societies"
        societies={reply?.results}
        count={reply?.count}
        page={page}
        onPageChange={setPage}
        pending={pending}
        error={error}
        onRetry={retry}
      />
    </>
  );
}

function WhatsOn() {
  const { reply, error, retry } = useDirectory<Events>('events', { page_size: '8' });
  const [now] = useState(() => new Date());
  if (error) return <ErrorState title={error} onRetry={retry} />;
  return <Agenda events={reply?.results ?? []} now={now} level={3} />;
}

export default function App() {
  return (
    <SocietiesProvider routes={routes} timeZone="Europe/London">
      <header>
        <p>Harbour University</p>
        <h1>Student life</h1>
      </header>
      <main>
        <section aria-label="Societies">
          <Directory />
        </section>
        <section aria-labelledby="whats-on">
          <h2 id="whats-on">What’s on</h2>
          <WhatsOn />
        </section>
      </main>
    </SocietiesProvider>
  );
}
