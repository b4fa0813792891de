import { forwardRef, useMemo, useState } from 'react';
import { fullName, pageSizeLimits, type SocietyMember } from 'societies-contract';
import { Badge } from '../../base/Badge/Badge.tsx';
import type { DataColumn } from '../../base/DataTable/useDataTable.ts';
import { IconButton } from '../../base/IconButton/IconButton.tsx';
import { UserMinus } from '../../base/Icon/icons.ts';
import { ExportButton, type ExportProps } from '../../content/ExportButton/ExportButton.tsx';
import { FramedTable, type FramedTableState } from '../../content/FramedTable/FramedTable.tsx';
import { PersonCell } from '../../content/PersonCell/PersonCell.tsx';
import { useDates } from '../../host/useDates.ts';
import { useMessages } from '../../host/useMessages.ts';
import { RemoveMember } from '../RemoveMember/RemoveMember.tsx';

export const membersTableMessages = {
  caption: 'People',
  search: 'Search people',
  name: 'Name',
  universityId: 'University ID',
  role: 'Role',
  joined: 'Joined',
  until: 'Member until',
  attended: 'Events attended',
  /** With its noun, because on phones the number stands alone. */
  events: (count: number) => (count === 1 ? '1 event' : `${count} events`),
  actions: 'Actions',
  remove: (name: string) => `Remove ${name}`,
  member: 'Member',
  none: 'Nobody to display',
} as const;

/** A member as far as the table shows one. */
export type TableMember = Pick<
  SocietyMember,
  'university_id' | 'first_name' | 'last_name' | 'avatar' | 'role' | 'joined_at' | 'attended' | 'until'
>;

export interface MembersTableProps extends FramedTableState, ExportProps {
  /** Everybody in the society, or with `count` those of one page; undefined while they load. Pass a stable array. */
  members?: readonly TableMember[];
  /**
   * Removes a member, after asking for a reason. `false` keeps the dialog open after a failure. Without it there is no such
   * button.
   */
  onDelete?: (member: TableMember, reason: string) => void | Promise<unknown>;
  /** Whether the user may remove a member. Pass a stable function. @default everybody */
  removable?: (member: TableMember) => boolean;
}

const everybody = () => true;
const nameOf = ({ first_name, last_name }: TableMember) => fullName({ first_name, last_name });

/** A society's members with roles and dates: searchable, 25 per page. */
export const MembersTable = forwardRef<HTMLElement, MembersTableProps>(function MembersTable(
  { members, onExport, onDelete, removable = everybody, ...rest },
  ref,
) {
  const dates = useDates();
  const messages = useMessages('MembersTable', membersTableMessages);
  const [leaving, setLeaving] = useState<TableMember | null>(null);
  const removing = onDelete !== undefined;
  /** Whether memberships end by themselves here. */
  const ending = members?.some(({ until }) => until != null) ?? false;
  const columns = useMemo(
    (): DataColumn<TableMember>[] => [
      {
        id: 'name',
        header: messages.name,
        rowHeader: true,
        sortValue: ({ first_name, last_name }) => `${last_name}, ${first_name}`,
        searchText: nameOf,
        cell: (member) => (
          <PersonCell name={nameOf(member)} avatar={member.avatar}>
            {nameOf(member)}
          </PersonCell>
        ),
      },
      {
        id: 'university_id',
        header: messages.universityId,
        searchText: ({ university_id }) => university_id,
        cell: ({ university_id }) => university_id,
      },
      {
        id: 'role',
        header: messages.role,
        cell: ({ role }) => (role === null ? messages.member : <Badge variant="soft">{role}</Badge>),
      },
      {
        id: 'creation_date',
        header: messages.joined,
        sortValue: ({ joined_at }) => new Date(joined_at),
        cell: ({ joined_at }) => (
          <time data-part dateTime={joined_at}>
            {dates.day(joined_at)}
          </time>
        ),
      },
      ...(ending
        ? [
            {
              id: 'until',
              header: messages.until,
              cell: ({ until }: TableMember) =>
                until && (
                  <time data-part dateTime={until}>
                    {dates.date(until)}
                  </time>
                ),
            },
          ]
        : []),
      {
        id: 'attended',
        header: messages.attended,
        align: 'end',
        sortValue: ({ attended }) => attended,
        cell: ({ attended }) => messages.events(attended),
      },
      ...(removing
        ? [
            {
              id: 'actions',
              header: messages.actions,
              hideHeader: true,
              align: 'end',
              width: '48px',
              cell: (member: TableMember) =>
                removable(member) && (
                  <IconButton
                    label={messages.remove(nameOf(member))}
                    size="small"
                    onClick={() => setLeaving(member)}
                  >
                    <UserMinus />
                  </IconButton>
                ),
            } as const,
          ]
        : []),
    ],
    [messages, dates, ending, removing, removable],
  );
  return (
    <FramedTable
      rootRef={ref}
      data-soc="MembersTable"
      toolbar={onExport && <ExportButton onExport={onExport} />}
      rows={members}
      rowId={({ university_id }) => university_id}
      columns={columns}
      messages={messages}
      pageSize={pageSizeLimits.members}
      {...rest}
    >
      {onDelete && (
        <RemoveMember
          name={leaving && nameOf(leaving)}
          onClose={() => setLeaving(null)}
          onSubmit={async (reason) => {
            if (leaving && (await onDelete(leaving, reason)) !== false) setLeaving(null);
          }}
        />
      )}
    </FramedTable>
  );
});
MembersTable.displayName = 'MembersTable';
