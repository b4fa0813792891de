import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { reopenNominations } from 'societies-contract';
import { ArrowDown, ArrowUp, ChevronDown, Grip, X } from '../../base/Icon/icons.ts';
import { Menu } from '../../base/Menu/Menu.tsx';
import { useFocusInRows } from '../../base/useFocusInRows.ts';
import { useMessages } from '../../host/useMessages.ts';
import { CandidateFace } from '../CandidateFace/CandidateFace.tsx';
import type { ShownCandidate } from '../election.ts';
import { useCandidateName } from '../useCandidateName.ts';
import { ballotMessages } from './Ballot.messages.ts';
import { moved } from './moved.ts';
import { Lists } from './RankedList.styles.ts';
import { useDragOrder } from './useDragOrder.ts';

interface WordsProps {
  candidate: ShownCandidate;
  /** Whether the statement is unfolded. */
  open: boolean;
  onToggle: () => void;
}

/** A candidate's name, and what unfolds the statement. */
function Words({ candidate, open, onToggle }: WordsProps) {
  const messages = useMessages('Ballot', ballotMessages);
  const name = useCandidateName()(candidate);
  return (
    <span data-part="words">
      <span data-part="name">{name}</span>
      {candidate.id === reopenNominations && <span data-part="hint">{messages.reopenHint}</span>}
      {candidate.statement && (
        <button
          type="button"
          data-part="read"
          aria-expanded={open}
          aria-label={open ? messages.closeStatementOf(name) : messages.readOf(name)}
          onClick={onToggle}
        >
          <span>{open ? messages.closeStatement : messages.read}</span>
          <ChevronDown aria-hidden="true" />
        </button>
      )}
    </span>
  );
}

interface RankedListProps {
  /** All who can be ranked, in the order in which the reader sees them. */
  candidates: readonly ShownCandidate[];
  /** Ids of the ranked ones, the best first. */
  ranking: readonly number[];
  /** Gets the new ranking. */
  onChange: (ranking: readonly number[]) => void;
}

/**
 * Candidates put in order: a press ranks or takes out, the handle moves by dragging, by arrow keys and by a menu. What happened is
 * announced.
 */
