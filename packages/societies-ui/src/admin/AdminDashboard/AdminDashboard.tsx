import { Activity, CalendarDays, ChevronRight, Inbox, Orbit, Users } from '../../base/Icon/icons.ts';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { outcomes, type PlatformAnalytics } from 'societies-contract';
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../base/ErrorState/ErrorState.tsx';
import { useLinkComponent } from '../../base/Link/LinkProvider.tsx';
import { Skeleton } from '../../base/Skeleton/Skeleton.tsx';
import { StatCard } from '../../base/StatCard/StatCard.tsx';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { useNumbers } from '../../messages/useNumbers.ts';
import { PlotCard } from '../../plots/PlotCard/PlotCard.tsx';
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
  eventsThisWeek: (count: number) => `${count} this week`,
  percentage: (share: number) => `${Math.round(share)} %`,
  mostEngaged: 'Most engaged',
  mostPopular: 'Most popular',
  nobody: 'Nobody yet',
  signUps: (each: number) => `${each.toFixed(1)} sign-ups a member`,
  members: memberCount,
  links: 'Quick links',
  manageSocieties: 'Manage all societies',
  viewRequests: 'View society requests',
  manageUsers: 'Manage all users',
} as const;

export interface AdminDashboardProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The figures; undefined while they load, null when there are none. */
  analytics?: PlatformAnalytics | null;
  /** They could not be loaded. */
  failed?: boolean;
  onRetry?: () => void;
  retrying?: boolean;
  /** Logos of the societies named, by id. */
  logos?: Readonly<Record<number, string | null>>;
}

/** The platform at a glance: figures, their development, the societies that lead, and the ways on. */
export const AdminDashboard = forwardRef<HTMLDivElement, AdminDashboardProps>(function AdminDashboard(
  { analytics, failed = false, onRetry, retrying, logos, ...rest },
  ref,
) {
  const { number } = useNumbers();
  const messages = useMessages('AdminDashboard', adminDashboardMessages);
  const LinkComponent = useLinkComponent();

  const links = (
    <Links as="section" aria-label={messages.links}>
      <ul>
        {(
          [
            ['/admin/societies', messages.manageSocieties, Orbit],
            ['/admin/requests', messages.viewRequests, Inbox],
            ['/admin/users', messages.manageUsers, Users],
          ] as const
        ).map(([href, words, Icon]) => (
          <li key={href}>
            <LinkComponent href={href}>
              <Icon aria-hidden="true" />
              {words}
              <ChevronRight aria-hidden="true" />
            </LinkComponent>
          </li>
        ))}
      </ul>
    </Links>
  );

  const top = (label: string, society: { id: number; name: string } | null, figure: ReactNode) => (
    <Top>
      {society && <SocietyLogo name={society.name} src={logos?.[society.id]} />}
      <div data-part="words">
        <p>{label}</p>
        <h2>
          {society ? (
            <LinkComponent href={`/societies/${society.id}`}>{society.name}</LinkComponent>
          ) : (
            messages.nobody
          )}
        </h2>
        {figure && <p>{figure}</p>}
      </div>
    </Top>
  );

  const content = () => {
    if (failed && !analytics)
      return <ErrorState title={messages.failed} onRetry={onRetry} retrying={retrying} />;
    if (analytics === null) return <EmptyState title={messages.empty} />;
    if (!analytics) {
      return (
        <>
          <VisuallyHidden role="status">{messages.loading}</VisuallyHidden>
          <div data-part="stats" aria-hidden="true">
            {[0, 1, 2, 3].map((index) => (
              <Skeleton key={index} variant="block" height={140} />
            ))}
          </div>
          <div data-part="rest">
            <Skeleton variant="block" height={420} />
            <div data-part="side">
              <Skeleton variant="block" height={110} />
              <Skeleton variant="block" height={110} />
            </div>
          </div>
        </>
      );
    }
    const { platform_overview: overview, top_performing_societies: best, changes, series } = analytics;
    const [first, ...others] = series;
    const change = (count: number, text: string) => ({
      direction: count > 0 ? ('up' as const) : ('same' as const),
      text,
      good: count > 0 ? true : undefined,
    });
    return (
      <>
        <div data-part="stats">
          <StatCard
            icon={<Orbit aria-hidden="true" />}
            label={messages.societies}
            value={number(overview.total_societies)}
            change={change(
              changes.societies_this_term,
              messages.societiesThisTerm(changes.societies_this_term),
            )}
          />
          <StatCard
            icon={<Users aria-hidden="true" />}
            label={messages.students}
            value={number(overview.total_users)}
            change={change(changes.users_this_month, messages.usersThisMonth(changes.users_this_month))}
          />
          <StatCard
            icon={<CalendarDays aria-hidden="true" />}
            label={messages.events}
            value={number(overview.total_events)}
            hint={messages.eventsThisWeek(changes.events_this_week)}
          />
          <StatCard
            icon={<Activity aria-hidden="true" />}
            label={messages.active}
            value={number(overview.active_societies.count)}
            hint={messages.percentage(overview.active_societies.percentage)}
          />
        </div>
        <div data-part="rest">
          {first && <PlotCard series={first} />}
          <div data-part="side">
            {top(
              messages.mostEngaged,
              best.most_engaged,
              best.most_engaged && messages.signUps(best.most_engaged.signups_per_member),
            )}
            {top(
              messages.mostPopular,
              best.most_popular,
              best.most_popular && messages.members(best.most_popular.member_count),
            )}
            {links}
          </div>
        </div>
        {others.length > 0 && (
          <div data-part="plots">
            {others.map((one) => (
              <PlotCard key={one.name} series={one} />
            ))}
          </div>
        )}
      </>
    );
  };

  return (
    <Root ref={ref} data-soc="AdminDashboard" {...rest}>
      <PageHeader title={messages.title} />
      {content()}
      {!analytics && links}
    </Root>
  );
});
AdminDashboard.displayName = 'AdminDashboard';
