import { forwardRef, useId, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import type { AdminSociety, ListedEvent, StoredTheme } from 'societies-contract';
import { Badge } from '../../base/Badge/Badge.tsx';
import { Button, ButtonLink } from '../../base/Button/Button.tsx';
import { ErrorState } from '../../base/ErrorState/ErrorState.tsx';
import { Activity, CalendarDays, Clock, Users } from '../../base/Icon/icons.ts';
import { Skeleton } from '../../base/Skeleton/Skeleton.tsx';
import { StatCard } from '../../base/StatCard/StatCard.tsx';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { committeePositions, type Committee } from '../../committee/positions.ts';
import { BackLink } from '../../content/BackLink/BackLink.tsx';
import { LinkOrText } from '../../host/LinkOrText.tsx';
import { useDates } from '../../host/useDates.ts';
import { useMessages } from '../../host/useMessages.ts';
import { useNumbers } from '../../host/useNumbers.ts';
import { useRoutes } from '../../host/useRoutes.ts';
import { PageHeader } from '../../shell/PageHeader/PageHeader.tsx';
import { SocietyLogo } from '../../societies/SocietyLogo/SocietyLogo.tsx';
import { ThemeSwatch } from '../../theme-editor/ThemeSwatch/ThemeSwatch.tsx';
import { societyDetailsMessages } from './SocietyDetails.messages.ts';
import { Box, Root } from './SocietyDetails.styles.ts';

/** A coming event, reduced to what is shown here. */
export type DetailsEvent = Pick<
  ListedEvent,
  'id' | 'name' | 'datetime' | 'participants' | 'max_participants'
>;

/** A society, reduced to what is shown here; its President is part of the committee. */
export type DetailsSociety = Pick<
  AdminSociety,
  'id' | 'name' | 'logo' | 'category' | 'creation_date' | 'member_count' | 'last_activity' | 'state'
>;

export interface SocietyDetailsProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'onError'> {
  /** The society; undefined while it loads. */
  society?: DetailsSociety;
  /** `committee_members` of the society, or its entries; undefined while they load. */
  committee?: Committee;
  /** The current theme; undefined while it loads. */
  theme?: Pick<StoredTheme, 'name' | 'primary_color' | 'secondary_color' | 'tertiary_color'>;
  /** Number of new members this month; undefined while it loads. */
  joined?: number;
  /** A plot of its members over time, such as a `PlotCard`. */
  growth?: ReactNode;
  /** The next events, and the number of all coming ones; undefined while they load. */
  coming?: { events: readonly DetailsEvent[]; count: number };
  /** Error message, shown in place of everything. */
  error?: ReactNode;
  /** Called to retry. Without it an error has no button. */
  onRetry?: () => void;
  /** Whether a retry is in progress; its button then shows progress. */
  retrying?: boolean;
  /** The society's history, such as a `HistoryList`. */
  history?: ReactNode;
  /** Opens the form that renames the society or moves it to another category. Without it there is no such button. */
  onRename?: () => void;
  /** A button to delete the society, such as `RemoveSociety`. */
  removal?: ReactNode;
}

/** A society for administrators: committee, growth, coming events and history. */
export const SocietyDetails = forwardRef<HTMLDivElement, SocietyDetailsProps>(function SocietyDetails(
  {
    society,
    committee,
    theme,
    joined,
    growth,
    coming,
    error,
    onRetry,
    retrying,
    history,
    onRename,
    removal,
    ...rest
  },
  ref,
) {
  const dates = useDates();
  const { number } = useNumbers();
  const routes = useRoutes();
  const messages = useMessages('SocietyDetails', societyDetailsMessages);
  const id = useId();
  const word = <Skeleton variant="word" width="6ch" />;
  const lines = [0, 1, 2].map((line) => (
    <li data-part key={line}>
      <Skeleton width="60%" />
    </li>
  ));
  const section = (title: string, content: ReactNode, action?: ReactNode) => (
    <Box as="section" padding="medium" aria-labelledby={`${id}${title}`}>
      <div data-part="head">
        <h2 data-part id={`${id}${title}`}>
          {title}
        </h2>
        {action}
      </div>
      {content}
    </Box>
  );

  if (error && !society)
    return (
      <Root ref={ref} data-soc="SocietyDetails" {...rest}>
        <ErrorState page title={error} onRetry={onRetry} retrying={retrying} />
      </Root>
    );

  const back = routes.admin('societies');
  const open = society && routes.society(society);
  const change = society && routes.committee(society);
  const wholeHistory = society && routes.admin('history', `society=${society.id}`);
  const events = (
    <ul data-part="events">
      {coming?.events.map((event) => (
        <li data-part key={event.id}>
          <LinkOrText href={society && routes.event({ id: event.id, society: society.id })}>
            {event.name}
          </LinkOrText>
          <span data-part="note">
            <time data-part dateTime={event.datetime}>
              {dates.day(event.datetime)}
            </time>{' '}
            <span>{`· ${messages.places(event.participants, event.max_participants)}`}</span>
          </span>
        </li>
      )) ?? lines}
    </ul>
  );
  return (
    <Root ref={ref} data-soc="SocietyDetails" {...rest}>
      {back && <BackLink href={back}>{messages.all}</BackLink>}
      <PageHeader
        title={
          <span data-part="title">
            {society ? (
              <>
                <SocietyLogo name={society.name} src={society.logo} />
                <span>{society.name}</span>
              </>
            ) : (
              <>
                <Skeleton variant="word" width="12ch" />
                <VisuallyHidden>{messages.loading}</VisuallyHidden>
              </>
            )}
          </span>
        }
        action={
          society && (
            <>
              {onRename && (
                <Button variant="quiet" onClick={onRename}>
                  {messages.rename}
                </Button>
              )}
              {open && (
                <ButtonLink variant="soft" href={open}>
                  {messages.open}
                </ButtonLink>
              )}
            </>
          )
        }
      />
      <p data-part="about">
        {society ? (
          <>
            <Badge variant={society.state === 'active' ? 'success' : 'neutral'}>
              {messages.states[society.state]}
            </Badge>
            <Badge>{society.category.name}</Badge>
          </>
        ) : (
          word
        )}
        {theme && (
          <span data-part="theme">
            <ThemeSwatch theme={theme} size={24} />
            <span>{messages.theme(theme.name)}</span>
          </span>
        )}
      </p>
      <div data-part="stats">
        <StatCard
          icon={<Users aria-hidden="true" />}
          label={messages.members}
          value={society ? number(society.member_count) : word}
          hint={joined === undefined ? word : messages.joined(joined)}
        />
        <StatCard
          icon={<CalendarDays aria-hidden="true" />}
          label={messages.coming}
          value={coming ? number(coming.count) : word}
        />
        <StatCard
          icon={<Activity aria-hidden="true" />}
          label={messages.activity}
          value={society ? (society.last_activity ? dates.day(society.last_activity) : messages.never) : word}
        />
        <StatCard
          icon={<Clock aria-hidden="true" />}
          label={messages.created}
          value={society ? dates.date(society.creation_date) : word}
        />
      </div>
      <div data-part="columns">
        {section(
          messages.committee,
          <ul data-part>
            {committee
              ? committeePositions(committee).map(({ role, name, university_id }) => (
                  <li data-part key={role.id}>
                    {university_id === null ? (
                      <span data-part="nobody">{messages.unassigned}</span>
                    ) : (
                      <LinkOrText href={routes.adminUser({ university_id })}>{name}</LinkOrText>
                    )}
                    <span data-part="note">{role.name}</span>
                  </li>
                ))
              : lines}
          </ul>,
          change && (
            <ButtonLink variant="bare" size="small" href={change}>
              {messages.change}
            </ButtonLink>
          ),
        )}
        {section(messages.next, coming?.count === 0 ? <p data-part="note">{messages.noEvents}</p> : events)}
        {growth}
      </div>
      {removal &&
        section(
          messages.removal,
          <div data-part="removal">
            <p data-part="note">{messages.removalHint}</p>
            {removal}
          </div>,
        )}
      {/* Last, because it grows while it loads. */}
      {history && (
        <div data-part="history">
          <div data-part="head">
            <h2 data-part>{messages.history}</h2>
            {wholeHistory && (
              <ButtonLink variant="bare" size="small" href={wholeHistory}>
                {messages.wholeHistory}
              </ButtonLink>
            )}
          </div>
          {history}
        </div>
      )}
    </Root>
  );
});
SocietyDetails.displayName = 'SocietyDetails';
