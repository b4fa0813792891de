import { reopenNominations, type RoleResult } from 'societies-contract';
import { useMessages } from '../../host/useMessages.ts';
import { useNumbers } from '../../host/useNumbers.ts';
import type { ShownCandidate } from '../election.ts';
import { useCandidateName } from '../useCandidateName.ts';
import { electionResultsMessages } from './ElectionResults.messages.ts';
import { exhaustedKey, flowSize, layOut, outlineOf, type FlowBand } from './flow.ts';
import { Drawing } from './VoteFlow.styles.ts';

interface VoteFlowProps {
  /** The count of one role. */
  result: RoleResult;
  /** Those who were on the ballot, from top to bottom. */
  order: readonly ShownCandidate[];
}

/** Colours that neighbours tell apart, among those of initials. */
const hues = [4, 5, 1, 6, 2, 0, 3, 7] as const;

/** Bands that move lie above those that stay. */
const movesLast = (one: FlowBand, other: FlowBand) =>
  Number(one.kind === 'moves') - Number(other.kind === 'moves');

/** How the ballots moved from round to round, as a drawing. The same stands in `CountTable`. */
export const VoteFlow = ({ result: { role, rounds, winner }, order }: VoteFlowProps) => {
  const messages = useMessages('ElectionResults', electionResultsMessages);
  const nameOf = useCandidateName();
  const { number } = useNumbers();
  const flow = layOut(
    rounds,
    order.map(({ id }) => id),
  );
  const hueOf = (id: number) => {
    if (id === exhaustedKey) return 'exhausted';
    if (id === reopenNominations) return 'reopen';
    return hues[order.findIndex((candidate) => candidate.id === id) % hues.length];
  };
  const names = new Map(order.map((candidate) => [candidate.id, nameOf(candidate)]));
  const last = rounds.length - 1;
  return (
    <Drawing role="region" aria-label={messages.drawing(role.name)} tabIndex={0}>
      <svg
        data-part
        viewBox={`0 0 ${flow.width} ${flow.height}`}
        style={{ minInlineSize: flow.width * 0.9 }}
        role="img"
        aria-label={messages.drawing(role.name)}
      >
        {rounds.map((_, index) => {
          const eliminated = rounds[index - 1]?.eliminated;
          const x = flowSize.names + index * flowSize.round + flowSize.bar / 2;
          return (
            <text key={index} x={x} y={16} textAnchor="middle">
              <tspan data-part="round">{messages.round(index + 1)}</tspan>
              <tspan data-part="goes" x={x} dy={20}>
                {eliminated == null ? messages.firstChoices : messages.goes(names.get(eliminated) ?? '')}
              </tspan>
            </text>
          );
        })}
        {flow.bands.toSorted(movesLast).map((band, index) => (
          <path key={index} d={outlineOf(band)} data-kind={band.kind} data-hue={hueOf(band.id)} />
        ))}
        {flow.nodes.map(({ id, round, x, y, height, count, gain }) => {
          const middle = y + height / 2;
          return (
            <g key={`${id} ${round}`} data-hue={hueOf(id)}>
              <rect x={x} y={y} width={flowSize.bar} height={height} rx={2} />
              {round === 0 ? (
                <text x={x - 12} y={middle} dominantBaseline="central" textAnchor="end">
                  <tspan data-part="name">{id === exhaustedKey ? messages.exhausted : names.get(id)}</tspan>
                  <tspan data-part="count" dx={8}>
                    {number(count)}
                  </tspan>
                </text>
              ) : (
                <text x={x + flowSize.bar + 8} y={middle} dominantBaseline="central">
                  <tspan data-part="count">{number(count)}</tspan>
                  {gain !== undefined && gain > 0 && (
                    <tspan data-part={id === exhaustedKey ? 'lost' : 'gain'} dx={6}>
                      {`+${number(gain)}`}
                    </tspan>
                  )}
                </text>
              )}
              {round === last && id === winner && (
                <text x={x + flowSize.bar + 8} y={middle + 20} dominantBaseline="central" data-part="elected">
                  {messages.elected}
                </text>
              )}
            </g>
          );
        })}
      </svg>
    </Drawing>
  );
};
VoteFlow.displayName = 'VoteFlow';
