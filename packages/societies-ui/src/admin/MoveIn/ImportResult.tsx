import type { CSSProperties } from 'react';
import type { ImportKind, ImportReply } from 'societies-contract';
import { Button } from '../../base/Button/Button.tsx';
import { Checkbox } from '../../base/Checkbox/Checkbox.tsx';
import { CircleAlert, CircleCheck, ShieldCheck } from '../../base/Icon/icons.ts';
import { Progress } from '../../base/Progress/Progress.tsx';
import { Spinner } from '../../base/Spinner/Spinner.tsx';
import { useFocusInstead } from '../../base/useFocusAfterRemoval.ts';
import { useMessages } from '../../host/useMessages.ts';
import { useNumbers } from '../../host/useNumbers.ts';
import type { ImportOptions } from './MoveIn.tsx';
import { moveInMessages } from './MoveIn.messages.ts';
import { Result } from './MoveIn.styles.ts';

interface ImportResultProps {
  /** What the file holds. */
  kind: ImportKind;
  /** What the server says about the file: how many rows are new, unchanged and refused, and what is still to be answered. */
  reply: ImportReply;
  /** How far it is: being read, read, being imported, or imported. */
  step: 'choose' | 'reading' | 'checked' | 'importing' | 'imported';
  /** The answers so far. */
  options: ImportOptions;
  /** Why the last attempt failed. */
  error: string | undefined;
  /** Rows of the running import that are stored, and all of them. Undefined until that is known. */
  progress: { done: number; total: number } | undefined;
  /** Called with whether IDs get back the zeros that a spreadsheet dropped. */
  onPadChange: (pad: boolean) => void;
  /** Called with whether refused rows are left out. */
  onSkipChange: (skip: boolean) => void;
  /** Imports the file. */
  onImport: () => void;
  /** Begins anew with another file. */
  onAnother: () => void;
}

/** What an import would do, beside the file, and the button that does it. */
export function ImportResult({
  kind,
  reply,
  step,
  options,
  error,
  progress,
  onPadChange,
  onSkipChange,
  onImport,
  onAnother,
}: ImportResultProps) {
  const messages = useMessages('MoveIn', moveInMessages);
  const { number } = useNumbers();
  // The pressed button is gone once it is done.
  const focused = useFocusInstead(null, undefined, '[data-part="outcome"]');
  const { accepted, unchanged, refused_rows: refused, missing, dates, short_ids: short } = reply;
  const parts = [
    ['new', messages.new, accepted],
    ['unchanged', messages.unchanged, unchanged],
    ['refused', messages.refusedRows, refused],
  ] as const;
  const open = missing.length > 0 || (dates !== null && dates.order === null);
  const blocked = open || accepted === 0 || (refused > 0 && !options.skipRefused);
  const counts = (
    <>
      <div data-part="shares" aria-hidden="true">
        {parts.map(
          ([part, , count]) =>
            count > 0 && (
              <span key={part} data-state={part} style={{ '--soc-share': count } as CSSProperties} />
            ),
        )}
      </div>
      <dl data-part>
        {parts.map(([part, label, count]) => (
          <div key={part} data-state={part}>
            <dt data-part>{label}</dt>
            <dd data-part>{number(count)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
  const summary = () => {
    if (step === 'imported') {
      return (
        <p data-part="trial" data-state="stored">
          <CircleCheck aria-hidden="true" />
          <strong data-part="outcome">{messages.imported(kind, accepted)}</strong>
        </p>
      );
    }
    if (step === 'importing') return <p data-part="note">{messages.importingHint}</p>;
    return (
      <>
        <p data-part="trial">
          <ShieldCheck aria-hidden="true" />
          <span>{messages.trial}</span>
        </p>
        {step === 'reading' ? (
          <Spinner label={messages.reading} labelled />
        ) : (
          <p data-part="figure">
            <strong data-part>{number(accepted)}</strong>
            <span>{messages.willBeNew(kind, accepted)}</span>
          </p>
        )}
      </>
    );
  };
  const choices = () => (
    <>
      {(short > 0 || options.padIds) && (
        <Checkbox
          label={messages.pad(short)}
          checked={options.padIds === true}
          onChange={({ target }) => onPadChange(target.checked)}
        />
      )}
      {refused > 0 && (
        <>
          <Checkbox
            label={messages.skip(refused)}
            checked={options.skipRefused === true}
            onChange={({ target }) => onSkipChange(target.checked)}
          />
          {!options.skipRefused && <p data-part="note">{messages.skipHint}</p>}
        </>
      )}
      {error && (
        <p data-part="error" role="alert">
          <CircleAlert aria-hidden="true" />
          <span>{error}</span>
        </p>
      )}
      <Button size="large" fullWidth disabled={blocked || step === 'reading'} onClick={onImport}>
        {messages.submit(accepted)}
      </Button>
      <p data-part="note">
        {open ? messages.answerFirst : accepted === 0 ? messages.nothingNew : messages.allOrNone(accepted)}
      </p>
    </>
  );
  return (
    <Result as="aside" data-part="result" {...focused}>
      <div role="status" data-part="said">
        {summary()}
      </div>
      {step === 'importing' ? (
        <Progress
          label={messages.importing}
          {...(progress && {
            value: progress.done,
            max: progress.total,
            valueText: messages.progress(progress.done, progress.total),
          })}
        />
      ) : (
        counts
      )}
      {(step === 'checked' || step === 'reading') && choices()}
      {step === 'imported' && (
        <>
          <p data-part="note">{messages.importedHint(refused)}</p>
          <Button fullWidth variant="soft" onClick={onAnother}>
            {messages.another}
          </Button>
        </>
      )}
    </Result>
  );
}
ImportResult.displayName = 'ImportResult';
