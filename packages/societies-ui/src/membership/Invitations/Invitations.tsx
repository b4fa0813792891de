import { forwardRef, useId, useMemo, useState, type ReactNode } from 'react';
import type { Invitation, InvitationBody } from 'societies-contract';
import { AddressField } from '../../base/AddressField/AddressField.tsx';
import { Badge } from '../../base/Badge/Badge.tsx';
import { Button } from '../../base/Button/Button.tsx';
import type { CardProps } from '../../base/Card/Card.tsx';
import { ConfirmDialog } from '../../base/ConfirmDialog/ConfirmDialog.tsx';
import { DataTable } from '../../base/DataTable/DataTable.tsx';
import type { DataColumn } from '../../base/DataTable/useDataTable.ts';
import { ErrorState } from '../../base/ErrorState/ErrorState.tsx';
import { Check, Copy, Ellipsis, Plus, Printer, QrCodeIcon, Trash2 } from '../../base/Icon/icons.ts';
import { IconButton } from '../../base/IconButton/IconButton.tsx';
import { Menu } from '../../base/Menu/Menu.tsx';
import { Modal } from '../../base/Modal/Modal.tsx';
import { Progress } from '../../base/Progress/Progress.tsx';
import { useCopy, wholeAddress } from '../../base/useCopy.ts';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { useDates } from '../../host/useDates.ts';
import { useMessages } from '../../host/useMessages.ts';
import { useNumbers } from '../../host/useNumbers.ts';
import { useRoutes } from '../../host/useRoutes.ts';
import { wholeNumber } from '../../host/wholeNumber.ts';
import { daysBetween } from '../daysBetween.ts';
import { InvitationCode } from './InvitationCode.tsx';
import { Root } from './Invitations.styles.ts';
import { NewInvitation, type InvitationErrors } from './NewInvitation.tsx';

