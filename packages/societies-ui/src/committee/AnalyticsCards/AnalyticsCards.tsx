import { forwardRef, useId, type ComponentPropsWithoutRef } from 'react';
import { outcomes, type SocietyAnalytics } from 'societies-contract';
import { Card } from '../../base/Card/Card.tsx';
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../base/ErrorState/ErrorState.tsx';
import { Skeleton } from '../../base/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { useDates } from '../../host/useDates.ts';
import { useMessages } from '../../host/useMessages.ts';
import { useNumbers } from '../../host/useNumbers.ts';
import { PlotCard } from '../../plots/PlotCard/PlotCard.tsx';
import { Root } from './AnalyticsCards.styles.ts';

export const analyticsCardsMessages = {
  label: 'Analytics',
  loading: 'Loading...',
  failure: outcomes.analytics.failure as string,
  empty: outcomes.analytics.empty as string,
  /** Translations of the server's names of groups and figures. */
  names: {} as Readonly<Record<string, string>>,
  year: (day: string) => `Memberships until ${day}`,
  renewed: 'Renewed',
  lapsed: 'Not renewed',
  renewedShare: 'Renewed (%)',
  renewedByYear: 'Memberships renewed (%)',
} as const;

/** A society's statistics, reduced to what the cards show. */
export type AnalyticsFigures = Pick<SocietyAnalytics, 'groups' | 'series' | 'membership_years'>;

export interface AnalyticsCardsProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** Undefined while it is loading, null when there is none. */
  analytics: AnalyticsFigures | null | undefined;
  /** Whether loading failed. */
  failed?: boolean;
  /** Called to retry. Without it an error has no button. */
  onRetry?: () => void;
  /** Whether a retry is in progress; its button then shows progress. */
  retrying?: boolean;
}

/** Number of figures per group, for placeholders of the right size. */
const expected = [3, 6, 3, 1];

type Year = NonNullable<SocietyAnalytics['membership_years']>[number];

/** In percent of the memberships that ended on that day. */
const shareRenewed = ({ renewed, lapsed }: Year) =>
  renewed + lapsed === 0 ? 0 : Math.round((100 * renewed) / (renewed + lapsed));

/** What the name of a figure ends with if it is no plain number: "Places taken (%)". */
const unit = / \(([%£])\)$/;

const dated = /^\d{4}-\d{2}/;

/** A society's statistics: groups of figures, and plots. */
export const AnalyticsCards = forwardRef<HTMLElement, AnalyticsCardsProps>(function AnalyticsCards(
  { analytics, failed = false, onRetry, retrying, ...rest },
  ref,
) {
  const id = useId();
  const { number, amount } = useNumbers();
  const dates = useDates();
  const messages = useMessages('AnalyticsCards', analyticsCardsMessages);
  const groups = Object.entries(analytics?.groups ?? {}).filter(
    ([, values]) => Object.keys(values).length > 0,
  );
  const years = analytics?.membership_years ?? [];
  const [latest] = years;
  const series = [
    ...(analytics?.series ?? []),
    ...(years.length > 1
      ? [
          {
            name: messages.renewedByYear,
            points: years
              .toReversed()
              .map((year) => ({ label: dates.date(year.ended_on), value: shareRenewed(year) })),
          },
        ]
      : []),
  ];
  const percent = (share: number) => `${number(share)} %`;
  const figures = (group: string, values: Iterable<readonly [label: string, value: number]>) => (
    <dl data-part>
      {Array.from(values, ([label, value]) => {
        const sign = unit.exec(label)?.[1];
        const name = (messages.names[label] ?? label).replace(unit, '');
        return (
          <div key={label} data-part="figure">
            <dt data-part>{label === group ? <VisuallyHidden>{name}</VisuallyHidden> : name}</dt>
            <dd data-part>{(sign === '%' ? percent : sign === '£' ? amount : number)(value)}</dd>
          </div>
        );
      })}
    </dl>
  );
  const content = () => {
    if (failed) return <ErrorState title={messages.failure} onRetry={onRetry} retrying={retrying} />;
    if (analytics === undefined) {
      // Plots have no placeholders: how many cards come above them is not known, and they would move.
      return (
        <div data-part="groups" aria-busy="true">
          <VisuallyHidden role="status">{messages.loading}</VisuallyHidden>
          {expected.map((figures, index) => (
            <Card key={index} padding="medium" aria-hidden="true">
              <h2 data-part>
                <Skeleton variant="word" width="7ch" />
              </h2>
              <dl data-part>
                {Array.from({ length: figures }, (_, figure) => (
                  <div key={figure} data-part="figure">
                    <dt data-part>
                      <Skeleton variant="word" width="9ch" />
                    </dt>
                    <dd data-part>
                      <Skeleton variant="word" width="3ch" />
                    </dd>
                  </div>
                ))}
              </dl>
            </Card>
          ))}
        </div>
      );
    }
    if (groups.length === 0 && series.length === 0) return <EmptyState title={messages.empty} />;
    return (
      <>
        {groups.length > 0 && (
          <div data-part="groups">
            {groups.map(([group, values], index) => (
              <Card key={group} role="group" padding="medium" aria-labelledby={`${id}${index}`}>
                <h2 data-part id={`${id}${index}`}>
                  {messages.names[group] ?? group}
                </h2>
                {figures(group, Object.entries(values))}
              </Card>
            ))}
            {latest && (
              <Card role="group" padding="medium" aria-labelledby={`${id}year`}>
                <h2 data-part id={`${id}year`}>
                  {messages.year(dates.date(latest.ended_on))}
                </h2>
                {figures('', [
                  [messages.renewed, latest.renewed],
                  [messages.lapsed, latest.lapsed],
                  [messages.renewedShare, shareRenewed(latest)],
                ])}
              </Card>
            )}
          </div>
        )}
        {series.length > 0 && (
          <div data-part="plots">
            {series.map((each) => (
              <PlotCard
                key={each.name}
                series={each}
                kind={each.points.every(({ label }) => dated.test(label)) ? 'line' : 'bars'}
              />
            ))}
          </div>
        )}
      </>
    );
  };
  return (
    <Root ref={ref} data-soc="AnalyticsCards" aria-label={messages.label} {...rest}>
      {content()}
    </Root>
  );
});
AnalyticsCards.displayName = 'AnalyticsCards';
