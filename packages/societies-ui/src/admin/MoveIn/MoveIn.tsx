import { forwardRef, useRef, useState, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import {
  importKinds,
  importLimits,
  type DateOrder,
  type ImportKind,
  type ImportMapping,
  type ImportReply,
} from 'societies-contract';
import { Button } from '../../base/Button/Button.tsx';
import { FileDrop } from '../../base/FileDrop/FileDrop.tsx';
import { Download } from '../../base/Icon/icons.ts';
import { Spinner } from '../../base/Spinner/Spinner.tsx';
import { Tabs } from '../../base/Tabs/Tabs.tsx';
import { useMessages } from '../../host/useMessages.ts';
import { PageHeader } from '../../shell/PageHeader/PageHeader.tsx';
import { Panel } from '../../shell/Panel/Panel.tsx';
import { ImportColumns } from './ImportColumns.tsx';
import { ImportFile } from './ImportFile.tsx';
import { ImportPreview } from './ImportPreview.tsx';
import { ImportRefused } from './ImportRefused.tsx';
import { ImportResult } from './ImportResult.tsx';
import { moveInMessages } from './MoveIn.messages.ts';
import { Root } from './MoveIn.styles.ts';

/** How a file is read: what its columns become, and the answers to what it leaves open. */
export interface ImportOptions {
  /** Fields by column, null for those that are left out. Without it the headings decide. */
  mapping?: ImportMapping;
  /** How days such as `03/10/2025` are read. */
  dateOrder?: DateOrder;
  /** Whether IDs get back the zeros that a spreadsheet dropped. */
  padIds?: boolean;
  /** Whether refused rows are left out, so that the others can be stored. */
  skipRefused?: boolean;
}

export interface MoveInProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'onError'> {
  /** What the file holds. */
  kind: ImportKind;
  /** Called when another kind is chosen. */
  onKindChange: (kind: ImportKind) => void;
  /** Reads a file without storing anything. Resolves to undefined on failure; `error` says why. */
  onCheck: (file: File, options: ImportOptions) => Promise<ImportReply | undefined>;
  /** Imports a file, all of it or nothing. Resolves to undefined on failure; `error` says why. */
  onImport: (file: File, options: ImportOptions) => Promise<ImportReply | undefined>;
  /** Downloads the refused rows with the reasons. */
  onDownloadRefused: (file: File, options: ImportOptions) => void | Promise<unknown>;
  /** Downloads an example file of the kind. */
  onExample: (kind: ImportKind) => void;
  /** An error about the file as a whole. */
  error?: string;
  /** How far the running import is. Undefined until that is known. */
  progress?: { done: number; total: number };
  /** Under it: earlier imports, such as an `ImportList`. */
  children?: ReactNode;
}

type Step = 'choose' | 'reading' | 'checked' | 'importing' | 'imported';

/** A file of one kind: chosen, read, asked about, and imported. */
function ImportFlow({
  kind,
  onCheck,
  onImport,
  onDownloadRefused,
  onExample,
  error,
  progress,
}: Omit<MoveInProps, 'onKindChange' | 'children'>) {
  const messages = useMessages('MoveIn', moveInMessages);
  const [file, setFile] = useState<File>();
  const [options, setOptions] = useState<ImportOptions>({});
  const [reply, setReply] = useState<ImportReply>();
  const [step, setStep] = useState<Step>('choose');
  const lastRequest = useRef(0);

  const check = async (chosen: File, wanted: ImportOptions) => {
    lastRequest.current += 1;
    const request = lastRequest.current;
    setFile(chosen);
    setOptions(wanted);
    setStep('reading');
    const found = await onCheck(chosen, wanted);
    // An answer to what was asked before is out of date.
    if (request !== lastRequest.current) return;
    if (found) setReply(found);
    setStep((found ?? reply) ? 'checked' : 'choose');
  };
  const change = (changed: ImportOptions) => {
    if (file) void check(file, { ...options, ...changed });
  };
  const take = async () => {
    if (!file) return;
    setStep('importing');
    const stored = await onImport(file, options);
    if (stored) setReply(stored);
    setStep(stored && stored.import_id !== null ? 'imported' : 'checked');
  };
  const startAgain = () => {
    lastRequest.current += 1;
    setFile(undefined);
    setReply(undefined);
    setOptions({});
    setStep('choose');
  };

  if (!reply || !file) {
    return (
      <Panel>
        <div data-part="about">
          <p data-part>{messages.needs[kind]}</p>
          <p data-part="note">{messages.first[kind]}</p>
          {kind === 'users' && <p data-part="note">{messages.password}</p>}
        </div>
        <FileDrop
          label={messages.file}
          hint={messages.fileHint}
          maxBytes={importLimits.maxBytes}
          error={step === 'choose' ? error : undefined}
          disabled={step === 'reading'}
          onFiles={([chosen]) => void (chosen && check(chosen, {}))}
        />
        <div role="status">{step === 'reading' && <Spinner label={messages.reading} labelled />}</div>
        <Button
          variant="quiet"
          data-part="example"
          icon={<Download aria-hidden="true" />}
          onClick={() => onExample(kind)}
        >
          {messages.example}
        </Button>
      </Panel>
    );
  }
  const busy = step === 'importing';
  const done = step === 'imported';
  return (
    <div data-part="flow">
      <ImportFile file={reply.file} onAnother={busy ? undefined : startAgain} />
      {!done && (
        <ImportColumns
          kind={kind}
          columns={reply.columns}
          missing={reply.missing}
          dates={reply.dates}
          dateOrder={options.dateOrder}
          disabled={busy}
          onMappingChange={(mapping) => change({ mapping })}
          onDateOrderChange={(dateOrder) => change({ dateOrder })}
        />
      )}
      <ImportResult
        kind={kind}
        reply={reply}
        step={step}
        options={options}
        error={step === 'checked' ? error : undefined}
        progress={progress}
        onPadChange={(padIds) => change({ padIds })}
        onSkipChange={(skipRefused) => setOptions({ ...options, skipRefused })}
        onImport={() => void take()}
        onAnother={startAgain}
      />
      {!done && (
        <>
          <ImportPreview kind={kind} rows={reply.preview} />
          <ImportRefused
            reply={reply}
            onDownload={() => onDownloadRefused(file, { ...options, skipRefused: undefined })}
          />
        </>
      )}
    </div>
  );
}

/**
 * Brings over what another system exported: a file is read, its columns are guessed and can be changed, what would happen is said, and
 * only then is anything stored, all of it or nothing.
 */
export const MoveIn = forwardRef<HTMLDivElement, MoveInProps>(function MoveIn(
  { kind, onKindChange, onCheck, onImport, onDownloadRefused, onExample, error, progress, children, ...rest },
  ref,
) {
  const messages = useMessages('MoveIn', moveInMessages);
  return (
    <Root ref={ref} data-soc="MoveIn" {...rest}>
      <div data-part="head">
        <PageHeader title={messages.title} />
        <p data-part>{messages.hint}</p>
      </div>
      <Tabs
        label={messages.kinds}
        value={kind}
        onChange={(id) => onKindChange(id as ImportKind)}
        items={importKinds.map((each) => ({
          id: each,
          label: messages.kind[each],
          content: (
            <ImportFlow
              key={each}
              kind={each}
              onCheck={onCheck}
              onImport={onImport}
              onDownloadRefused={onDownloadRefused}
              onExample={onExample}
              error={error}
              progress={progress}
            />
          ),
        }))}
      />
      {children}
    </Root>
  );
});
MoveIn.displayName = 'MoveIn';
