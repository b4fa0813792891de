import { forwardRef, useState, type ReactNode } from 'react';
import {
  affiliationLimits,
  computedKinds,
  type Affiliation,
  type AffiliationAnswer,
  type AffiliationItem,
  type AskAffiliationChangesBody,
} from 'societies-contract';
import { Button } from '../../base/Button/Button.tsx';
import type { CardProps } from '../../base/Card/Card.tsx';
import { Checkbox } from '../../base/Checkbox/Checkbox.tsx';
import { ErrorState } from '../../base/ErrorState/ErrorState.tsx';
import {
  Calculator,
  Check,
  CircleDashed,
  Download,
  FileText,
  Landmark,
  MessageSquarePlus,
  X,
} from '../../base/Icon/icons.ts';
import { IconButton } from '../../base/IconButton/IconButton.tsx';
import { Skeleton } from '../../base/Skeleton/Skeleton.tsx';
import { TextArea } from '../../base/TextArea/TextArea.tsx';
import { usePending } from '../../base/usePending.ts';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { useDates } from '../../host/useDates.ts';
import { useMessages } from '../../host/useMessages.ts';
import { useNumbers } from '../../host/useNumbers.ts';
import { SocietyLogo } from '../../societies/SocietyLogo/SocietyLogo.tsx';
import { AffiliationState } from '../AffiliationState/AffiliationState.tsx';
import { writtenSize } from '../sizes.ts';
import { Root } from './AffiliationReview.styles.ts';

export const affiliationReviewMessages = {
  close: 'Close',
  handedInBy: (name: string, day: string) => `Handed in by ${name}, ${day}`,
  notHandedIn: 'Not handed in yet',
  done: 'Done',
  open: 'Open',
  by: (name: string, day: string) => `${name}, ${day}`,
  nobody: 'nobody',
  holder: (role: string, name: string) => `${role}: ${name}`,
  count: (count: string, min: string) => `${count}, at least ${min}`,
  noAnswer: 'No answer yet',
  confirmed: (name: string, day: string) => `Confirmed by ${name}, ${day}`,
  download: (name: string) => `Download ${name}`,
  comment: 'What to change',
  commentOn: (label: string) => `Write what to change: ${label}`,
  tick: (label: string) => `Tick: ${label}`,
  ticked: (name: string, day: string) => `Ticked by ${name} on ${day}`,
  message: 'To the committee',
  messageHint: 'The committee reads it, with your comments on each item.',
  askChanges: 'Ask for changes',
  accept: 'Accept',
  nothing: 'Write what to change, in a message or at an item.',
} as const;

export interface AffiliationReviewProps extends Omit<CardProps, 'children' | 'onError'> {
  /** The society that is looked at. */
  society: { id: number; name: string; logo: string | null };
  /** How it stands in the round. Undefined while it loads. */
  affiliation?: Affiliation;
  /** Who handed in, and when. */
  handedIn?: { by: string | null; at: string } | null;
  /** Leaves the society. */
  onClose: () => void;
  /** Ticks an item of the office, or takes the tick back. */
  onTick: (item: string, done: boolean) => void | Promise<unknown>;
  /** Downloads the PDF of an item. */
  onDownload: (item: string) => void | Promise<unknown>;
  /** Accepts the society. */
  onAccept: () => void | Promise<unknown>;
  /** Asks for changes, with a comment by item, a message, or both. */
  onAskChanges: (changes: Pick<AskAffiliationChangesBody, 'items' | 'message'>) => void | Promise<unknown>;
  /** Error message, shown in place of the items. */
  error?: ReactNode;
  /** Called to retry. Without it an error has no button. */
  onRetry?: () => void;
}

