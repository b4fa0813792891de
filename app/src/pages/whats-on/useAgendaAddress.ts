import { addDays, addMonths, endOfISOWeek, format, isValid, parseISO, startOfDay } from 'date-fns';
import { useSearchParams } from 'react-router-dom';
import { readId } from 'societies-contract';
import type { WhatsOnFilter } from 'societies-ui/agenda';
import { useListAddress } from '../../lists/useListAddress.ts';

/** What of the filter is pressed; the search is typed. */
const chosen = ['when', 'mine', 'free', 'places', 'category'] as const;

const on = (value: boolean) => (value ? '1' : null);
const isDay = (text: string | null): text is string => text !== null && isValid(parseISO(text));

/** The times between which an event of that filter starts. */
export function between(when: string | null, now: Date): { from?: string; to?: string } {
  const span = (from: Date, to: Date) => ({ from: from.toISOString(), to: to.toISOString() });
  const today = startOfDay(now);
  if (when === null) return {};
  if (when === 'today') return span(today, addDays(today, 1));
  if (when === 'week') return span(today, endOfISOWeek(today));
  const day = parseISO(when);
  return span(day, addDays(day, 1));
}

/** Start and end of a month such as `2026-11`. */
export function ofMonth(month: string): { from: string; to: string } {
  const first = parseISO(`${month}-01`);
  return { from: first.toISOString(), to: addMonths(first, 1).toISOString() };
}

/** The filters of What's on, in the address. */
export function useAgendaAddress(now: Date) {
  const { view, typed, type, change, setPage } = useListAddress([]);
  const [query] = useSearchParams();
  const when = query.get('when');
  const month = query.get('month');
  const filter: WhatsOnFilter = {
    when: when === 'today' || when === 'week' || isDay(when) ? when : null,
    mine: query.has('mine'),
    free: query.has('free'),
    places: query.has('places'),
    category: readId(query.get('category')) ?? null,
    search: typed,
  };
  return {
    filter,
    /** Debounced, for reading. */
    search: view.search,
    page: view.page,
    setPage,
    setFilter: (next: WhatsOnFilter) => {
      if (chosen.every((name) => next[name] === filter[name])) return type(next.search);
      change({
        search: next.search,
        when: next.when,
        mine: on(next.mine),
        free: on(next.free),
        places: on(next.places),
        category: next.category === null ? null : String(next.category),
      });
    },
    view: query.get('view') === 'month' ? ('month' as const) : ('agenda' as const),
    setView: (next: 'agenda' | 'month') => change({ view: next === 'month' ? next : null }),
    month:
      month !== null && /^\d{4}-\d{2}$/.test(month) && isDay(`${month}-01`) ? month : format(now, 'yyyy-MM'),
    setMonth: (next: string) => change({ month: next }),
  };
}
