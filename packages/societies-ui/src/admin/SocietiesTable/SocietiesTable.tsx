import { forwardRef, useMemo } from 'react';
import { pageSizeLimits, societyStates, type AdminSociety, type SocietyState } from 'societies-contract';
import { Badge } from '../../base/Badge/Badge.tsx';
import type { DataColumn } from '../../base/DataTable/useDataTable.ts';
import { IconButton } from '../../base/IconButton/IconButton.tsx';
import { ChevronDown, Clock, Pencil } from '../../base/Icon/icons.ts';
import { Choice, ChoiceBox } from '../../base/Select/Select.styles.ts';
import { FramedTable, type FramedTableState } from '../../content/FramedTable/FramedTable.tsx';
import { LinkOrText } from '../../host/LinkOrText.tsx';
import { useDates } from '../../host/useDates.ts';
import { useMessages } from '../../host/useMessages.ts';
import { useNumbers } from '../../host/useNumbers.ts';
import { useRoutes } from '../../host/useRoutes.ts';
import { SocietyLogo } from '../../societies/SocietyLogo/SocietyLogo.tsx';
import { Root } from './SocietiesTable.styles.ts';

export const societiesTableMessages = {
  caption: 'All societies',
  search: 'Search societies',
  name: 'Name',
  president: 'President',
  members: 'Members',
  activity: 'Last activity',
  created: 'Created',
  state: 'State',
  states: { active: 'Active', quiet: 'Quiet' } as Readonly<Record<SocietyState, string>>,
  everyState: 'All states',
  nobody: 'Nobody',
  never: 'Nothing yet',
  none: 'No societies to display',
  actions: 'Actions',
  rename: (name: string) => `Rename ${name}`,
  history: (name: string) => `History of ${name}`,
} as const;

/** A society as far as the table shows it. */
export type TableSociety = Pick<
  AdminSociety,
  | 'id'
  | 'name'
  | 'logo'
  | 'category'
  | 'creation_date'
  | 'member_count'
  | 'president'
  | 'last_activity'
  | 'state'
  | 'version'
>;

export interface SocietiesTableProps extends FramedTableState {
  /** All societies, or with `count` those of one page; undefined while they load. Pass a stable array. */
  societies?: readonly TableSociety[];
  /** The state to filter by; null shows all. */
  state?: SocietyState | null;
  /** Called when another state is chosen. Without it there is no filter. */
  onStateChange?: (state: SocietyState | null) => void;
  /** Opens the form that renames a society, such as `RenameSociety`. Without it there are no such buttons. Pass a stable function. */
  onRename?: (society: TableSociety) => void;
}

/** Societies for administrators, with President, size and last activity. */
export const SocietiesTable = forwardRef<HTMLElement, SocietiesTableProps>(function SocietiesTable(
  { societies, state = null, onStateChange, onRename, ...rest },
  ref,
) {
  const dates = useDates();
  const { number } = useNumbers();
  const routes = useRoutes();
  const messages = useMessages('SocietiesTable', societiesTableMessages);

  const columns = useMemo(
    (): DataColumn<TableSociety>[] => [
      {
        id: 'name',
        header: messages.name,
        rowHeader: true,
        sortValue: ({ name }) => name,
        searchText: ({ name }) => name,
        cell: (society) => (
          <span data-part="society">
            <SocietyLogo name={society.name} src={society.logo} />
            <LinkOrText href={routes.adminSociety(society)}>{society.name}</LinkOrText>
          </span>
        ),
      },
      {
        id: 'president',
        header: messages.president,
        sortValue: ({ president }) => president?.name ?? '',
        searchText: ({ president }) => president?.name ?? '',
        cell: ({ president }) =>
          president ? (
            <LinkOrText href={routes.adminUser(president)}>{president.name}</LinkOrText>
          ) : (
            <span data-part="nothing">{messages.nobody}</span>
          ),
      },
      {
        id: 'members',
        header: messages.members,
        align: 'end',
        sortValue: ({ member_count }) => member_count,
        cell: ({ member_count }) => number(member_count),
      },
      {
        id: 'last_activity',
        header: messages.activity,
        sortValue: ({ last_activity }) => new Date(last_activity ?? 0),
        cell: ({ last_activity: at }) =>
          at === null ? (
            <span data-part="nothing">{messages.never}</span>
          ) : (
            <time data-part dateTime={at}>
              {dates.day(at)}
            </time>
          ),
      },
      {
        id: 'creation_date',
        header: messages.created,
        sortValue: ({ creation_date }) => creation_date,
        cell: ({ creation_date: at }) => (
          <time data-part dateTime={at}>
            {dates.date(at)}
          </time>
        ),
      },
      {
        id: 'state',
        header: messages.state,
        sortValue: ({ state: own }) => own,
        cell: ({ state: own }) => (
          <Badge variant={own === 'active' ? 'success' : 'neutral'}>{messages.states[own]}</Badge>
        ),
      },
      {
        id: 'actions',
        header: messages.actions,
        hideHeader: true,
        align: 'end',
        width: '96px',
        cell: (society) => {
          const history = routes.admin('history', `society=${society.id}`);
          return (
            <span data-part="actions">
              {history && (
                <LinkOrText href={history} data-part="history" aria-label={messages.history(society.name)}>
                  <Clock aria-hidden="true" />
                </LinkOrText>
              )}
              {onRename && (
                <IconButton
                  label={messages.rename(society.name)}
                  size="small"
                  onClick={() => onRename(society)}
                >
                  <Pencil />
                </IconButton>
              )}
            </span>
          );
        },
      },
    ],
    [messages, dates, number, routes, onRename],
  );

  return (
    <FramedTable
      rootRef={ref}
      root={Root}
      data-soc="SocietiesTable"
      toolbar={
        onStateChange && (
          <ChoiceBox>
            <Choice
              aria-label={messages.state}
              value={state ?? ''}
              onChange={({ currentTarget }) =>
                onStateChange((currentTarget.value || null) as SocietyState | null)
              }
            >
              <option value="">{messages.everyState}</option>
              {societyStates.map((one) => (
                <option key={one} value={one}>
                  {messages.states[one]}
                </option>
              ))}
            </Choice>
            <ChevronDown aria-hidden="true" strokeWidth={1.75} />
          </ChoiceBox>
        )
      }
      rows={societies}
      rowId={({ id }) => id}
      columns={columns}
      messages={messages}
      pageSize={pageSizeLimits.adminSocieties}
      {...rest}
    />
  );
});
SocietiesTable.displayName = 'SocietiesTable';
