import { forwardRef, useRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import type { Category } from 'societies-contract';
import { Button, ButtonLink } from '../../base/Button/Button.tsx';
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../base/ErrorState/ErrorState.tsx';
import { CalendarDays, List } from '../../base/Icon/icons.ts';
import { Pagination } from '../../base/Pagination/Pagination.tsx';
import { SearchField } from '../../base/SearchField/SearchField.tsx';
import { Skeleton } from '../../base/Skeleton/Skeleton.tsx';
import type { ContentPages } from '../../content/ContentList/ContentList.tsx';
import { useMessages } from '../../host/useMessages.ts';
import { useRoutes } from '../../host/useRoutes.ts';
import { Panel } from '../../shell/Panel/Panel.tsx';
import { Agenda } from '../Agenda/Agenda.tsx';
import type { AgendaEvent, AgendaMonthDay } from '../agendaEvent.ts';
import { FilterChips } from '../FilterChips/FilterChips.tsx';
import { MonthCalendar } from '../MonthCalendar/MonthCalendar.tsx';
import { PlaceList } from '../PlaceList/PlaceList.tsx';
import { useRoomForMonth } from './useMonthShown.ts';
import { Root } from './WhatsOn.styles.ts';

export const whatsOnMessages = {
  title: 'What’s on',
  count: (count: number) => (count === 1 ? '1 event' : `${count} events`),
  loading: 'Loading events…',
  filters: 'Show only',
  search: 'Search events',
  today: 'Today',
  week: 'This week',
  mine: 'My societies',
  free: 'Free',
  places: 'Places left',
  view: 'View',
  agenda: 'Agenda',
  month: 'Month',
  yourPlaces: 'Your places',
  noPlaces: 'Events you register for appear here.',
  allMine: 'All my events',
  forYou: 'For you',
  because: (societies: string) => `Because you are in ${societies}`,
  empty: 'Nothing is on at that time',
  emptyHint: 'Try another week, or show everything coming up.',
  showAll: 'Show everything coming up',
  browse: 'Browse societies',
} as const;

/** The filters of What's on. */
export interface WhatsOnFilter {
  /** `today`, `week`, an ISO date, or null for all that is coming. */
  when: string | null;
  /** Only events of the reader's societies. */
  mine: boolean;
  /** Only events that cost nothing. */
  free: boolean;
  /** Only events with free places. */
  places: boolean;
  /** Only events of societies of this category. */
  category: number | null;
  /** Text to find in names. */
  search: string;
}

/** No filters: all coming events. */
export const everythingOn: WhatsOnFilter = {
  when: null,
  mine: false,
  free: false,
  places: false,
  category: null,
  search: '',
};

export interface WhatsOnProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The events that match the filter; undefined while they load. */
  events?: readonly AgendaEvent[];
  /** How many there are on all pages. */
  pages: ContentPages;
  /** How many events there are, where a series is listed once. @default pages.count */
  total?: number;
  /** The current time. */
  now: Date;
  /** The current filters. */
  filter: WhatsOnFilter;
  /** Called with the new filters on every change. */
  onFilterChange: (filter: WhatsOnFilter) => void;
  /** Categories to filter by; undefined while they load. */
  categories?: readonly Category[];
  /** A list by day, or a month's calendar. */
  view: 'agenda' | 'month';
  /** Called with the requested view. */
  onViewChange: (view: 'agenda' | 'month') => void;
  /** The month of the calendar, `2026-11`. */
  month: string;
  /** The month's days on which something is on; `useMonthShown` tells whether they are displayed. */
  monthDays?: readonly AgendaMonthDay[];
  /** Called with the requested month. */
  onMonthChange: (month: string) => void;
  /** The user's coming events; null without an account, who have neither places nor societies. */
  mine?: readonly AgendaEvent[] | null;
  /** Recommended events, and the societies they come from. */
  recommended?: { events: readonly AgendaEvent[]; because: readonly string[] };
  /** Signs up for a place or the waiting list. Without it there are no buttons. */
  onRegister?: (event: AgendaEvent) => void;
  /** Id of the event whose registration is pending. */
  pending?: number | null;
  /** Error message. */
  error?: ReactNode;
  /** Called to retry. Without it an error has no button. */
  onRetry?: () => void;
}

