import type { RoleResult } from 'societies-contract';
import { useMessages } from '../../host/useMessages.ts';
import { useNumbers } from '../../host/useNumbers.ts';
import type { ShownCandidate } from '../election.ts';
import { useCandidateName } from '../useCandidateName.ts';
import { gainOf } from './count.ts';
import { Scroll } from './CountTable.styles.ts';
import { electionResultsMessages } from './ElectionResults.messages.ts';

interface CountTableProps {
  /** The count of one role. */
  result: RoleResult;
  /** Those who were on the ballot, from top to bottom. */
  order: readonly ShownCandidate[];
}

/** A count as a table: a row a candidate, a column a round. */
export const CountTable = ({ result: { role, rounds, winner }, order }: CountTableProps) => {
  const messages = useMessages('ElectionResults', electionResultsMessages);
  const nameOf = useCandidateName();
  const { number } = useNumbers();
  const caption = messages.tableOf(role.name);
  return (
    <Scroll role="region" aria-label={caption} tabIndex={0}>
      <table data-part>
        <caption data-part>{caption}</caption>
        <thead data-part>
          <tr data-part>
            <th data-part scope="col">
              {messages.candidate}
            </th>
            {rounds.map((_, index) => (
              <th data-part key={index} scope="col" data-align="end">
                {messages.round(index + 1)}
              </th>
            ))}
            <th data-part scope="col">
              {messages.outcome}
            </th>
          </tr>
        </thead>
        <tbody data-part>
          {order.map((candidate) => {
            const lastRound = rounds.findIndex(({ eliminated }) => eliminated === candidate.id);
            return (
              <tr data-part key={candidate.id}>
                <th data-part scope="row">
                  {nameOf(candidate)}
                </th>
                {rounds.map(({ counts }, index) => {
                  const count = counts[candidate.id];
                  const gain = gainOf(rounds, index, candidate.id);
                  return (
                    <td data-part key={index} data-align="end">
                      <span>{count === undefined ? '–' : number(count)}</span>
                      {count !== undefined && gain !== undefined && gain > 0 && (
                        <span data-part="gain">{` +${number(gain)}`}</span>
                      )}
                    </td>
                  );
                })}
                <td data-part>
                  {candidate.id === winner
                    ? messages.elected
                    : lastRound >= 0
                      ? messages.goesAfter(lastRound + 1)
                      : ''}
                </td>
              </tr>
            );
          })}
          <tr data-part>
            <th data-part scope="row">
              {messages.exhausted}
            </th>
            {rounds.map(({ exhausted }, index) => (
              <td data-part key={index} data-align="end">
                {number(exhausted)}
              </td>
            ))}
            <td data-part />
          </tr>
        </tbody>
      </table>
    </Scroll>
  );
};
CountTable.displayName = 'CountTable';
