import { spacedReceipt, type ThemeColors } from 'societies-contract';
import { Button, ButtonLink } from '../../base/Button/Button.tsx';
import { Check, Copy, Download, Ticket, X } from '../../base/Icon/icons.ts';
import { IconButton } from '../../base/IconButton/IconButton.tsx';
import { useCopy } from '../../base/useCopy.ts';
import { useDates } from '../../host/useDates.ts';
import { useMessages } from '../../host/useMessages.ts';
import { SocietyArt } from '../../societies/SocietyArt/SocietyArt.tsx';
import { ballotMessages } from './Ballot.messages.ts';
import { Done } from './BallotReceipt.styles.ts';

interface BallotReceiptProps {
  /** The receipt, without spaces. */
  receipt: string;
  /** What the file that can be saved calls the election. */
  title: string;
  /** When voting ends, an ISO datetime. */
  votingUntil: string;
  /** How many have voted so far, of how many. */
  turnout?: { voted: number; electorate: number } | null;
  /** The society, whose art is behind it. */
  society: { id: number; theme: ThemeColors };
  /** Leaves the ballot. */
  onClose: () => void;
}

/** What somebody has who voted: the receipt, to find the ballot by when all are published. */
export const BallotReceipt = ({
  receipt,
  title,
  votingUntil,
  turnout,
  society,
  onClose,
}: BallotReceiptProps) => {
  const messages = useMessages('Ballot', ballotMessages);
  const dates = useDates();
  const { state, copyText } = useCopy();
  return (
    <Done>
      <SocietyArt seed={society.id} theme={society.theme} size="hero" data-part="art" />
      <IconButton label={messages.close} variant="cover" shape="round" data-part="close" onClick={onClose}>
        <X />
      </IconButton>
      <div data-part="words">
        <span data-part="tick" aria-hidden="true">
          <Check />
        </span>
        <h1 data-part tabIndex={-1}>
          {messages.done}
        </h1>
        <p data-part>
          {turnout && <span>{messages.turnout(turnout.voted, turnout.electorate)}</span>}
          <span>
            {messages.resultAfter(dates.weekdayAndDate(dates.isoDay(votingUntil)), dates.time(votingUntil))}
          </span>
        </p>
      </div>
      <section aria-label={messages.receipt} data-part="receipt">
        <p data-part="label">
          <Ticket aria-hidden="true" />
          <span>{messages.receipt}</span>
        </p>
        <p data-part="code">{spacedReceipt(receipt)}</p>
        <p data-part="hint">{messages.receiptHint}</p>
        <div data-part="actions">
          <Button icon={<Copy aria-hidden="true" />} onClick={() => void copyText(spacedReceipt(receipt))}>
            {state === 'copied' ? messages.copied : messages.copy}
          </Button>
          <ButtonLink
            variant="quiet"
            icon={<Download aria-hidden="true" />}
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(messages.file(spacedReceipt(receipt), title))}`}
            download={`${messages.fileName}.txt`}
          >
            {messages.save}
          </ButtonLink>
        </div>
        <p role="status" data-part="status">
          {state === 'copied' ? messages.copied : state === 'refused' ? messages.copyFailed : ''}
        </p>
      </section>
    </Done>
  );
};
BallotReceipt.displayName = 'BallotReceipt';
