import { compareAsc } from 'date-fns';
import { useCallback, useDeferredValue, useMemo } from 'react';
import { pageSizeLimits, type ListedEvent } from 'societies-contract';
import { SocietiesProvider, useMessages, type Widened } from 'societies-ui';
import { useMonthShown, WhatsOn, type AgendaEvent } from 'societies-ui/agenda';
import { useAgenda, useAgendaMonth, useMyEvents } from '../../api/agenda.ts';
import { reasonOf } from '../../api/ApiError.ts';
import { registerForEvent } from '../../api/events.ts';
import { useCategories, useMySocieties } from '../../api/societies.ts';
import { useAction } from '../../api/useAction.ts';
import { useOutcomes } from '../../preferences/useOutcomes.ts';
import { useVisiting } from '../../session/visiting.ts';
import { nextOpening, useServerNow } from '../../time/useServerNow.ts';
import { between, ofMonth, useAgendaAddress } from './useAgendaAddress.ts';

const whatsOnMessages = { title: 'What’s on' } as const;

declare global {
  interface SocietiesMessages {
    AppWhatsOn: Widened<typeof whatsOnMessages>;
  }
}

/** Number of the user's next events shown. */
const mostPlaces = 5;
/** Number of recommended events of the user's societies. */
const mostRecommended = 3;

export default function WhatsOnPage() {
  const { outcomes, signedUp } = useOutcomes();
  const visiting = useVisiting().reads;
  const { title } = useMessages('AppWhatsOn', whatsOnMessages);
  const today = useServerNow(null);
  const { filter, search, page, setPage, setFilter, view, setView, month, setMonth } =
    useAgendaAddress(today);
  const { when, ...narrowed } = filter;
  const asked = { ...narrowed, search };
  const list = useAgenda({
    ...asked,
    ...(view === 'month' && when === null ? ofMonth(month) : between(when, today)),
    folded: when === null,
    page,
    pageSize: pageSizeLimits.whatsOn,
  });
  // Deferred, so that rows render in slices and the page stays responsive.
  const events = useDeferredValue(list.data?.results);
  const now = useServerNow(nextOpening(events));
  const monthShown = useMonthShown(view);
  // The calendar's dots are loaded after the list, which matters more.
  const days = useAgendaMonth(list.data && monthShown ? { ...asked, month } : null);
  const mine = useMyEvents();
  const societies = useMySocieties();
  const memberOf = useMemo(() => societies.data?.map(({ id }) => id), [societies.data]);
  const ofMySocieties = useAgenda({ mine: true, places: true });
  const categories = useCategories();
  const { run, args } = useAction((event: ListedEvent) => registerForEvent(event), {
    success: signedUp,
    failure: (refused) => ({ title: outcomes.event.registerFailed, description: reasonOf(refused) }),
  });

  const register = useCallback(
    ({ id }: AgendaEvent) => {
      const event: ListedEvent | undefined = events?.find((listed) => listed.id === id);
      if (event) void run(event);
    },
    [events, run],
  );

  const recommended = ofMySocieties.data?.results
    .filter(({ joined, place }) => !joined && !place)
    .slice(0, mostRecommended);

  return (
    <SocietiesProvider memberOf={memberOf}>
      <title>{`${title} · Constellation`}</title>
      <WhatsOn
        events={events}
        pages={{
          count: list.data?.count,
          page,
          pageSize: pageSizeLimits.whatsOn,
          onPageChange: setPage,
          pending: list.isLoading,
        }}
        total={list.data?.dates}
        now={now}
        filter={filter}
        onFilterChange={setFilter}
        categories={categories.data}
        view={view}
        onViewChange={setView}
        month={month}
        monthDays={days.data}
        onMonthChange={setMonth}
        mine={
          visiting
            ? null
            : mine.data &&
              [...mine.data.upcoming, ...mine.data.waiting]
                .sort((one, other) => compareAsc(one.datetime, other.datetime))
                .slice(0, mostPlaces)
        }
        recommended={
          recommended && {
            events: recommended,
            because: [...new Set(recommended.map(({ society }) => society.name))],
          }
        }
        onRegister={register}
        pending={args?.[0].id}
        error={list.error?.message}
        onRetry={() => void list.mutate()}
      />
    </SocietiesProvider>
  );
}
