import { forwardRef, type ComponentPropsWithoutRef, type ComponentType, type ReactNode } from 'react';
import type { Notice, NoticeKind } from 'societies-contract';
import { Button } from '../../base/Button/Button.tsx';
import { Bell, CalendarDays, CircleAlert, Clock, Inbox, Newspaper, Users } from '../../base/Icon/icons.ts';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { LinkOrText } from '../../host/LinkOrText.tsx';
import { useDates } from '../../host/useDates.ts';
import { useMessages } from '../../host/useMessages.ts';
import { useRoutes } from '../../host/useRoutes.ts';
import { Root } from './NoticeList.styles.ts';

export const noticeListMessages = { unread: 'Unread:', leave: 'Leave again' } as const;

/** A notice as far as the list shows it. */
export type ListedNotice = Pick<
  Notice,
  'id' | 'kind' | 'title' | 'text' | 'href' | 'created_at' | 'read_at' | 'leave'
>;

export interface NoticeListProps extends Omit<ComponentPropsWithoutRef<'ol'>, 'children'> {
  /** The notices, in order. */
  notices: readonly ListedNotice[];
  /** Called when one is followed: the host marks it as read. */
  onFollow?: (notice: ListedNotice) => void;
  /** Leaves the society that added the reader (`leave`). Without it there is no such button. */
  onLeave?: (notice: ListedNotice) => void;
  /** Id of the notice whose society is being left. */
  leaving?: number;
  /** Shows the Markdown of a message that a society wrote. Without it the text stands as it was written. */
  renderMessage?: (text: string) => ReactNode;
}

const icons: Partial<Record<NoticeKind, ComponentType<{ 'aria-hidden': true }>>> = {
  event_changed: CalendarDays,
  event_cancelled: CircleAlert,
  event_reminder: Clock,
  payment: CalendarDays,
  request_decided: Inbox,
  request_message: Inbox,
  role_given: Users,
  term_named: Users,
  term_ended: Clock,
  takeover: Users,
  membership_ended: CircleAlert,
  join_asked: Inbox,
  join_decided: Users,
  membership_due: Clock,
  affiliation: Inbox,
  election: Users,
  society_changed: Users,
  hosting_asked: CalendarDays,
  message: Inbox,
  post_published: Newspaper,
};

/** Notices, each linking to its subject; unread ones are marked by more than colour. */
export const NoticeList = forwardRef<HTMLOListElement, NoticeListProps>(function NoticeList(
  { notices, onFollow, onLeave, leaving, renderMessage, ...rest },
  ref,
) {
  const messages = useMessages('NoticeList', noticeListMessages);
  const dates = useDates();
  const routes = useRoutes();
  return (
    <Root ref={ref} data-soc="NoticeList" {...rest}>
      {notices.map((notice) => {
        const { id, kind, title, text, created_at, read_at } = notice;
        const Icon = icons[kind] ?? Bell;
        return (
          <li data-part key={id} data-state={read_at === null ? 'unread' : 'read'}>
            <span data-part="icon">
              <Icon aria-hidden />
            </span>
            <div data-part="words">
              <LinkOrText href={routes.notice(notice)} onClick={() => onFollow?.(notice)}>
                {read_at === null && <VisuallyHidden>{`${messages.unread} `}</VisuallyHidden>}
                <span>{title}</span>
              </LinkOrText>
              {kind === 'message' ? (
                <div data-part="message">{renderMessage?.(text) ?? text}</div>
              ) : (
                <p data-part>{text}</p>
              )}
              <time
                data-part
                dateTime={created_at}
              >{`${dates.day(created_at)}, ${dates.time(created_at)}`}</time>
              {onLeave && notice.leave !== undefined && (
                <Button
                  variant="quiet"
                  size="small"
                  data-part="leave"
                  aria-label={`${messages.leave}: ${title}`}
                  loading={leaving === id}
                  onClick={() => onLeave(notice)}
                >
                  {messages.leave}
                </Button>
              )}
            </div>
          </li>
        );
      })}
    </Root>
  );
});
NoticeList.displayName = 'NoticeList';
