import { forwardRef, useMemo, type ComponentPropsWithoutRef } from 'react';
import { pageSizeLimits, type UndeliveredMail } from 'societies-contract';
import { Button } from '../../base/Button/Button.tsx';
import type { DrivenList } from '../../base/DataTable/DrivenList.ts';
import type { DataColumn } from '../../base/DataTable/useDataTable.ts';
import { BackLink } from '../../content/BackLink/BackLink.tsx';
import { ExportButton, type ExportProps } from '../../content/ExportButton/ExportButton.tsx';
import { FramedTable } from '../../content/FramedTable/FramedTable.tsx';
import { LinkOrText } from '../../host/LinkOrText.tsx';
import { useDates } from '../../host/useDates.ts';
import { useMessages } from '../../host/useMessages.ts';
import { useRoutes } from '../../host/useRoutes.ts';
import { PageHeader } from '../../shell/PageHeader/PageHeader.tsx';
import { Root } from './MailsTable.styles.ts';

export const mailsTableMessages = {
  dashboard: 'Dashboard',
  title: 'Emails not delivered',
  hint: 'The mail server refused these, or could not be reached for a day. They are kept for a month.',
  kind: 'What',
  to: 'To',
  attempts: 'Tries',
  tries: (count: number) => (count === 1 ? '1 try' : `${count} tries`),
  error: 'Reason from the mail server',
  gaveUp: 'Stopped trying',
  again: 'Send again',
  againTo: (name: string) => `Send again to ${name}`,
  all: 'Send all again',
  none: 'Every email was delivered',
  templates: {
    notice: 'Notice',
    password_reset: 'Link for a new password',
    password_changed: 'Password was changed',
    verify_email: 'Confirm the address',
    email_changed: 'Address was changed',
  },
} as const;

/** An undelivered mail, reduced to what the table shows. */
export type TableMail = Pick<
  UndeliveredMail,
  'id' | 'university_id' | 'name' | 'address' | 'template' | 'dead_at' | 'attempts' | 'last_error'
>;

export interface MailsTableProps
  extends
    Omit<ComponentPropsWithoutRef<'section'>, 'children'>,
    Pick<DrivenList, 'count' | 'page' | 'onPageChange' | 'pending'>,
    ExportProps {
  /** Latest first, or with `count` one page of them; undefined while they load. Pass a stable array. */
  mails?: readonly TableMail[];
  /** Retries a mail for another day. */
  onRetry: (mail: TableMail) => void;
  /** Retries all mails for another day. */
  onRetryAll: () => void;
  /** Whether mails are being retried; disables the buttons. */
  retrying?: boolean;
}

/** Undelivered mails with their errors and a retry. */
export const MailsTable = forwardRef<HTMLElement, MailsTableProps>(function MailsTable(
  { mails, onRetry, onRetryAll, retrying = false, onExport, ...rest },
  ref,
) {
  const dates = useDates();
  const routes = useRoutes();
  const messages = useMessages('MailsTable', mailsTableMessages);
  const back = routes.admin('dashboard');
  const columns = useMemo((): DataColumn<TableMail>[] => {
    const templates: Readonly<Record<string, string>> = messages.templates;
    return [
      {
        id: 'kind',
        header: messages.kind,
        rowHeader: true,
        cell: ({ template }) => templates[template] ?? template,
      },
      {
        id: 'to',
        header: messages.to,
        cell: (mail) => (
          <span data-part="to">
            <LinkOrText href={routes.adminUser(mail)}>{mail.name}</LinkOrText>
            <span data-part="address">{mail.address}</span>
          </span>
        ),
      },
      { id: 'attempts', header: messages.attempts, cell: ({ attempts }) => messages.tries(attempts) },
      {
        id: 'error',
        header: messages.error,
        cell: ({ last_error }) => <span data-part="error">{last_error}</span>,
      },
      {
        id: 'dead_at',
        header: messages.gaveUp,
        cell: ({ dead_at }) => (
          <time data-part dateTime={dead_at}>{`${dates.day(dead_at)}, ${dates.time(dead_at)}`}</time>
        ),
      },
      {
        id: 'again',
        header: messages.again,
        hideHeader: true,
        align: 'end',
        width: '128px',
        cell: (mail) => (
          <Button
            size="small"
            variant="soft"
            aria-label={messages.againTo(mail.name)}
            disabled={retrying}
            onClick={() => onRetry(mail)}
          >
            {messages.again}
          </Button>
        ),
      },
    ];
  }, [messages, dates, routes, retrying, onRetry]);
  return (
    <FramedTable
      rootRef={ref}
      root={Root}
      data-soc="MailsTable"
      header={
        <>
          {back && <BackLink href={back}>{messages.dashboard}</BackLink>}
          <PageHeader
            title={messages.title}
            action={
              mails &&
              mails.length > 0 && (
                <>
                  <ExportButton onExport={onExport} />
                  <Button variant="quiet" loading={retrying} onClick={onRetryAll}>
                    {messages.all}
                  </Button>
                </>
              )
            }
          />
          <p data-part="hint">{messages.hint}</p>
        </>
      }
      rows={mails}
      rowId={({ id }) => id}
      columns={columns}
      messages={{ caption: messages.title, none: messages.none }}
      pageSize={pageSizeLimits.notices}
      {...rest}
    />
  );
});
MailsTable.displayName = 'MailsTable';
