import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { answeredKinds, computedKinds, type Affiliation, type AffiliationItem } from 'societies-contract';
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../base/ErrorState/ErrorState.tsx';
import { Skeleton } from '../../base/Skeleton/Skeleton.tsx';
import { useMessages } from '../../host/useMessages.ts';
import { AffiliationState } from '../AffiliationState/AffiliationState.tsx';
import { affiliationChecklistMessages } from './AffiliationChecklist.messages.ts';
import { Root } from './AffiliationChecklist.styles.ts';
import { ChecklistItem, type ChecklistActions } from './ChecklistItem.tsx';
import { DueCard } from './DueCard.tsx';

export interface AffiliationChecklistProps
  extends ChecklistActions, Omit<ComponentPropsWithoutRef<'section'>, 'children' | 'onError'> {
  /** How the society stands in the current round. Undefined while it loads. */
  affiliation?: Affiliation;
  /** The current time. */
  now: Date;
  /** Hands in, once everything that is required is done. Without it the reader only reads. */
  onHandIn?: () => void | Promise<unknown>;
  /** Error message, shown in place of the list. */
  error?: ReactNode;
  /** Called to retry. Without it an error has no button. */
  onRetry?: () => void;
  /** Whether a retry is in progress; its button then shows progress. */
  retrying?: boolean;
}

/** What the union asks of a society once a year: what is to change first, then what the committee answers, what is counted and what the office ticks. */
export const AffiliationChecklist = forwardRef<HTMLElement, AffiliationChecklistProps>(
  function AffiliationChecklist(
    {
      affiliation,
      now,
      onAnswer,
      onUpload,
      onRemove,
      onDownload,
      uploads,
      errors,
      onHandIn,
      error,
      onRetry,
      retrying,
      ...rest
    },
    ref,
  ) {
    const messages = useMessages('AffiliationChecklist', affiliationChecklistMessages);
    const content = () => {
      if (!affiliation)
        return error ? (
          <ErrorState title={error} onRetry={onRetry} retrying={retrying} />
        ) : (
          <Skeleton height={420} />
        );
      const { round, items, state } = affiliation;
      if (!round) return <EmptyState title={messages.none} description={messages.noneHint} />;
      const rows = round.items.flatMap((item) => {
        const answer = items.find(({ id }) => id === item.id);
        return answer ? [{ item, answer }] : [];
      });
      const toChange = rows.filter(({ answer }) => answer.comment !== null && !answer.done);
      const others = rows.filter((row) => !toChange.includes(row));
      const isOfYou = ({ kind }: AffiliationItem) => answeredKinds.includes(kind) || kind === 'document';
      const groups = [
        { title: messages.toChange, rows: toChange, part: 'change' },
        { title: messages.fromYou, rows: others.filter(({ item }) => isOfYou(item)) },
        { title: messages.counted, rows: others.filter(({ item }) => computedKinds.includes(item.kind)) },
        { title: messages.office, rows: others.filter(({ item }) => item.kind === 'office') },
      ];
      const open = rows.filter(({ item, answer }) => item.required && !answer.done).length;
      const mayWrite = state !== 'accepted';
      const actions = mayWrite
        ? { onAnswer, onUpload, onRemove, onDownload, uploads, errors }
        : { onDownload };
      return (
        <>
          <div data-part="head">
            <h2 data-part>{round.name}</h2>
            <AffiliationState state={state} />
            <p data-part>
              <span>{messages.intro}</span> <span>{messages.left(open)}</span>
            </p>
          </div>
          <div data-part="main">
            {groups
              .filter((group) => group.rows.length > 0)
              .map((group) => (
                <section key={group.title} aria-label={group.title} data-part={group.part ?? 'group'}>
                  <div data-part="title">
                    <h3 data-part>{group.title}</h3>
                    <span>
                      {messages.of(group.rows.filter(({ answer }) => answer.done).length, group.rows.length)}
                    </span>
                  </div>
                  <ul data-part>
                    {group.rows.map(({ item, answer }) => (
                      <ChecklistItem key={item.id} item={item} answer={answer} {...actions} />
                    ))}
                  </ul>
                </section>
              ))}
          </div>
          <DueCard affiliation={affiliation} round={round} now={now} onHandIn={onHandIn} />
        </>
      );
    };
    return (
      <Root ref={ref} data-soc="AffiliationChecklist" aria-busy={!affiliation && !error} {...rest}>
        {content()}
      </Root>
    );
  },
);
AffiliationChecklist.displayName = 'AffiliationChecklist';
