import {
  Activity,
  CalendarDays,
  ChevronRight,
  Inbox,
  MailWarning,
  Orbit,
  Users,
} from '../../base/Icon/icons.ts';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { outcomes, type PlatformAnalytics } from 'societies-contract';
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../base/ErrorState/ErrorState.tsx';
import { Skeleton } from '../../base/Skeleton/Skeleton.tsx';
import { StatCard } from '../../base/StatCard/StatCard.tsx';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { LinkOrText } from '../../host/LinkOrText.tsx';
import { useLinkComponent } from '../../host/useLinkComponent.ts';
import { useMessages } from '../../host/useMessages.ts';
import { useNumbers } from '../../host/useNumbers.ts';
import { useRoutes } from '../../host/useRoutes.ts';
import { wholeNumber } from '../../host/wholeNumber.ts';
import { PlotCard, PlotCardSkeleton } from '../../plots/PlotCard/PlotCard.tsx';
import { PageHeader } from '../../shell/PageHeader/PageHeader.tsx';
import { SocietyLogo } from '../../societies/SocietyLogo/SocietyLogo.tsx';
import { memberCount } from '../../societies/memberCount.ts';
import { Links, Root, Top } from './AdminDashboard.styles.ts';

export const adminDashboardMessages = {
  title: 'Dashboard',
  loading: 'Loading analytics...',
  failed: outcomes.analytics.failure as string,
  empty: outcomes.analytics.empty as string,
  societies: 'Societies',
  students: 'Students',
  events: 'Events',
  active: 'Active societies',
  societiesThisTerm: (count: number) => `${count > 0 ? '+' : ''}${count} this term`,
  usersThisMonth: (count: number) => `${count > 0 ? '+' : ''}${count} this month`,
  comingEvents: (coming: number, thisWeek: number) => `${wholeNumber(coming)} coming, ${thisWeek} this week`,
  percentage: (share: number) => `${Math.round(share)} %`,
  mostEngaged: 'Most engaged',
  mostPopular: 'Most popular',
  nobody: 'Nobody yet',
  signUps: (each: number) => `${each.toFixed(1)} sign-ups a member`,
  members: memberCount,
  links: 'Quick links',
  manageSocieties: 'Manage all societies',
  viewRequests: 'View society requests',
  waiting: (count: number, days: number) =>
    `${count === 1 ? '1 request waits' : `${wholeNumber(count)} requests wait`}, the oldest ${
      days < 1 ? 'since today' : days === 1 ? 'for 1 day' : `for ${days} days`
    }`,
  manageUsers: 'Manage all users',
  undelivered: (count: number) =>
    count === 1 ? '1 email was not delivered' : `${wholeNumber(count)} emails were not delivered`,
} as const;

/** The figures of a whole site, as far as the dashboard shows them. */
export type DashboardFigures = Pick<
  PlatformAnalytics,
  'platform_overview' | 'top_performing_societies' | 'changes' | 'series'
>;

export interface AdminDashboardProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The figures; undefined while they load, null when there are none. */
  analytics?: DashboardFigures | null;
  /** Whether loading failed. */
  failed?: boolean;
  /** Called to retry. Without it an error has no button. */
  onRetry?: () => void;
  /** Whether a retry is in progress; its button then shows progress. */
  retrying?: boolean;
  /** Requests that wait for a decision: how many, and for how many days the oldest has; the link to them then says so. */
  waiting?: { count: number; days: number };
  /** Number of undelivered mails; if there are any, a line links to them. @default 0 */
  undelivered?: number;
  /** Logos by society id; omitted ids are still loading. Without the prop, initials are shown. */
  logos?: Readonly<Record<number, string | null>>;
}