/** All societies' events by day or month, with filters, beside the user's own. */
export const WhatsOn = forwardRef<HTMLDivElement, WhatsOnProps>(function WhatsOn(
  {
    events,
    pages,
    total = pages.count,
    now,
    filter,
    onFilterChange,
    categories = [],
    view,
    onViewChange,
    month,
    monthDays = [],
    onMonthChange,
    mine = [],
    recommended,
    onRegister,
    pending,
    error,
    onRetry,
    ...rest
  },
  ref,
) {
  const messages = useMessages('WhatsOn', whatsOnMessages);
  const routes = useRoutes();
  const [browse, allMine] = [routes.societies(), routes.myEvents()];
  const wide = useRoomForMonth();
  const hasSmall = view === 'agenda' && wide;
  const hasRecommended = recommended !== undefined && recommended.events.length > 0;
  const found = useRef<HTMLDivElement>(null);
  const { page, count, pageSize, onPageChange } = pages;
  const narrow = (change: Partial<WhatsOnFilter>) => onFilterChange({ ...filter, ...change });
  const when = (value: string) => narrow({ when: filter.when === value ? null : value });
  const chips = [
    { id: 'today', label: messages.today, pressed: filter.when === 'today', toggle: () => when('today') },
    { id: 'week', label: messages.week, pressed: filter.when === 'week', toggle: () => when('week') },
    ...(mine ? (['mine', 'free', 'places'] as const) : (['free', 'places'] as const)).map((id) => ({
      id,
      label: messages[id],
      pressed: filter[id],
      toggle: () => narrow({ [id]: !filter[id] }),
    })),
    ...categories.map(({ id, name }) => ({
      id: `category${id}`,
      label: name,
      pressed: filter.category === id,
      toggle: () => narrow({ category: filter.category === id ? null : id }),
    })),
  ];
  const calendar = (size: 'small' | 'large') => (
    <MonthCalendar
      size={size}
      month={month}
      days={monthDays}
      now={now}
      day={filter.when}
      onDayChange={(day) => narrow({ when: filter.when === day ? null : day })}
      onDayOpen={(day) => {
        narrow({ when: day });
        // The day's events stand under the month, which may fill the window.
        found.current?.focus();
      }}
      onMonthChange={onMonthChange}
    />
  );

  const list = () => {
    if (events === undefined)
      return error ? (
        <ErrorState description={error} onRetry={onRetry} />
      ) : (
        <div data-part="loading" aria-hidden="true">
          {Array.from({ length: 12 }, (_, index) => (
            <Skeleton key={index} variant="block" height={128} />
          ))}
        </div>
      );
    if (events.length === 0)
      return (
        <EmptyState
          title={messages.empty}
          description={messages.emptyHint}
          action={
            <div data-part="ways">
              <Button onClick={() => onFilterChange(everythingOn)}>{messages.showAll}</Button>
              {browse !== undefined && (
                <ButtonLink variant="quiet" href={browse}>
                  {messages.browse}
                </ButtonLink>
              )}
            </div>
          }
        />
      );
    return (
      <>
        <Agenda events={events} now={now} onRegister={onRegister} pending={pending} />
        <Pagination page={page} count={Math.ceil((count ?? 0) / pageSize)} onPageChange={onPageChange} />
      </>
    );
  };

  return (
    <Root ref={ref} data-soc="WhatsOn" {...rest}>
      <header data-part>
        <div>
          <h1 data-part>{messages.title}</h1>
          <p data-part role="status">
            {total === undefined ? messages.loading : messages.count(total)}
          </p>
        </div>
        <div data-part="views" role="group" aria-label={messages.view}>
          {(['agenda', 'month'] as const).map((each) => (
            <Button
              key={each}
              variant={each === view ? 'soft' : 'bare'}
              aria-pressed={each === view}
              icon={each === 'agenda' ? <List aria-hidden="true" /> : <CalendarDays aria-hidden="true" />}
              onClick={() => onViewChange(each)}
            >
              {messages[each]}
            </Button>
          ))}
        </div>
      </header>
      <div data-part="narrow" role="search">
        <SearchField
          label={messages.search}
          placeholder={messages.search}
          value={filter.search}
          onChange={(search) => narrow({ search })}
        />
        <FilterChips
          label={messages.filters}
          chips={chips}
          onToggle={(id) => chips.find((chip) => chip.id === id)?.toggle()}
        />
      </div>
      <div data-part="body">
        <div data-part="main">
          {view === 'month' && <div data-part="month">{calendar(wide ? 'large' : 'small')}</div>}
          <div ref={found} data-part="list" tabIndex={-1}>
            {list()}
          </div>
        </div>
        {(hasSmall || mine !== null || hasRecommended) && (
          <aside data-part>
            {hasSmall && <Panel>{calendar('small')}</Panel>}
            {mine !== null && (
              <Panel title={messages.yourPlaces}>
                {mine.length > 0 ? (
                  <PlaceList events={mine} now={now} />
                ) : (
                  <p data-part>{messages.noPlaces}</p>
                )}
                {mine.length > 0 && allMine !== undefined && (
                  <ButtonLink variant="bare" size="small" href={allMine}>
                    {messages.allMine}
                  </ButtonLink>
                )}
              </Panel>
            )}
            {hasRecommended && (
              <Panel
                title={messages.forYou}
                hint={
                  recommended.because.length > 0
                    ? messages.because(recommended.because.join(', '))
                    : undefined
                }
              >
                <PlaceList events={recommended.events} now={now} />
              </Panel>
            )}
          </aside>
        )}
      </div>
    </Root>
  );
});
WhatsOn.displayName = 'WhatsOn';
