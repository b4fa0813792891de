import { useId, useMemo } from 'react';
import type { ImportReply } from 'societies-contract';
import { Button } from '../../base/Button/Button.tsx';
import { Card } from '../../base/Card/Card.tsx';
import { DataTable } from '../../base/DataTable/DataTable.tsx';
import type { DataColumn } from '../../base/DataTable/useDataTable.ts';
import { Download } from '../../base/Icon/icons.ts';
import { usePending } from '../../base/usePending.ts';
import { useMessages } from '../../host/useMessages.ts';
import { useNumbers } from '../../host/useNumbers.ts';
import { moveInMessages } from './MoveIn.messages.ts';

interface ImportRefusedProps {
  /** What the server says about the file, with the refused rows. Without any there is no table. */
  reply: ImportReply;
  /** Downloads all of them with the reasons. */
  onDownload: () => void | Promise<unknown>;
}

type Fault = ImportReply['refused'][number] & { id: number };

/** Faults on a page of the table. */
const pageSize = 10;

/** The refused rows: where, what the cell says, and why not. */
export function ImportRefused({ reply, onDownload }: ImportRefusedProps) {
  const messages = useMessages('MoveIn', moveInMessages);
  const { number } = useNumbers();
  const titleId = useId();
  const download = usePending(async () => onDownload());
  const { refused, refused_count: count = refused.length, refused_rows: refusedRows, columns: known } = reply;
  const faults = useMemo(() => refused.map((fault, id): Fault => ({ ...fault, id })), [refused]);
  const columns = useMemo((): DataColumn<Fault>[] => {
    const names: Readonly<Record<string, string>> = messages.fields;
    return [
      {
        id: 'row',
        header: messages.row,
        rowHeader: true,
        width: '96px',
        sortValue: ({ row }) => row,
        cell: ({ row }) => number(row),
      },
      {
        id: 'column',
        header: messages.column,
        sortValue: ({ field }) => field,
        cell: ({ field }) => known.find((column) => column.field === field)?.name ?? names[field] ?? field,
      },
      {
        id: 'says',
        header: messages.says,
        cell: ({ value }) =>
          value ? <span data-part="cell">{value}</span> : <span data-part="hint">{messages.nothing}</span>,
      },
      {
        id: 'why',
        header: messages.why,
        cell: ({ code, about = '', message }) => (
          <span data-part="reason">{(code && messages.faults[code]?.(about)) ?? message}</span>
        ),
      },
    ];
  }, [messages, known, number]);
  if (refused.length === 0) return null;
  return (
    <Card as="section" data-part="refused" clip>
      <div data-part="title">
        <div>
          <h2 data-part id={titleId}>
            {messages.refused(refusedRows)}
          </h2>
          <p data-part>{messages.refusedHint(refused.length, count)}</p>
        </div>
        <Button
          variant="quiet"
          size="small"
          icon={<Download aria-hidden="true" />}
          loading={download.pending !== null}
          onClick={() => void download.run()}
        >
          {messages.download}
        </Button>
      </div>
      <DataTable
        caption={messages.refused(refusedRows)}
        labelledBy={titleId}
        columns={columns}
        rows={faults}
        rowId={({ id }) => id}
        pageSize={pageSize}
      />
    </Card>
  );
}
ImportRefused.displayName = 'ImportRefused';
