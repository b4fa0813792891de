import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { plainReceipt, receiptLength } from 'societies-contract';
import { Button } from '../../base/Button/Button.tsx';
import { CircleAlert, CircleCheck, Download } from '../../base/Icon/icons.ts';
import { TextField } from '../../base/TextField/TextField.tsx';
import { usePending } from '../../base/usePending.ts';
import { useMessages } from '../../host/useMessages.ts';
import { Root } from './CountAgain.styles.ts';
import { electionResultsMessages } from './ElectionResults.messages.ts';

export interface CountAgainProps {
  /** How many ballots there are. */
  ballots: number;
  /** Downloads all ballots as a table. While its promise is pending, the button shows progress. */
  onDownload?: () => void | Promise<unknown>;
  /** Looks for a ballot by its receipt, as it was typed. Without it there is no such field. */
  onCheckReceipt?: (receipt: string) => Promise<boolean>;
  /** A link to how the count works. */
  explanation?: ReactNode;
}

/** The ballots to count again, and a field that finds the reader's own among them. */
export const CountAgain = ({ ballots, onDownload, onCheckReceipt, explanation }: CountAgainProps) => {
  const messages = useMessages('ElectionResults', electionResultsMessages);
  const id = useId();
  const { run: download, pending: downloading } = usePending(onDownload);
  const { run: look, pending: looking } = usePending(onCheckReceipt);
  const [receipt, setReceipt] = useState('');
  const [found, setFound] = useState<boolean | 'failed' | null>(null);
  const check = async (event: FormEvent) => {
    event.preventDefault();
    const plain = plainReceipt(receipt);
    if (plain.length !== receiptLength) {
      setFound(false);
      return;
    }
    setFound(await look(plain).then(Boolean, () => 'failed' as const));
  };
  return (
    <Root aria-labelledby={id} data-part="again">
      <div data-part="words">
        <h3 data-part id={id}>
          {messages.count}
        </h3>
        <p data-part>{messages.countHint(ballots)}</p>
        <div data-part="actions">
          {onDownload && (
            <Button
              icon={<Download aria-hidden="true" />}
              loading={downloading !== null}
              onClick={() => void download()}
            >
              {messages.download}
            </Button>
          )}
          {explanation}
        </div>
      </div>
      {onCheckReceipt && (
        <form data-part noValidate onSubmit={(event) => void check(event)}>
          <TextField
            label={messages.mine}
            placeholder={messages.mineHint}
            value={receipt}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={({ target }) => {
              setReceipt(target.value);
              setFound(null);
            }}
          />
          <Button type="submit" variant="soft" loading={looking !== null} disabled={receipt.trim() === ''}>
            {messages.check}
          </Button>
          <p
            data-part
            role="status"
            data-state={found === true ? 'found' : found === null ? undefined : 'missing'}
          >
            {found === true && (
              <>
                <CircleCheck aria-hidden="true" />
                <span>{messages.found}</span>
              </>
            )}
            {(found === false || found === 'failed') && (
              <>
                <CircleAlert aria-hidden="true" />
                <span>{found === false ? messages.notFound : messages.failed}</span>
              </>
            )}
          </p>
        </form>
      )}
    </Root>
  );
};
CountAgain.displayName = 'CountAgain';