export const invitationsMessages = {
  title: 'Invitations',
  create: 'New invitation',
  none: 'There is no invitation yet. Make one for a stall, a poster or a chat: whoever opens it joins with one press.',
  label: 'For',
  unnamed: 'Without a name',
  by: (name: string) => `by ${name}`,
  uses: 'Joined with it',
  usesOf: (uses: number, max: number) => `${wholeNumber(uses)} of ${wholeNumber(max)}`,
  ends: 'Ends',
  endsIn: (days: number) => (days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${wholeNumber(days)} days`),
  states: { expired: 'Ended', used_up: 'Used up', revoked: 'Revoked' } as Record<
    Exclude<Invitation['state'], 'valid'>,
    string
  >,
  actions: 'Actions',
  copy: (label: string) => `Copy the link of ${label}`,
  copied: 'Link copied',
  more: (label: string) => `More about ${label}`,
  code: 'Show QR code',
  poster: 'Poster to print',
  revoke: 'Revoke',
  revokeTitle: (label: string) => `Revoke ${label}?`,
  revokeHint: 'Nobody can join with this link or its posters any more. People who have joined stay members.',
  revokeConfirm: 'Revoke',
  copyTitle: 'Copy link',
} as const;

/** An invitation as far as the list shows it. */
export type ListedInvitation = Pick<
  Invitation,
  'id' | 'url' | 'label' | 'expires_at' | 'max_uses' | 'uses' | 'created_by' | 'state'
>;

export interface InvitationsProps extends Omit<CardProps, 'title' | 'children' | 'onError'> {
  /** Id of the society, for the address of a poster. */
  society: number;
  /** The society's invitations in the order to show. Undefined while they load. Pass a stable array. */
  invitations?: readonly ListedInvitation[];
  /** The current time. */
  now: Date;
  /** Makes an invitation; resolves to it, and its code is shown at once, or to undefined on failure. Without it there is no such button. */
  onCreate?: (body: InvitationBody) => Promise<ListedInvitation | undefined>;
  /** The server's messages for the fields of a new invitation. */
  createErrors?: InvitationErrors;
  /** Revokes an invitation, after asking. `false` keeps the dialog open after a failure. Without it there is no such entry. */
  onRevoke?: (invitation: ListedInvitation) => void | Promise<unknown>;
  /** Error message, shown in place of the table. */
  error?: ReactNode;
  /** Called to retry. Without it an error has no button. */
  onRetry?: () => void;
  /** Whether a retry is in progress; its button then shows progress. */
  retrying?: boolean;
}

const noInvitations: readonly never[] = [];

/** A society's invitations: how many joined with each, until when it is valid, its link, code and poster. */
export const Invitations = forwardRef<HTMLElement, InvitationsProps>(function Invitations(
  { society, invitations, now, onCreate, createErrors, onRevoke, error, onRetry, retrying, ...rest },
  ref,
) {
  const messages = useMessages('Invitations', invitationsMessages);
  const dates = useDates();
  const { number } = useNumbers();
  const routes = useRoutes();
  const titleId = useId();
  const { state, copy } = useCopy();
  const [copied, setCopied] = useState<ListedInvitation | null>(null);
  const [creating, setCreating] = useState(false);
  const [shown, setShown] = useState<ListedInvitation | null>(null);
  const [revoked, setRevoked] = useState<ListedInvitation | null>(null);
  const justCopied = state === 'copied' ? copied?.id : undefined;

  const columns = useMemo((): DataColumn<ListedInvitation>[] => {
    const nameOf = ({ label }: ListedInvitation) => label || messages.unnamed;
    return [
      {
        id: 'label',
        header: messages.label,
        rowHeader: true,
        cell: (invitation) => (
          <span data-part="invitation" data-state={invitation.state}>
            <span>{nameOf(invitation)}</span>
            {invitation.created_by && <span data-part="by">{messages.by(invitation.created_by.name)}</span>}
          </span>
        ),
      },
      {
        id: 'uses',
        header: messages.uses,
        cell: ({ uses, max_uses: max, state: is }) =>
          max === null ? (
            <span data-part="uses">{number(uses)}</span>
          ) : (
            <span data-part="uses">
              <span>{messages.usesOf(uses, max)}</span>
              {is === 'valid' && (
                <Progress
                  label={messages.uses}
                  hideLabel
                  value={uses}
                  max={max}
                  valueText={messages.usesOf(uses, max)}
                />
              )}
            </span>
          ),
      },
      {
        id: 'ends',
        header: messages.ends,
        cell: ({ expires_at, state: is }) =>
          is === 'valid' ? (
            <time data-part dateTime={expires_at} title={dates.day(expires_at)}>
              {messages.endsIn(Math.max(0, daysBetween(dates, now, expires_at)))}
            </time>
          ) : (
            <Badge>{messages.states[is]}</Badge>
          ),
      },
      {
        id: 'actions',
        header: messages.actions,
        hideHeader: true,
        align: 'end',
        width: '96px',
        cell: (invitation) => {
          if (invitation.state !== 'valid') return null;
          const name = nameOf(invitation);
          const poster = routes.poster({ id: invitation.id, society });
          return (
            <span data-part="tools">
              <IconButton
                label={messages.copy(name)}
                size="small"
                onClick={() => {
                  setCopied(invitation);
                  void copy(invitation.url);
                }}
              >
                {justCopied === invitation.id ? <Check /> : <Copy />}
              </IconButton>
              <Menu
                groups={[
                  [
                    { label: messages.code, icon: <QrCodeIcon />, onSelect: () => setShown(invitation) },
                    ...(poster ? [{ label: messages.poster, icon: <Printer />, href: poster }] : []),
                  ],
                  ...(onRevoke
                    ? [
                        [
                          {
                            label: messages.revoke,
                            icon: <Trash2 />,
                            variant: 'danger' as const,
                            onSelect: () => setRevoked(invitation),
                          },
                        ],
                      ]
                    : []),
                ]}
                trigger={(trigger) => (
                  <IconButton label={messages.more(name)} size="small" {...trigger}>
                    <Ellipsis />
                  </IconButton>
                )}
              />
            </span>
          );
        },
      },
    ];
  }, [messages, dates, number, routes, now, society, copy, justCopied, onRevoke]);

  const content = () => {
    if (error && !invitations) return <ErrorState title={error} onRetry={onRetry} retrying={retrying} />;
    if (invitations?.length === 0) return <p data-part="none">{messages.none}</p>;
    return (
      <DataTable
        caption={messages.title}
        labelledBy={titleId}
        columns={columns}
        rows={invitations ?? noInvitations}
        rowId={({ id }) => id}
        loading={!invitations}
      />
    );
  };
  return (
    <Root ref={ref} as="section" data-soc="Invitations" clip {...rest}>
      <div data-part="head">
        <h2 id={titleId} data-part="title">
          {messages.title}
        </h2>
        {onCreate && (
          <Button
            variant="quiet"
            size="small"
            icon={<Plus aria-hidden="true" />}
            onClick={() => setCreating(true)}
          >
            {messages.create}
          </Button>
        )}
      </div>
      {content()}
      <VisuallyHidden role="status">{justCopied !== undefined && messages.copied}</VisuallyHidden>
      {onCreate && creating && (
        <NewInvitation
          now={now}
          errors={createErrors}
          onClose={() => setCreating(false)}
          onSubmit={async (body) => {
            const made = await onCreate(body);
            if (!made) return;
            setCreating(false);
            setShown(made);
          }}
        />
      )}
      <InvitationCode
        invitation={shown}
        poster={shown ? routes.poster({ id: shown.id, society }) : undefined}
        onClose={() => setShown(null)}
      />
      <Modal
        open={state === 'refused' && copied !== null}
        onClose={() => setCopied(null)}
        title={messages.copyTitle}
      >
        {copied && <AddressField address={wholeAddress(copied.url)} />}
      </Modal>
      <ConfirmDialog
        open={revoked !== null}
        onClose={() => setRevoked(null)}
        onConfirm={async () => {
          if (revoked && (await onRevoke?.(revoked)) !== false) setRevoked(null);
        }}
        title={messages.revokeTitle(revoked?.label ? revoked.label : messages.unnamed)}
        description={messages.revokeHint}
        confirmLabel={messages.revokeConfirm}
        tone="danger"
      />
    </Root>
  );
});
Invitations.displayName = 'Invitations';
