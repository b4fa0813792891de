interface ConstellationProps {
  /** Of each item, in order. */
  states: readonly ('done' | 'change' | 'open')[];
}

/** Heights of the stars, in turn. */
const heights = [34, 18, 28, 8, 24, 14, 32] as const;

/** A star for each item, joined as far as they are done. Decorative: the numbers stand below. */
export const Constellation = ({ states }: ConstellationProps) => {
  const width = 300;
  const step = states.length > 1 ? (width - 24) / (states.length - 1) : 0;
  const stars = states.map((state, index) => ({
    state,
    x: 12 + index * step,
    y: 6 + (heights[index % heights.length] ?? 0),
  }));
  return (
    <svg viewBox={`0 0 ${width} 48`} aria-hidden="true" data-part="constellation">
      {stars.slice(1).map((star, index) => {
        const from = stars[index];
        return (
          from && (
            <line
              key={star.x}
              x1={from.x}
              y1={from.y}
              x2={star.x}
              y2={star.y}
              data-state={from.state === 'done' && star.state === 'done' ? 'done' : 'open'}
            />
          )
        );
      })}
      {stars.map(({ state, x, y }) => (
        <circle key={x} cx={x} cy={y} r={state === 'done' ? 4.5 : 5} data-state={state} />
      ))}
    </svg>
  );
};
Constellation.displayName = 'Constellation';
