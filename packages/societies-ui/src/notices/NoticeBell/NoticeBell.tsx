import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { Bell } from '../../base/Icon/icons.ts';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { LinkOrText } from '../../host/LinkOrText.tsx';
import { useMessages } from '../../host/useMessages.ts';
import { useRoutes } from '../../host/useRoutes.ts';
import { Root } from './NoticeBell.styles.ts';

export const noticeBellMessages = {
  label: 'Notices',
  unread: (count: number) => `${count} unread`,
} as const;

export interface NoticeBellProps extends Omit<ComponentPropsWithoutRef<'a'>, 'children' | 'href'> {
  /** Number of unread notices; 99+ from 100 on. */
  unread: number;
}

/** A bell with the number of unread notices, linking to them. */
export const NoticeBell = forwardRef<HTMLElement, NoticeBellProps>(function NoticeBell(
  { unread, ...rest },
  ref,
) {
  const messages = useMessages('NoticeBell', noticeBellMessages);
  const routes = useRoutes();
  return (
    <Root
      as={LinkOrText}
      ref={ref}
      data-soc="NoticeBell"
      data-variant="bare"
      data-size="medium"
      data-state={unread > 0 ? 'unread' : 'read'}
      href={routes.notices()}
      {...rest}
    >
      <Bell aria-hidden="true" />
      <VisuallyHidden>
        {unread > 0 ? `${messages.label}, ${messages.unread(unread)}` : messages.label}
      </VisuallyHidden>
      {unread > 0 && (
        <span data-part="count" aria-hidden="true">
          {unread > 99 ? '99+' : unread}
        </span>
      )}
    </Root>
  );
});
NoticeBell.displayName = 'NoticeBell';