/** What a society handed in, item by item, to be accepted or sent back with comments. */
export const AffiliationReview = forwardRef<HTMLDivElement, AffiliationReviewProps>(
  function AffiliationReview(
    {
      society,
      affiliation,
      handedIn,
      onClose,
      onTick,
      onDownload,
      onAccept,
      onAskChanges,
      error,
      onRetry,
      ...rest
    },
    ref,
  ) {
    const messages = useMessages('AffiliationReview', affiliationReviewMessages);
    const dates = useDates();
    const { number } = useNumbers();
    const { run: accept, pending: accepting } = usePending(onAccept);
    const { run: ask, pending: asking } = usePending(onAskChanges);
    const [comments, setComments] = useState<Readonly<Record<string, string>>>({});
    const [message, setMessage] = useState<string | null>(null);
    const [refused, setRefused] = useState(false);
    const day = (instant: string) => dates.dayAndMonth(dates.isoDay(instant));
    const round = affiliation?.round;
    const state = affiliation?.state;

    const detail = ({ kind, min }: AffiliationItem, answer: AffiliationAnswer): string => {
      const { value, roles, at, by } = answer;
      if (kind === 'roles_filled')
        return (roles ?? [])
          .map(({ name, holder }) => messages.holder(name, holder ?? messages.nobody))
          .join(', ');
      if (kind === 'members' || kind === 'events')
        return messages.count(number(Number(value ?? 0)), number(min ?? 0));
      if (kind === 'text') return typeof value === 'string' && value ? value : messages.noAnswer;
      if (kind === 'document') return answer.document ? '' : messages.noAnswer;
      if (!at || !by) return messages.noAnswer;
      return kind === 'statement' ? messages.confirmed(by, day(at)) : messages.ticked(by, day(at));
    };
    const send = () => {
      const items = Object.fromEntries(
        Object.entries(comments).flatMap(([id, text]) => (text.trim() ? [[id, text.trim()]] : [])),
      );
      const text = message?.trim();
      if (message === null) {
        setMessage('');
        return;
      }
      if (!text && Object.keys(items).length === 0) {
        setRefused(true);
        return;
      }
      void ask({ items, ...(text && { message: text }) });
    };

    return (
      <Root ref={ref} as="aside" data-soc="AffiliationReview" aria-label={society.name} {...rest}>
        <div data-part="head">
          <SocietyLogo name={society.name} src={society.logo} size="rail" />
          <div>
            <h2 data-part>{society.name}</h2>
            <p data-part>
              {handedIn?.by ? messages.handedInBy(handedIn.by, day(handedIn.at)) : messages.notHandedIn}
            </p>
          </div>
          <IconButton label={messages.close} size="small" onClick={onClose}>
            <X />
          </IconButton>
        </div>
        {error && !affiliation && <ErrorState title={error} onRetry={onRetry} />}
        {!affiliation && !error && <Skeleton height={420} />}
        {state && (
          <div data-part="state">
            <AffiliationState state={state} />
          </div>
        )}
        {round && (
          <ul data-part>
            {round.items.map((item) => {
              const answer = affiliation.items.find(({ id }) => id === item.id);
              if (!answer) return null;
              const { done, document, comment } = answer;
              const Drawing = computedKinds.includes(item.kind)
                ? Calculator
                : item.kind === 'office'
                  ? Landmark
                  : done
                    ? Check
                    : CircleDashed;
              const words = detail(item, answer);
              const written = comments[item.id];
              return (
                <li data-part key={item.id} data-state={done ? 'done' : 'open'}>
                  <span data-part="mark">
                    <Drawing aria-hidden="true" />
                    <VisuallyHidden>{done ? messages.done : messages.open}</VisuallyHidden>
                  </span>
                  <div data-part="words">
                    <p data-part="label">{item.label}</p>
                    {words && <p data-part="detail">{words}</p>}
                    {document && (
                      <p data-part="document">
                        <FileText aria-hidden="true" />
                        <strong data-part>{document.name}</strong>
                        <span>{writtenSize(document.size, number)}</span>
                        <IconButton
                          label={messages.download(document.name)}
                          size="small"
                          onClick={() => void onDownload(item.id)}
                        >
                          <Download />
                        </IconButton>
                      </p>
                    )}
                    {comment && <p data-part="comment">{comment}</p>}
                    {written !== undefined && (
                      <TextArea
                        label={messages.comment}
                        rows={2}
                        maxLength={affiliationLimits.commentMax}
                        value={written}
                        onChange={({ target }) => {
                          setRefused(false);
                          setComments({ ...comments, [item.id]: target.value });
                        }}
                      />
                    )}
                  </div>
                  {item.kind === 'office' ? (
                    <Checkbox
                      label={messages.tick(item.label)}
                      hideLabel
                      checked={done}
                      onChange={({ target }) => void onTick(item.id, target.checked)}
                    />
                  ) : (
                    state === 'handed_in' &&
                    written === undefined && (
                      <IconButton
                        label={messages.commentOn(item.label)}
                        size="small"
                        onClick={() => {
                          setComments({ ...comments, [item.id]: '' });
                          setMessage(message ?? '');
                        }}
                      >
                        <MessageSquarePlus />
                      </IconButton>
                    )
                  )}
                </li>
              );
            })}
          </ul>
        )}
        {state === 'handed_in' && (
          <div data-part="foot">
            {message !== null && (
              <TextArea
                label={messages.message}
                hint={messages.messageHint}
                rows={3}
                maxLength={affiliationLimits.messageMax}
                value={message}
                error={refused ? messages.nothing : undefined}
                onChange={({ target }) => {
                  setRefused(false);
                  setMessage(target.value);
                }}
              />
            )}
            <div data-part="actions">
              <Button variant="quiet" loading={asking !== null} onClick={send}>
                {messages.askChanges}
              </Button>
              <Button
                icon={<Check aria-hidden="true" />}
                loading={accepting !== null}
                onClick={() => void accept()}
              >
                {messages.accept}
              </Button>
            </div>
          </div>
        )}
      </Root>
    );
  },
);
AffiliationReview.displayName = 'AffiliationReview';
