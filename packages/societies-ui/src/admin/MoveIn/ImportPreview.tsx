import { useId, useMemo } from 'react';
import type { ImportedRow, ImportField, ImportKind } from 'societies-contract';
import { Badge } from '../../base/Badge/Badge.tsx';
import { Card } from '../../base/Card/Card.tsx';
import { DataTable } from '../../base/DataTable/DataTable.tsx';
import type { DataColumn } from '../../base/DataTable/useDataTable.ts';
import { PersonCell } from '../../content/PersonCell/PersonCell.tsx';
import { useDates } from '../../host/useDates.ts';
import { useMessages } from '../../host/useMessages.ts';
import { SocietyLogo } from '../../societies/SocietyLogo/SocietyLogo.tsx';
import { moveInMessages } from './MoveIn.messages.ts';

interface ImportPreviewProps {
  /** What the file holds; decides which columns are shown. */
  kind: ImportKind;
  /** The first rows as they will be. Without any there is no table. */
  rows: readonly ImportedRow[];
}

/** The fields of each kind that a row is known by, in order. */
const shown: Record<ImportKind, readonly ImportField[]> = {
  users: ['university_id', 'email'],
  societies: ['name', 'category'],
  memberships: ['university_id', 'society', 'joined'],
  committee: ['university_id', 'role', 'society'],
  events: ['name', 'society', 'datetime', 'venue', 'max_participants'],
};

/** The first rows of a file as they will be. */
export function ImportPreview({ kind, rows }: ImportPreviewProps) {
  const messages = useMessages('MoveIn', moveInMessages);
  const dates = useDates();
  const titleId = useId();
  const columns = useMemo((): DataColumn<ImportedRow>[] => {
    const whenIs = (value: string) =>
      value.length > 10 ? `${dates.day(value)}, ${dates.time(value)}` : dates.date(value);
    const cell = (field: ImportField) => (row: ImportedRow) => {
      const value = row.values[field];
      if (field === 'university_id') {
        const own = `${row.values.first_name ?? ''} ${row.values.last_name ?? ''}`.trim();
        const name = row.person ?? (own || value);
        return (
          <PersonCell name={name ?? ''} avatar={null}>
            <span data-part="who">
              <span>{name}</span>
              {name !== value && <span data-part="id">{value}</span>}
            </span>
          </PersonCell>
        );
      }
      if (field === 'society') {
        const name = row.society?.name ?? value ?? '';
        return (
          <span data-part="society">
            <SocietyLogo name={name} src={null} />
            <span>{name}</span>
          </span>
        );
      }
      if (!value) return '–';
      return field === 'joined' || field === 'datetime' ? whenIs(value) : value;
    };
    return [
      ...shown[kind]
        .filter((field, index) => index === 0 || rows.some(({ values }) => values[field]))
        .map((field, index): DataColumn<ImportedRow> => ({
          id: field,
          header: field === 'university_id' ? messages.student : messages.fields[field],
          rowHeader: index === 0,
          cell: cell(field),
        })),
      {
        id: 'state',
        header: messages.state,
        hideHeader: true,
        align: 'end',
        width: '124px',
        cell: ({ state }) => (
          <Badge variant={state === 'new' ? 'success' : 'neutral'}>{messages.states[state]}</Badge>
        ),
      },
    ];
  }, [kind, rows, messages, dates]);
  if (rows.length === 0) return null;
  return (
    <Card as="section" data-part="preview" clip>
      <div data-part="title">
        <div>
          <h2 data-part id={titleId}>
            {messages.preview}
          </h2>
          <p data-part>{messages.previewHint}</p>
        </div>
      </div>
      <DataTable
        caption={messages.preview}
        labelledBy={titleId}
        columns={columns}
        rows={rows}
        rowId={({ row }) => row}
      />
    </Card>
  );
}
ImportPreview.displayName = 'ImportPreview';
