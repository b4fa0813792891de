import { Minus, TrendingDown, TrendingUp } from '../Icon/icons.ts';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { Card } from '../Card/Card.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { useLinkComponent } from '../../host/useLinkComponent.ts';
import { useMessages } from '../../host/useMessages.ts';
import { Body } from './StatCard.styles.ts';

export const statCardMessages = { up: 'up', down: 'down', same: 'unchanged' } as const;

export interface StatCardProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** What is counted. */
  label: ReactNode;
  /** The number, or a name. */
  value: ReactNode;
  /** A second line: what the number is a part of. */
  hint?: ReactNode;
  /** Before the label; decorative. */
  icon?: ReactNode;
  /** The change over time; `good` decides the colour. */
  change?: { direction: 'up' | 'down' | 'same'; text: ReactNode; good?: boolean };
  /** A list of what is counted; makes the whole card a link. */
  href?: string;
  /** A small plot under the number. */
  plot?: ReactNode;
}

const icons = { up: TrendingUp, down: TrendingDown, same: Minus } as const;

/** A key figure with its change. */
export const StatCard = forwardRef<HTMLDivElement, StatCardProps>(function StatCard(
  { label, value, hint, icon, change, href, plot, ...rest },
  ref,
) {
  const messages = useMessages('StatCard', statCardMessages);
  const LinkComponent = useLinkComponent();
  const Icon = change && icons[change.direction];
  return (
    <Card ref={ref} padding="medium" data-soc="StatCard" interactive={href !== undefined} {...rest}>
      <Body>
        <p data-part="label">
          {icon}
          {href === undefined ? (
            <span>{label}</span>
          ) : (
            <LinkComponent href={href} data-part="target">
              {label}
            </LinkComponent>
          )}
        </p>
        <p
          data-part="value"
          data-variant={typeof value === 'string' && /\p{Letter}{4}/u.test(value) ? 'name' : 'number'}
        >
          {value}
        </p>
        {(hint || change) && (
          <p data-part="foot">
            {change && Icon && (
              <span
                data-part="change"
                data-state={change.good === undefined ? undefined : change.good ? 'good' : 'bad'}
              >
                <Icon aria-hidden="true" />
                <VisuallyHidden>{`${messages[change.direction]} `}</VisuallyHidden>
                <span>{change.text}</span>
              </span>
            )}
            {hint && <span data-part="hint">{hint}</span>}
          </p>
        )}
        {plot && <div data-part="plot">{plot}</div>}
      </Body>
    </Card>
  );
});
StatCard.displayName = 'StatCard';
