import { forwardRef, useMemo, useState, type ComponentPropsWithoutRef } from 'react';
import { importLimits, type ImportReply } from 'societies-contract';
import { Button } from '../../base/Button/Button.tsx';
import { Card } from '../../base/Card/Card.tsx';
import { DataTable } from '../../base/DataTable/DataTable.tsx';
import type { DataColumn } from '../../base/DataTable/useDataTable.ts';
import { FileDrop } from '../../base/FileDrop/FileDrop.tsx';
import { Download } from '../../base/Icon/icons.ts';
import { Spinner } from '../../base/Spinner/Spinner.tsx';
import { BackLink } from '../../content/BackLink/BackLink.tsx';
import { useMessages } from '../../host/useMessages.ts';
import { useRoutes } from '../../host/useRoutes.ts';
import { PageHeader } from '../../shell/PageHeader/PageHeader.tsx';
import { Panel } from '../../shell/Panel/Panel.tsx';
import { userImportMessages } from './UserImport.messages.ts';
import { Root } from './UserImport.styles.ts';

/** The result of an import, as far as it is shown: how many rows were accepted, and why others were not. */
export type ImportReport = Pick<ImportReply, 'accepted' | 'refused' | 'refused_count'>;

export interface UserImportProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Validates a file without importing it. Resolves to undefined on failure; `error` says why. */
  onCheck: (file: File) => Promise<ImportReport | undefined>;
  /** Imports the file. The reply may list refused rows; undefined on failure. */
  onImport: (file: File) => Promise<ImportReport | undefined>;
  /** Downloads an example file. */
  onExample: () => void;
  /** An error about the whole file. */
  error?: string;
}

type Fault = ImportReport['refused'][number] & { id: number };
type Step = 'choose' | 'checking' | 'checked' | 'importing' | 'imported';

/** Imports users from a CSV: validates it, shows every refused row, and then imports all rows or none. */
export const UserImport = forwardRef<HTMLDivElement, UserImportProps>(function UserImport(
  { onCheck, onImport, onExample, error, ...rest },
  ref,
) {
  const messages = useMessages('UserImport', userImportMessages);
  const back = useRoutes().admin('users');
  const [file, setFile] = useState<File>();
  const [report, setReport] = useState<ImportReport>();
  const [step, setStep] = useState<Step>('choose');

  const check = async (chosen: File) => {
    setFile(chosen);
    setReport(undefined);
    setStep('checking');
    const reply = await onCheck(chosen);
    setReport(reply);
    setStep(reply ? 'checked' : 'choose');
  };
  const take = async () => {
    if (!file) return;
    setStep('importing');
    const reply = await onImport(file);
    if (reply) setReport(reply);
    setStep(reply?.refused.length === 0 ? 'imported' : 'checked');
  };

  const faults = useMemo(() => report?.refused.map((fault, id): Fault => ({ ...fault, id })) ?? [], [report]);
  const columns = useMemo((): DataColumn<Fault>[] => {
    const sayFault = ({ code, about = '', message }: Fault) => {
      const faults: Partial<Record<string, string | ((about: string) => string)>> = messages.faults;
      const said = code && faults[code];
      return typeof said === 'function' ? said(about) : (said ?? message);
    };
    const fields: Readonly<Record<string, string>> = messages.fields;
    return [
      { id: 'row', header: messages.row, width: '96px', sortValue: ({ row }) => row, cell: ({ row }) => row },
      {
        id: 'field',
        header: messages.field,
        rowHeader: true,
        width: '160px',
        sortValue: ({ field }) => field,
        cell: ({ field }) => fields[field] ?? field,
      },
      { id: 'message', header: messages.message, cell: sayFault },
    ];
  }, [messages]);

  const accepted = report?.accepted ?? 0;
  const words = (): [string, string?] => {
    if (step === 'imported') return [messages.imported(accepted)];
    if (faults.length > 0) {
      const { refused_count: count = faults.length } = report ?? {};
      return [messages.refused(count, faults.length), messages.refusedHint(accepted)];
    }
    if (accepted === 0) return [messages.nothing];
    return [messages.ready(accepted), messages.readyHint];
  };
  const [title, hint] = words();

  return (
    <Root ref={ref} data-soc="UserImport" {...rest}>
      {back && <BackLink href={back}>{messages.all}</BackLink>}
      <PageHeader
        title={messages.title}
        action={
          <Button variant="quiet" icon={<Download aria-hidden="true" />} onClick={onExample}>
            {messages.example}
          </Button>
        }
      />
      <Panel>
        <FileDrop
          label={messages.file}
          hint={messages.hint}
          maxBytes={importLimits.maxBytes}
          error={step === 'choose' ? error : undefined}
          disabled={step === 'checking' || step === 'importing'}
          onFiles={([chosen]) => void (chosen && check(chosen))}
        />
        <p data-part="note">{messages.password}</p>
      </Panel>
      <div role="status" data-part="report">
        {step === 'checking' && <Spinner size="large" label={messages.checking} />}
        {report && (
          <Panel
            title={title}
            hint={hint}
            action={
              step !== 'imported' &&
              faults.length === 0 &&
              accepted > 0 && (
                <Button loading={step === 'importing'} onClick={() => void take()}>
                  {messages.submit(accepted)}
                </Button>
              )
            }
          />
        )}
      </div>
      {faults.length > 0 && (
        <Card clip>
          <DataTable
            caption={messages.caption}
            columns={columns}
            rows={faults}
            rowId={({ id }) => id}
            height={420}
          />
        </Card>
      )}
    </Root>
  );
});
UserImport.displayName = 'UserImport';