export const RankedList = ({ candidates, ranking, onChange }: RankedListProps) => {
  const messages = useMessages('Ballot', ballotMessages);
  const nameOf = useCandidateName();
  const id = useId();
  const [said, setSaid] = useState('');
  const [read, setRead] = useState<number | null>(null);
  const rankedList = useRef<HTMLOListElement>(null);
  const otherList = useRef<HTMLUListElement>(null);
  /** The candidate whose handle has the focus after it moved. */
  const held = useRef<number | null>(null);
  const rowOf = (place: number) => rankedList.current?.children[place];
  const [onRankedFocus] = useFocusInRows(rankedList, () =>
    otherList.current?.querySelector<HTMLElement>('[data-part="target"]'),
  );
  const [onOtherFocus] = useFocusInRows(otherList, () =>
    rankedList.current?.lastElementChild?.querySelector<HTMLElement>('[data-part="target"]'),
  );
  const byId = new Map(candidates.map((candidate) => [candidate.id, candidate]));
  const ranked = ranking.flatMap((one) => byId.get(one) ?? []);
  const others = candidates.filter((candidate) => !ranking.includes(candidate.id));

  const move = (from: number, to: number) => {
    const candidate = ranked[from];
    if (!candidate || to < 0 || to >= ranked.length || to === from) return;
    held.current = candidate.id;
    setSaid(messages.saidMoved(nameOf(candidate), to + 1, ranked.length));
    onChange(
      moved(
        ranked.map((one) => one.id),
        from,
        to,
      ),
    );
  };
  const rank = (candidate: ShownCandidate) => {
    setSaid(messages.saidRanked(nameOf(candidate), ranked.length + 1));
    onChange([...ranked.map((one) => one.id), candidate.id]);
  };
  const takeOut = (candidate: ShownCandidate) => {
    setSaid(messages.saidTakenOut(nameOf(candidate)));
    onChange(ranked.map((one) => one.id).filter((one) => one !== candidate.id));
  };
  // Synchronises the document's focus: moving a row takes it out of the document for a moment.
  useLayoutEffect(() => {
    const place = ranking.findIndex((one) => one === held.current);
    held.current = null;
    rowOf(place)?.querySelector<HTMLElement>('[data-part="handle"]')?.focus({ preventScroll: true });
  }, [ranking]);

  const { drag, cancel, handle, slotStyle, rowStyle } = useDragOrder(rankedList, move);
  const onHandleKey = (event: KeyboardEvent<HTMLElement>, place: number) => {
    const to = {
      ArrowUp: place - 1,
      ArrowDown: place + 1,
      Home: 0,
      End: ranked.length - 1,
    }[event.key];
    if (event.key === 'Escape') cancel();
    if (to === undefined) return;
    event.preventDefault();
    move(place, to);
  };

  const wordsOf = (candidate: ShownCandidate) => ({
    candidate,
    open: read === candidate.id,
    onToggle: () => setRead(read === candidate.id ? null : candidate.id),
  });
  const statementOf = ({ id: one, statement }: ShownCandidate) =>
    read === one && statement && <p data-part="statement">{statement}</p>;

  return (
    <Lists
      onFocus={(event) => {
        onRankedFocus(event);
        onOtherFocus(event);
      }}
    >
      <p role="status" data-part="said">
        {said}
      </p>
      <span id={id} hidden>
        {messages.moveHint}
      </span>
      <ol ref={rankedList} aria-label={messages.ranked} data-part="ranked">
        {ranked.map((candidate, place) => {
          return (
            <li
              key={candidate.id}
              data-part="slot"
              data-state={drag?.from === place ? 'lifted' : drag ? 'waiting' : undefined}
              style={slotStyle(place)}
            >
              <div data-part="candidate" style={rowStyle(place)}>
                <button
                  type="button"
                  data-part="target"
                  aria-label={messages.takeOut(nameOf(candidate), place + 1)}
                  onClick={() => takeOut(candidate)}
                >
                  <span data-part="rank">
                    {messages.ordinal((drag?.from === place ? drag.to : place) + 1)}
                  </span>
                </button>
                <CandidateFace candidate={candidate} />
                <Words {...wordsOf(candidate)} />
                <Menu
                  trigger={(trigger) => {
                    const drags = handle(place);
                    return (
                      <button
                        {...trigger}
                        {...drags}
                        type="button"
                        data-part="handle"
                        aria-label={messages.move(nameOf(candidate), place + 1, ranked.length)}
                        aria-describedby={id}
                        onKeyDown={(event) => onHandleKey(event, place)}
                      >
                        <Grip aria-hidden="true" />
                      </button>
                    );
                  }}
                  groups={[
                    [
                      {
                        label: messages.up,
                        icon: <ArrowUp aria-hidden="true" />,
                        disabled: place === 0,
                        onSelect: () => move(place, place - 1),
                      },
                      {
                        label: messages.down,
                        icon: <ArrowDown aria-hidden="true" />,
                        disabled: place === ranked.length - 1,
                        onSelect: () => move(place, place + 1),
                      },
                      {
                        label: messages.first,
                        disabled: place === 0,
                        onSelect: () => move(place, 0),
                      },
                    ],
                    [
                      {
                        label: messages.remove,
                        icon: <X aria-hidden="true" />,
                        onSelect: () => takeOut(candidate),
                      },
                    ],
                  ]}
                />
                {statementOf(candidate)}
              </div>
            </li>
          );
        })}
      </ol>
      {others.length > 0 && (
        <div data-part="head">
          <h2 data-part id={`${id}others`}>
            {messages.notRanked}
          </h2>
          <p data-part>{messages.otherOrder}</p>
        </div>
      )}
      {candidates.length === 0 && <p data-part="none">{messages.none}</p>}
      <ul data-part ref={otherList} aria-labelledby={`${id}others`} hidden={others.length === 0}>
        {others.map((candidate) => {
          return (
            <li key={candidate.id} data-part="slot">
              <div data-part="candidate">
                <button
                  type="button"
                  data-part="target"
                  aria-label={messages.rank(nameOf(candidate), ranked.length + 1)}
                  onClick={() => rank(candidate)}
                >
                  <span data-part="rank">{messages.ordinal(ranked.length + 1)}</span>
                </button>
                <CandidateFace candidate={candidate} />
                <Words {...wordsOf(candidate)} />
                {statementOf(candidate)}
              </div>
            </li>
          );
        })}
      </ul>
    </Lists>
  );
};
RankedList.displayName = 'RankedList';
