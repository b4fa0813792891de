import { forwardRef, useState } from 'react';
import {
  memberLimits,
  pageSizeLimits,
  validation,
  type Orphan,
  type OrphanReason,
  type Takeover,
} from 'societies-contract';
import { Badge } from '../../base/Badge/Badge.tsx';
import { Button } from '../../base/Button/Button.tsx';
import { Card } from '../../base/Card/Card.tsx';
import { ConfirmDialog } from '../../base/ConfirmDialog/ConfirmDialog.tsx';
import type { PagedListProps } from '../../content/PagedList/PagedList.tsx';
import { useDates } from '../../host/useDates.ts';
import { useLinkComponent } from '../../host/useLinkComponent.ts';
import { useMessages } from '../../host/useMessages.ts';
import { useNumbers } from '../../host/useNumbers.ts';
import { SocietyLogo } from '../../societies/SocietyLogo/SocietyLogo.tsx';
import { Root } from './OrphansTable.styles.ts';

export const orphansTableMessages = {
  title: 'Societies without a leader',
  none: 'Every society has a President',
  noneHint:
    'Societies whose President is missing, suspended or deleted are listed here, and those that are not active this year.',
  reasons: {
    missing: 'No President',
    suspended: 'President suspended',
    lapsed: 'Not active this year',
  } as Record<OrphanReason, string>,
  members: (count: string) => `${count} members`,
  president: (name: string) => `President: ${name}`,
  nobody: 'Nobody has asked to take over.',
  member: 'member',
  outsider: 'not a member',
  asked: (day: string) => `asked on ${day}`,
  accept: 'Make President',
  acceptOf: (name: string) => `Make President: ${name}`,
  acceptTitle: (name: string, society: string) => `Make ${name} President of ${society}?`,
  acceptHint:
    'They can change everything in the society at once. A President before them becomes a member without a role.',
  decline: 'Decline',
  declineOf: (name: string) => `Decline ${name}`,
  declineHint: 'They will be told your reason, and may ask again after a week.',
  reason: 'Reason',
  reasonRequired: validation.booking.reasonRequired,
  pages: 'Pages of societies',
} as const;

export interface OrphansTableProps extends Omit<PagedListProps, 'emptyAction'> {
  /** The societies of a page. Undefined while they load. */
  orphans?: readonly Orphan[];
  /** @returns the address of a society. */
  hrefOf: (society: Orphan['society']) => string;
  /** Makes somebody President. `false` keeps the question open after a failure. */
  onAccept: (takeover: Takeover) => void | Promise<unknown>;
  /** Declines somebody, with a reason. `false` keeps the question open after a failure. */
  onDecline: (takeover: Takeover, reason: string) => void | Promise<unknown>;
}

/** Societies that nobody leads, each with who asks to take it over. */
export const OrphansTable = forwardRef<HTMLElement, OrphansTableProps>(function OrphansTable(
  { orphans, hrefOf, onAccept, onDecline, ...rest },
  ref,
) {
  const messages = useMessages('OrphansTable', orphansTableMessages);
  const dates = useDates();
  const { number } = useNumbers();
  const LinkComponent = useLinkComponent();
  const [asking, setAsking] = useState<{ takeover: Takeover; as: 'accept' | 'decline' } | null>(null);
  const close = () => setAsking(null);
  const { takeover, as } = asking ?? {};
  return (
    <>
      <Root
        ref={ref}
        data-soc="OrphansTable"
        aria-label={messages.title}
        messages={messages}
        pageSize={pageSizeLimits.members}
        {...rest}
      >
        {orphans?.map(({ society, reason, president, member_count: members, takeovers }) => (
          <Card key={society.id} as="li">
            <div data-part="head">
              <SocietyLogo name={society.name} src={society.logo} size="rail" />
              <div data-part="words">
                <LinkComponent href={hrefOf(society)} data-part="name">
                  {society.name}
                </LinkComponent>
                <p data-part>
                  <span>{messages.members(number(members))}</span>
                  {president && <span>{messages.president(president.name)}</span>}
                </p>
              </div>
              <Badge variant="warning">{messages.reasons[reason]}</Badge>
            </div>
            {takeovers.length === 0 ? (
              <p data-part="nobody">{messages.nobody}</p>
            ) : (
              <ul data-part="takeovers">
                {takeovers.map((takeover) => {
                  const { person, message, asked_at: at } = takeover;
                  return (
                    <li data-part key={takeover.id}>
                      <div data-part="words">
                        <p data-part>
                          <strong data-part>{person.name}</strong>
                          <span>{person.member ? messages.member : messages.outsider}</span>
                          <span>{messages.asked(dates.dayAndMonth(dates.isoDay(at)))}</span>
                        </p>
                        <p data-part="message">{message}</p>
                      </div>
                      <div data-part="actions">
                        <Button
                          variant="quiet"
                          size="small"
                          aria-label={messages.declineOf(person.name)}
                          onClick={() => setAsking({ takeover, as: 'decline' })}
                        >
                          {messages.decline}
                        </Button>
                        <Button
                          size="small"
                          aria-label={messages.acceptOf(person.name)}
                          onClick={() => setAsking({ takeover, as: 'accept' })}
                        >
                          {messages.accept}
                        </Button>
                      </div>
                    </li>
                  );
                })}
              </ul>
            )}
          </Card>
        ))}
      </Root>
      {takeover && (
        <ConfirmDialog
          open
          onClose={close}
          onConfirm={async (reason) => {
            const done = as === 'accept' ? await onAccept(takeover) : await onDecline(takeover, reason);
            if (done !== false) close();
          }}
          title={
            as === 'accept'
              ? messages.acceptTitle(takeover.person.name, takeover.society.name)
              : messages.declineOf(takeover.person.name)
          }
          description={as === 'accept' ? messages.acceptHint : messages.declineHint}
          confirmLabel={as === 'accept' ? messages.accept : messages.decline}
          reason={
            as === 'decline'
              ? {
                  label: messages.reason,
                  missing: messages.reasonRequired,
                  maxLength: memberLimits.reasonMax,
                }
              : undefined
          }
        />
      )}
    </>
  );
});
OrphansTable.displayName = 'OrphansTable';
