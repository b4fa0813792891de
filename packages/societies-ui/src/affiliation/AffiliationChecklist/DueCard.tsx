import type { Affiliation, AffiliationRound } from 'societies-contract';
import { Button } from '../../base/Button/Button.tsx';
import { CircleCheck } from '../../base/Icon/icons.ts';
import { usePending } from '../../base/usePending.ts';
import { CalendarLeaf } from '../../events/CalendarLeaf/CalendarLeaf.tsx';
import { useDates } from '../../host/useDates.ts';
import { useMessages } from '../../host/useMessages.ts';
import { daysBetween } from '../../membership/daysBetween.ts';
import { stateIcons } from '../AffiliationState/AffiliationState.tsx';
import { affiliationChecklistMessages } from './AffiliationChecklist.messages.ts';
import { Constellation } from './Constellation.tsx';

interface DueCardProps {
  /** How the society stands. */
  affiliation: Affiliation;
  /** The round that it goes through. */
  round: AffiliationRound;
  /** The current time. */
  now: Date;
  /** Hands in. Without it the reader only reads. */
  onHandIn?: () => void | Promise<unknown>;
}

/** When a round is due, how much is done, the button that hands in, and what happened so far. */
export function DueCard({ affiliation, round, now, onHandIn }: DueCardProps) {
  const messages = useMessages('AffiliationChecklist', affiliationChecklistMessages);
  const dates = useDates();
  const { run, pending } = usePending(onHandIn);
  const { items, state, steps, accepted_before: before } = affiliation;
  const done = items.filter((item) => item.done).length;
  const toChange = items.filter((item) => item.comment !== null && !item.done).length;
  const missing = round.items.filter(
    ({ id, required }) => required && !items.find((item) => item.id === id)?.done,
  );
  const [first] = missing;
  const again = steps.length > 0;
  const day = (instant: string) => dates.dayAndMonth(dates.isoDay(instant));
  const mayHandIn = onHandIn && state !== 'accepted';
  return (
    <aside data-part="due">
      <div data-part="when">
        <CalendarLeaf instant={round.due_at} decorative />
        <div>
          <p data-part="days">{messages.dueIn(daysBetween(dates, now, round.due_at))}</p>
          <p data-part="day">{dates.wholeDate(dates.isoDay(round.due_at))}</p>
        </div>
      </div>
      <Constellation
        states={items.map((item) =>
          item.done ? 'done' : item.comment !== null ? ('change' as const) : ('open' as const),
        )}
      />
      <p data-part="counts">
        <span>{messages.doneOf(done, items.length)}</span>
        {toChange > 0 && <span data-part="change">{messages.change(toChange)}</span>}
      </p>
      {mayHandIn && state !== 'handed_in' && (
        <>
          <Button
            size="large"
            fullWidth
            disabled={first !== undefined}
            loading={pending !== null}
            onClick={() => void run()}
          >
            {again ? messages.handInAgain : messages.handIn}
          </Button>
          {first && <p data-part="hint">{messages.waitsFor(first.label, missing.length - 1)}</p>}
        </>
      )}
      {state === 'handed_in' && <p data-part="hint">{messages.handedInHint}</p>}
      {state === 'accepted' && <p data-part="hint">{messages.acceptedHint}</p>}
      {(steps.length > 0 || before) && (
        <ol data-part="steps" aria-label={messages.history}>
          {steps.map((step) => {
            const Drawing = stateIcons[step.state];
            return (
              <li data-part key={`${step.state} ${step.at}`} data-state={step.state}>
                <Drawing aria-hidden="true" />
                <div>
                  <p data-part="label">{messages.steps[step.state]}</p>
                  <p data-part="detail">{messages.by(step.by ?? messages.somebody, day(step.at))}</p>
                  {step.text && <p data-part="text">{step.text}</p>}
                </div>
              </li>
            );
          })}
          {before && (
            <li data-part data-state="accepted">
              <CircleCheck aria-hidden="true" />
              <div>
                <p data-part="label">{messages.acceptedBefore(before.round)}</p>
                <p data-part="detail">{dates.day(before.at)}</p>
              </div>
            </li>
          )}
        </ol>
      )}
    </aside>
  );
}
DueCard.displayName = 'DueCard';
