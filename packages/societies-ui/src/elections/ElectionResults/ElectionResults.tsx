import { forwardRef, useId, useState, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import {
  reopenNominations,
  type ElectionResults as Results,
  type RoleResult,
  type ThemeColors,
} from 'societies-contract';
import { ErrorState } from '../../base/ErrorState/ErrorState.tsx';
import { ChevronRight } from '../../base/Icon/icons.ts';
import { Skeleton } from '../../base/Skeleton/Skeleton.tsx';
import { useControllableState } from '../../base/useControllableState.ts';
import { Progress } from '../../base/Progress/Progress.tsx';
import { useDates } from '../../host/useDates.ts';
import { useMessages } from '../../host/useMessages.ts';
import { useNumbers } from '../../host/useNumbers.ts';
import { SocietyArt } from '../../societies/SocietyArt/SocietyArt.tsx';
import { CandidateFace } from '../CandidateFace/CandidateFace.tsx';
import { candidateMessages, useCandidateName } from '../useCandidateName.ts';
import { inOrder, lastRoundOf } from './count.ts';
import { CountAgain, type CountAgainProps } from './CountAgain.tsx';
import { CountTable } from './CountTable.tsx';
import { electionResultsMessages } from './ElectionResults.messages.ts';
import { Root } from './ElectionResults.styles.ts';
import { VoteFlow } from './VoteFlow.tsx';

export interface ElectionResultsProps
  extends
    Omit<ComponentPropsWithoutRef<'section'>, 'children' | 'onError' | 'role' | 'results'>,
    Pick<CountAgainProps, 'onDownload' | 'onCheckReceipt' | 'explanation'> {
  /** The published results; undefined while they load. */
  results?: Results;
  /** The society, of whose art the winner's banner is made. */
  society: { id: number; theme: ThemeColors };
  /** Id of the role whose count is shown, for controlled use. */
  roleId?: number;
  /** Called with the id of the role whose count is asked for. */
  onRoleChange?: (role: number) => void;
  /** Error message, shown in place of the results. */
  error?: ReactNode;
  /** Called to retry. Without it an error has no button. */
  onRetry?: () => void;
  /** Whether a retry is in progress; its button then shows progress. */
  retrying?: boolean;
}

/** A winner as the list and the banner show it: a candidate, “Re-open nominations”, or nobody. */
const winnerOf = ({ winner, candidates }: RoleResult) =>
  winner === reopenNominations
    ? { id: reopenNominations, name: null, avatar: null }
    : candidates.find(({ id }) => id === winner);

/** The results of an election: who is elected, how the ballots moved round by round, and how to count again. */
export const ElectionResults = forwardRef<HTMLElement, ElectionResultsProps>(function ElectionResults(
  {
    results,
    society,
    roleId,
    onRoleChange,
    onDownload,
    onCheckReceipt,
    explanation,
    error,
    onRetry,
    retrying,
    ...rest
  },
  ref,
) {
  const messages = useMessages('ElectionResults', electionResultsMessages);
  const { reopen } = useMessages('Candidate', candidateMessages);
  const dates = useDates();
  const { number } = useNumbers();
  const nameOf = useCandidateName();
  const id = useId();
  const [chosen, choose] = useControllableState(roleId, 0, onRoleChange);
  const [view, setView] = useState<'flow' | 'table'>('flow');
  if (!results)
    return (
      <Root ref={ref} data-soc="ElectionResults" data-state="loading" aria-busy={!error} {...rest}>
        {error ? (
          <ErrorState title={error} onRetry={onRetry} retrying={retrying} />
        ) : (
          <>
            <Skeleton height="320px" />
            <Skeleton height="640px" />
          </>
        )}
      </Root>
    );

  const current = results.roles.find(({ role }) => role.id === chosen) ?? results.roles[0];
  const { turnout, published_by: by } = results;
  const percent = (share: number) => `${number(Math.round(share * 100))} %`;
  const day = (instant: string) => dates.weekdayAndDate(dates.isoDay(instant));
  const names = (ids: readonly number[], { candidates }: RoleResult) =>
    messages.and(
      ids.map((one) =>
        one === reopenNominations
          ? reopen
          : nameOf(candidates.find((candidate) => candidate.id === one) ?? { id: one, name: null }),
      ),
    );
  const tiesOf = (result: RoleResult) =>
    result.rounds.flatMap(({ tie }, index) => {
      if (!tie) return [];
      const level = names(tie.candidates, result);
      return tie.decided_by === 'round' && tie.round !== null
        ? messages.tieByRound(level, index + 1, tie.round)
        : messages.tieByLot(level, index + 1, results.seed);
    });

  const count = (result: RoleResult) => {
    const { role, rounds, winner } = result;
    const won = winnerOf(result);
    const { votes, own, share } = lastRoundOf(result);
    const order = inOrder(result, results.reopen_nominations);
    const ties = tiesOf(result);
    return (
      <section aria-label={messages.resultOf(role.name)} data-part="count">
        <div data-part="banner">
          <SocietyArt seed={society.id} theme={society.theme} size="hero" data-part="art" />
          {won && <CandidateFace candidate={won} size="large" />}
          <div data-part="elected">
            <p data-part>
              {winner !== null && winner !== reopenNominations ? messages.electedAs(role.name) : role.name}
            </p>
            <h3 data-part>
              {won ? (winner === reopenNominations ? messages.reopened : nameOf(won)) : messages.nobody}
            </h3>
            <p data-part>
              {winner === null
                ? messages.nobodyHint
                : winner === reopenNominations
                  ? messages.reopenedHint
                  : messages.won(own, votes, rounds.length)}
            </p>
          </div>
          {winner !== null && votes > 0 && (
            <p data-part="share">
              <strong data-part>{percent(share)}</strong>
              <span>{messages.needed}</span>
            </p>
          )}
        </div>
        {rounds.length > 0 && (
          <div data-part="moved">
            <div data-part="head">
              <div>
                <h3 data-part>{messages.moved}</h3>
                <p data-part>{messages.movedHint}</p>
              </div>
              <div role="group" aria-label={messages.view} data-part="view">
                {(['flow', 'table'] as const).map((one) => (
                  <button
                    data-part
                    key={one}
                    type="button"
                    aria-pressed={view === one}
                    onClick={() => setView(one)}
                  >
                    {messages[one]}
                  </button>
                ))}
              </div>
            </div>
            {view === 'flow' ? (
              <VoteFlow result={result} order={order} />
            ) : (
              <CountTable result={result} order={order} />
            )}
            <div data-part="legend">
              {view === 'flow' && (
                <ul data-part>
                  <li data-part data-kind="stays">
                    {messages.legendStays}
                  </li>
                  <li data-part data-kind="moves">
                    {messages.legendMoves}
                  </li>
                  <li data-part data-kind="exhausted">
                    {messages.legendExhausted}
                  </li>
                </ul>
              )}
              <div data-part="ties">
                {ties.length === 0 ? (
                  <p data-part>{messages.noTie}</p>
                ) : (
                  ties.map((tie) => (
                    <p data-part key={tie}>
                      {tie}
                    </p>
                  ))
                )}
              </div>
            </div>
          </div>
        )}
      </section>
    );
  };

  return (
    <Root ref={ref} data-soc="ElectionResults" {...rest}>
      <p data-part="when">
        <span>{messages.ended(day(results.voting_until), dates.time(results.voting_until))}</span>{' '}
        <span>
          {messages.published(day(results.published_at), dates.time(results.published_at), by?.name ?? null)}
        </span>
      </p>
      <div data-part="roles">
        <ul data-part aria-label={messages.roles}>
          {results.roles.map((result) => {
            const won = winnerOf(result);
            return (
              <li data-part key={result.role.id}>
                <button
                  data-part
                  type="button"
                  aria-current={result === current || undefined}
                  onClick={() => choose(result.role.id)}
                >
                  {won ? <CandidateFace candidate={won} /> : <span data-part="face" />}
                  <span data-part="words">
                    <span data-part="role">{result.role.name}</span>
                    <span data-part="winner">
                      {result.winner === reopenNominations
                        ? messages.reopened
                        : won
                          ? nameOf(won)
                          : messages.nobody}
                    </span>
                  </span>
                  <ChevronRight aria-hidden="true" />
                </button>
              </li>
            );
          })}
        </ul>
        <div data-part="turnout">
          <p data-part>
            <span id={id}>{messages.turnout}</span>
            <strong data-part>
              {percent(turnout.electorate > 0 ? turnout.voted / turnout.electorate : 0)}
            </strong>
          </p>
          <Progress label={messages.turnout} hideLabel value={turnout.voted} max={turnout.electorate} />
          <p data-part="voted">{messages.voted(turnout.voted, turnout.electorate)}</p>
        </div>
      </div>
      <div data-part="main">
        {current && count(current)}
        <CountAgain
          ballots={results.ballots}
          onDownload={onDownload}
          onCheckReceipt={onCheckReceipt}
          explanation={explanation}
        />
      </div>
    </Root>
  );
});
ElectionResults.displayName = 'ElectionResults';
