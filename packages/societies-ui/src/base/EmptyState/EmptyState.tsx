import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { Root } from './EmptyState.styles.ts';

export interface EmptyStateProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title' | 'children'> {
  /** What is missing, such as 'No events yet'. */
  title: ReactNode;
  /** A sentence under the title: why, or what to do about it. */
  description?: ReactNode;
  /** An illustration instead of the constellation; decorative. */
  art?: ReactNode;
  /** An action, if the user can change that. */
  action?: ReactNode;
}

const stars: readonly (readonly [x: number, y: number, r: number])[] = [
  [18, 62, 3],
  [52, 30, 4],
  [84, 54, 3],
  [112, 22, 3],
  [142, 44, 4],
];

/** A constellation with its last star missing. */
const Drawing = () => (
  <svg data-part viewBox="0 0 160 84" fill="none" aria-hidden="true">
    <polyline
      points={stars.map(([x, y]) => `${x},${y}`).join(' ')}
      stroke="currentColor"
      strokeOpacity="0.35"
      strokeWidth="1.5"
      strokeDasharray="3 4"
    />
    {stars.slice(0, -1).map(([x, y, r]) => (
      <g key={x} fill="currentColor">
        <circle cx={x} cy={y} r={r * 2.6} fillOpacity="0.12" />
        <circle cx={x} cy={y} r={r} />
      </g>
    ))}
    <circle cx="142" cy="44" r="7" stroke="currentColor" strokeWidth="1.5" strokeDasharray="2.5 3" />
  </svg>
);

/** Shown where there is no content and that is no error: an illustration, an explanation, and possibly an action. */
export const EmptyState = forwardRef<HTMLDivElement, EmptyStateProps>(function EmptyState(
  { title, description, art, action, ...rest },
  ref,
) {
  return (
    <Root ref={ref} data-soc="EmptyState" {...rest}>
      <div data-part="art" aria-hidden="true">
        {art ?? <Drawing />}
      </div>
      <div data-part="title">{title}</div>
      {description && <div data-part="description">{description}</div>}
      {action && <div data-part="actions">{action}</div>}
    </Root>
  );
});
EmptyState.displayName = 'EmptyState';
