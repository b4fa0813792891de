import { forwardRef, useId, useMemo, useState, type ComponentPropsWithoutRef } from 'react';
import { historyActions, type HistoryAction } from 'societies-contract';
import { Button } from '../../base/Button/Button.tsx';
import { Combobox, type ComboboxProps } from '../../base/Combobox/Combobox.tsx';
import { DateField } from '../../base/DateField/DateField.tsx';
import { Filter } from '../../base/Icon/icons.ts';
import { SearchField } from '../../base/SearchField/SearchField.tsx';
import { useMessages } from '../../host/useMessages.ts';
import { useHistoryWords } from '../historyWords.ts';
import { Root } from './HistoryFilters.styles.ts';

export const historyFiltersMessages = {
  search: 'Search the history',
  filter: 'Filter',
  chosen: (count: number) => `Filter (${count})`,
  fields: 'Filters',
  actor: 'Who',
  action: 'What',
  society: 'Society',
  from: 'From',
  to: 'Up to',
  wrongOrder: 'This must not be before “From”.',
  clear: 'Show everything',
} as const;

/** What a history is narrowed to; null stands for everything. */
export interface HistoryFilter {
  /** The University ID of who did it. */
  actor: string | null;
  action: HistoryAction | null;
  /** A society's id. */
  society: string | null;
  /** The first day, `yyyy-mm-dd`. */
  from: string | null;
  /** The last day, included. */
  to: string | null;
}

/** A history that is not narrowed. */
export const wholeHistory: HistoryFilter = { actor: null, action: null, society: null, from: null, to: null };

/** What a filter offers, and how more of it is found. */
export type FilterChoices = Pick<
  ComboboxProps,
  'options' | 'chosenOption' | 'onSearch' | 'total' | 'loading' | 'failed' | 'onRetry'
>;

export interface HistoryFiltersProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'onChange'> {
  /** What is chosen. */
  filter: HistoryFilter;
  /** Called with the whole filter when one of its parts changes. */
  onFilterChange: (filter: HistoryFilter) => void;
  /** The search text. */
  search: string;
  /** Called on every change of the search text. */
  onSearchChange: (search: string) => void;
  /** Who can be chosen. Without it nobody can. */
  people?: FilterChoices;
  /** Which societies can be chosen. Without it the history is that of one society, and offers only what is done in one. */
  societies?: FilterChoices;
}

/** What is never part of one society's history, by the beginning of the action's name. */
const ofTheSite: ReadonlySet<string> = new Set([
  'admin',
  'import',
  'mails',
  'memberships',
  'request',
  'round',
  'sign_on',
  'site',
  'societies',
  'user',
  'users',
]);

/** Narrows a history: words at once, and who, what, which society and when behind a button. */
export const HistoryFilters = forwardRef<HTMLDivElement, HistoryFiltersProps>(function HistoryFilters(
  { filter, onFilterChange, search, onSearchChange, people, societies, ...rest },
  ref,
) {
  const messages = useMessages('HistoryFilters', historyFiltersMessages);
  const { nameOfAction } = useHistoryWords();
  const id = useId();
  const chosen = Object.values(filter).filter((value) => value !== null).length;
  const [open, setOpen] = useState(chosen > 0);
  const ofOneSociety = societies === undefined;
  const actions = useMemo(
    () =>
      historyActions
        .filter((action) => !ofOneSociety || !ofTheSite.has(action.split('.')[0] ?? ''))
        .map((action) => ({ value: action, label: nameOfAction(action) }))
        .toSorted((one, other) => one.label.localeCompare(other.label)),
    [ofOneSociety, nameOfAction],
  );
  const set = (part: Partial<HistoryFilter>) => onFilterChange({ ...filter, ...part });
  const wrongOrder = filter.from !== null && filter.to !== null && filter.to < filter.from;
  return (
    <Root ref={ref} data-soc="HistoryFilters" role="search" aria-label={messages.search} {...rest}>
      <div data-part="row">
        <SearchField label={messages.search} value={search} onChange={onSearchChange} />
        <Button
          variant={chosen > 0 ? 'soft' : 'quiet'}
          icon={<Filter aria-hidden="true" />}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
        >
          {chosen > 0 ? messages.chosen(chosen) : messages.filter}
        </Button>
      </div>
      {open && (
        <div id={id} data-part="fields" role="group" aria-label={messages.fields}>
          {people && (
            <Combobox
              label={messages.actor}
              value={filter.actor}
              onChange={(actor) => set({ actor })}
              {...people}
            />
          )}
          <Combobox
            label={messages.action}
            options={actions}
            value={filter.action}
            onChange={(action) => set({ action: action as HistoryAction | null })}
          />
          {societies && (
            <Combobox
              label={messages.society}
              value={filter.society}
              onChange={(society) => set({ society })}
              {...societies}
            />
          )}
          <DateField
            label={messages.from}
            value={filter.from ?? ''}
            onChange={({ currentTarget }) => set({ from: currentTarget.value || null })}
          />
          <DateField
            label={messages.to}
            value={filter.to ?? ''}
            error={wrongOrder ? messages.wrongOrder : undefined}
            onChange={({ currentTarget }) => set({ to: currentTarget.value || null })}
          />
          {chosen > 0 && (
            <Button variant="bare" data-part="clear" onClick={() => onFilterChange(wholeHistory)}>
              {messages.clear}
            </Button>
          )}
        </div>
      )}
    </Root>
  );
});
HistoryFilters.displayName = 'HistoryFilters';