/** The platform's statistics, the leading societies, and links to the administration pages. */
export const AdminDashboard = forwardRef<HTMLDivElement, AdminDashboardProps>(function AdminDashboard(
  { analytics, undelivered = 0, waiting, failed = false, onRetry, retrying, logos, ...rest },
  ref,
) {
  const { number } = useNumbers();
  const messages = useMessages('AdminDashboard', adminDashboardMessages);
  const LinkComponent = useLinkComponent();
  const routes = useRoutes();

  const links = (
    <Links as="section" aria-label={messages.links}>
      <ul data-part>
        {(
          [
            ['societies', messages.manageSocieties, Orbit],
            ['requests', messages.viewRequests, Inbox],
            ['users', messages.manageUsers, Users],
            ...(undelivered > 0
              ? ([['mails', messages.undelivered(undelivered), MailWarning]] as const)
              : []),
          ] as const
        ).map(([page, words, Icon]) => {
          const href = routes.admin(page);
          return (
            href && (
              <li data-part key={page}>
                <LinkComponent href={href}>
                  <Icon aria-hidden="true" />
                  <span>
                    <span>{words}</span>
                    {page === 'requests' && waiting && waiting.count > 0 && (
                      <span data-part="waiting">{messages.waiting(waiting.count, waiting.days)}</span>
                    )}
                  </span>
                  <ChevronRight aria-hidden="true" />
                </LinkComponent>
              </li>
            )
          );
        })}
      </ul>
    </Links>
  );

  /** A placeholder of the final size while loading, to avoid a layout shift. */
  const figure = (value: number | undefined) =>
    value === undefined ? <Skeleton variant="word" width="3ch" /> : number(value);
  const note = (text: string | undefined) => text ?? <Skeleton variant="word" width={96} />;
  const change = (count: number | undefined, text: (count: number) => string) =>
    count === undefined
      ? { hint: note(undefined) }
      : {
          change: {
            direction: count > 0 ? ('up' as const) : ('same' as const),
            text: text(count),
            good: count > 0 ? true : undefined,
          },
        };

  const top = <Society extends { id: number; name: string }>(
    label: string,
    society: Society | null | undefined,
    told: (society: Society) => string,
  ) => (
    <Top>
      {society && <SocietyLogo name={society.name} src={logos ? logos[society.id] : null} />}
      {society === undefined && <Skeleton variant="round" width={64} style={{ flex: 'none' }} />}
      <div data-part="words">
        <p data-part>{label}</p>
        {society === undefined ? (
          <p data-part="name">
            <Skeleton variant="word" width={144} />
          </p>
        ) : (
          <h2 data-part="name">
            {society ? (
              <LinkOrText href={routes.adminSociety(society)}>{society.name}</LinkOrText>
            ) : (
              messages.nobody
            )}
          </h2>
        )}
        {society !== null && <p data-part>{note(society && told(society))}</p>}
      </div>
    </Top>
  );

  const content = () => {
    if (failed && !analytics)
      return (
        <>
          <ErrorState title={messages.failed} onRetry={onRetry} retrying={retrying} />
          {links}
        </>
      );
    if (analytics === null)
      return (
        <>
          <EmptyState title={messages.empty} />
          {links}
        </>
      );
    const overview = analytics?.platform_overview;
    const changes = analytics?.changes;
    const best = analytics?.top_performing_societies;
    const [first, ...others] = analytics?.series ?? [];
    return (
      <>
        {!analytics && <VisuallyHidden role="status">{messages.loading}</VisuallyHidden>}
        <div data-part="stats">
          <StatCard
            icon={<Orbit aria-hidden="true" />}
            label={messages.societies}
            href={routes.admin('societies', 'view=table&sort=-creation_date')}
            value={figure(overview?.total_societies)}
            {...change(changes?.societies_this_term, messages.societiesThisTerm)}
          />
          <StatCard
            icon={<Users aria-hidden="true" />}
            label={messages.students}
            href={routes.admin('users', 'sort=-date_joined')}
            value={figure(overview?.total_users)}
            {...change(changes?.users_this_month, messages.usersThisMonth)}
          />
          <StatCard
            icon={<CalendarDays aria-hidden="true" />}
            label={messages.events}
            href={routes.whatsOn()}
            value={figure(overview?.total_events)}
            hint={note(
              analytics &&
                messages.comingEvents(
                  analytics.platform_overview.coming_events,
                  analytics.changes.events_this_week,
                ),
            )}
          />
          <StatCard
            icon={<Activity aria-hidden="true" />}
            label={messages.active}
            href={routes.admin('societies', 'view=table&state=active')}
            value={figure(overview?.active_societies.count)}
            hint={note(overview && messages.percentage(overview.active_societies.percentage))}
          />
        </div>
        <div data-part="rest">
          {first && <PlotCard series={first} />}
          {!analytics && <PlotCardSkeleton />}
          <div data-part="side">
            {top(messages.mostEngaged, best?.most_engaged, ({ signups_per_member }) =>
              messages.signUps(signups_per_member),
            )}
            {top(messages.mostPopular, best?.most_popular, ({ member_count }) =>
              messages.members(member_count),
            )}
            {links}
          </div>
        </div>
        {(!analytics || others.length > 0) && (
          <div data-part="plots">
            {others.map((one) => (
              <PlotCard key={one.name} series={one} />
            ))}
            {!analytics && [1, 2, 3].map((plot) => <PlotCardSkeleton key={plot} />)}
          </div>
        )}
      </>
    );
  };

  return (
    <Root ref={ref} data-soc="AdminDashboard" {...rest}>
      <PageHeader title={messages.title} />
      {content()}
    </Root>
  );
});
AdminDashboard.displayName = 'AdminDashboard';
