import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import type { Category, SocietySortKey } from 'societies-contract';
import { CheckboxGroup } from '../../base/CheckboxGroup/CheckboxGroup.tsx';
import { SearchField } from '../../base/SearchField/SearchField.tsx';
import { Skeleton } from '../../base/Skeleton/Skeleton.tsx';
import { SortButton, type SortDirection } from '../../base/SortButton/SortButton.tsx';
import { useMessages } from '../../host/useMessages.ts';
import { Choice, ChoiceBox } from '../../base/Select/Select.styles.ts';
import { ChevronsUpDown } from '../../base/Icon/icons.ts';
import type { SocietyFilter, SocietySort } from '../filterSocieties.ts';
import { Root } from './SocietyFilters.styles.ts';

export const societyFiltersMessages = {
  label: 'Filter societies',
  search: 'Search societies',
  categories: 'Categories',
  sort: 'Sort by',
  name: 'Name',
  members: 'Members',
  creationDate: 'Creation Date',
  /** For the menu that replaces the three buttons on narrow screens. */
  unsorted: 'Best first',
  ascending: (key: string) => `${key}, ascending`,
  descending: (key: string) => `${key}, descending`,
} as const;

export interface SocietyFiltersProps extends Omit<ComponentPropsWithoutRef<'div'>, 'onChange' | 'children'> {
  /** The current search, categories and sort. */
  value: SocietyFilter;
  /** Called with the new filter on every change. */
  onChange: (value: SocietyFilter) => void;
  /** The categories; undefined while they load, which reserves their space. */
  categories?: readonly Category[];
}

const directionOf = (sort: SocietySort, key: SocietySortKey): SortDirection =>
  sort === key ? 'ascending' : sort === `-${key}` ? 'descending' : 'none';

const sortOf = (key: SocietySortKey, direction: SortDirection): SocietySort =>
  direction === 'none' ? null : direction === 'ascending' ? key : `-${key}`;

/** Filters and sorting for a list of societies: text, categories, and one of three sort keys. */
export const SocietyFilters = forwardRef<HTMLDivElement, SocietyFiltersProps>(function SocietyFilters(
  { value, onChange, categories, ...rest },
  ref,
) {
  const messages = useMessages('SocietyFilters', societyFiltersMessages);
  const keys: { key: SocietySortKey; words: string }[] = [
    { key: 'name', words: messages.name },
    { key: 'members', words: messages.members },
    { key: 'creation_date', words: messages.creationDate },
  ];
  return (
    <Root ref={ref} data-soc="SocietyFilters" role="search" aria-label={messages.label} {...rest}>
      <div data-part="row">
        <SearchField
          label={messages.search}
          value={value.search}
          onChange={(search) => onChange({ ...value, search })}
        />
        <div data-part="sorts" role="group" aria-label={messages.sort}>
          {keys.map(({ key, words }) => (
            <SortButton
              key={key}
              direction={directionOf(value.sort, key)}
              onSortChange={(direction) => onChange({ ...value, sort: sortOf(key, direction) })}
            >
              {words}
            </SortButton>
          ))}
        </div>
        <ChoiceBox data-part="sort">
          <Choice
            aria-label={messages.sort}
            value={value.sort ?? ''}
            onChange={(event) =>
              onChange({ ...value, sort: (event.currentTarget.value || null) as SocietySort })
            }
          >
            <option value="">{messages.unsorted}</option>
            {keys.flatMap(({ key, words }) => [
              <option key={key} value={key}>
                {messages.ascending(words)}
              </option>,
              <option key={`-${key}`} value={`-${key}`}>
                {messages.descending(words)}
              </option>,
            ])}
          </Choice>
          <ChevronsUpDown aria-hidden="true" />
        </ChoiceBox>
      </div>
      {!categories && (
        <div data-part="waiting" aria-hidden="true">
          {[72, 96, 64, 88, 80, 104, 68, 84].map((width, index) => (
            <Skeleton key={index} width={width} height={28} />
          ))}
        </div>
      )}
      {categories && categories.length > 0 && (
        <CheckboxGroup
          label={messages.categories}
          hideLabel
          options={categories.map(({ id, name }) => ({ value: id, label: name }))}
          value={value.categories}
          onChange={(chosen) => onChange({ ...value, categories: chosen })}
        />
      )}
    </Root>
  );
});
SocietyFilters.displayName = 'SocietyFilters';
