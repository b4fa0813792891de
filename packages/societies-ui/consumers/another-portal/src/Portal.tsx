import { de } from 'date-fns/locale/de';
import { useState } from 'react';
import {
  EventGrid,
  JoinModal,
  MerchGrid,
  PageContent,
  PageLayout,
  SocietiesProvider,
  SocietyFilters,
  SocietyGrid,
  SocietyNotFound,
  ToastProvider,
  TopNavigation,
  filterSocieties,
  noFilter,
  sortSocieties,
  useToast,
  type Routes,
  type CardSociety,
} from 'societies-ui';
import { LoginForm, SignupForm } from 'societies-ui/forms';
import { Link, Route, Switch } from 'wouter';
import { categories, now, regatta, scarf, societies, theme } from './data';
import { messages, own } from './texts';

const routes: Partial<Routes> = {
  start: () => '/',
  societies: () => '/',
  society: ({ id }) => `/vereine/${id}`,
  login: () => '/anmelden',
  signup: () => '/konto',
};

const formRules = {
  universityId: { pattern: '^[a-z]{3}[0-9]{4}$', maxLength: 7, inputMode: 'text' },
} as const;

const Directory = () => {
  const [filter, setFilter] = useState(noFilter);
  const [opened, setOpened] = useState<CardSociety | null>(null);
  const toast = useToast();
  return (
    <PageContent title={own.societies}>
      <SocietyFilters value={filter} onChange={setFilter} categories={categories} />
      <SocietyGrid
        title={own.societies}
        societies={sortSocieties(filterSocieties(societies, filter), filter.sort, 'de')}
        onOpen={setOpened}
      />
      <JoinModal
        society={opened}
        onClose={() => setOpened(null)}
        onJoin={({ name }) => {
          setOpened(null);
          toast.success(own.joined(name));
        }}
      />
    </PageContent>
  );
};

const SocietyPage = ({ id }: { id: string }) => {
  const toast = useToast();
  const society = societies.find((one) => String(one.id) === id);
  if (!society) return <SocietyNotFound />;
  return (
    <PageContent title={society.name}>
      <EventGrid
        events={[regatta]}
        now={now}
        theme={theme}
        onRegister={() => toast.success(own.registered)}
      />
      <MerchGrid items={[scarf]} theme={theme} />
    </PageContent>
  );
};

const Account = () => {
  const toast = useToast();
  return (
    <PageContent title={own.account}>
      <SignupForm
        onSubmit={({ university_id }) => {
          toast.success(own.welcome(university_id));
        }}
      />
    </PageContent>
  );
};

const Login = () => (
  <PageContent title={messages.LoginForm?.submit}>
    <LoginForm onSubmit={() => undefined} />
  </PageContent>
);

/** The portal of a university on the coast: its router, its money, its language, its IDs, its looks. */
export const Portal = () => (
  <SocietiesProvider
    linkComponent={Link}
    routes={routes}
    currency="EUR"
    locale={de}
    timeZone="Europe/Berlin"
    messages={messages}
    formRules={formRules}
  >
    <ToastProvider>
      <PageLayout navigation={<TopNavigation user={null} />}>
        <Switch>
          <Route path="/" component={Directory} />
          <Route path="/vereine/:id">{({ id }) => <SocietyPage id={id} />}</Route>
          <Route path="/konto" component={Account} />
          <Route path="/anmelden" component={Login} />
        </Switch>
      </PageLayout>
    </ToastProvider>
  </SocietiesProvider>
);
