/** Events across societies: agenda, month calendar, and the user's own events. */
export { Agenda, type AgendaProps } from '../agenda/Agenda/Agenda.tsx';
export type { AgendaEvent } from '../agenda/agendaEvent.ts';
export { AgendaItem, type AgendaItemProps } from '../agenda/AgendaItem/AgendaItem.tsx';
export {
  CalendarSubscription,
  type CalendarSubscriptionProps,
} from '../agenda/CalendarSubscription/CalendarSubscription.tsx';
export { FilterChips, type FilterChip, type FilterChipsProps } from '../agenda/FilterChips/FilterChips.tsx';
export { MonthCalendar, type MonthCalendarProps } from '../agenda/MonthCalendar/MonthCalendar.tsx';
export { MyEvents, type MyEventsProps } from '../agenda/MyEvents/MyEvents.tsx';
export { PlaceList, type PlaceListProps } from '../agenda/PlaceList/PlaceList.tsx';
export { everythingOn, WhatsOn, type WhatsOnFilter, type WhatsOnProps } from '../agenda/WhatsOn/WhatsOn.tsx';
export { useMonthShown } from '../agenda/WhatsOn/useMonthShown.ts';
