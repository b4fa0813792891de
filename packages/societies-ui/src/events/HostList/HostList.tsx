import { forwardRef, useState } from 'react';
import type { EventHost } from 'societies-contract';
import { Badge } from '../../base/Badge/Badge.tsx';
import { Button } from '../../base/Button/Button.tsx';
import { Combobox, type ComboboxOption } from '../../base/Combobox/Combobox.tsx';
import { Trash2 } from '../../base/Icon/icons.ts';
import { IconButton } from '../../base/IconButton/IconButton.tsx';
import { ConfirmDialog } from '../../base/ConfirmDialog/ConfirmDialog.tsx';
import { usePending } from '../../base/usePending.ts';
import { useMessages } from '../../host/useMessages.ts';
import { useNumbers } from '../../host/useNumbers.ts';
import { Panel, type PanelProps } from '../../shell/Panel/Panel.tsx';
import { Ask, List } from './HostList.styles.ts';

export const hostListMessages = {
  title: 'Hosts',
  hint: 'When an event is for members only, members of every host can register.',
  asked: 'Invited',
  remove: (society: string) => `Remove ${society}`,
  ask: 'Invite another society to co-host',
  askButton: 'Invite',
  removeTitle: (society: string) => `Remove ${society} as a co-host?`,
  removeHint: (society: string) =>
    `The event disappears from the page of ${society}, and its committee can no longer change it or see who comes.`,
  /** How many have registered, at least one; `shown` as it is written. */
  keepPlaces: ({ count, shown }: { count: number; shown: string }) =>
    count === 1
      ? 'The 1 person who has registered keeps their place.'
      : `All ${shown} people who have registered keep their places.`,
  membersOnly: (society: string) => `Members of ${society} alone can no longer register.`,
  removeConfirm: 'Remove',
} as const;

export interface HostListProps extends Omit<PanelProps, 'title' | 'hint' | 'action' | 'children'> {
  /** The event's hosts; the first one created it and cannot be removed. */
  hosts: readonly EventHost[];
  /** Invited societies that have not answered. */
  asked: readonly EventHost[];
  /** Search results. Without `onAsk` nobody can be invited. */
  found?: readonly EventHost[];
  /** Searches societies; `found` then holds the results. */
  onSearch?: (text: string) => void;
  /** Invites a society; resolves to whether it succeeded. */
  onAsk?: (society: EventHost) => Promise<boolean>;
  /** How many people have registered, for the question before a co-host is removed. @default 0 */
  registered?: number;
  /** Whether only members can register, for the same question. @default false */
  membersOnly?: boolean;
  /** Removes a co-host, after a question, or an invitation, at once. Without it there are no such buttons. */
  onDelete?: (society: EventHost) => void | Promise<unknown>;
}

/** An event's hosts, for its editors: hosts, invitations, and inviting more. */
export const HostList = forwardRef<HTMLDivElement, HostListProps>(function HostList(
  { hosts, asked, found = [], onSearch, onAsk, onDelete, registered = 0, membersOnly = false, ...rest },
  ref,
) {
  const messages = useMessages('HostList', hostListMessages);
  const [chosen, setChosen] = useState<ComboboxOption | null>(null);
  const [leaving, setLeaving] = useState<EventHost | null>(null);
  const { number } = useNumbers();
  const asking = usePending(onAsk);
  const listed = new Set([...hosts, ...asked].map(({ id }) => id));

  async function ask() {
    if (!chosen) return;
    if (await asking.run({ id: Number(chosen.value), name: chosen.label })) setChosen(null);
  }

  const row = (host: EventHost, isAsked: boolean, removable: boolean) => (
    <li data-part key={host.id}>
      <span data-part="name">{host.name}</span>
      {isAsked && <Badge variant="warning">{messages.asked}</Badge>}
      {removable && onDelete && (
        <IconButton
          label={messages.remove(host.name)}
          variant="bare"
          onClick={() => (isAsked ? void onDelete(host) : setLeaving(host))}
        >
          <Trash2 />
        </IconButton>
      )}
    </li>
  );
  return (
    <Panel ref={ref} data-soc="HostList" title={messages.title} hint={messages.hint} {...rest}>
      <List>
        {hosts.map((host, index) => row(host, false, index > 0))}
        {asked.map((host) => row(host, true, true))}
      </List>
      {onAsk && (
        <Ask>
          <Combobox
            label={messages.ask}
            options={found
              .filter(({ id }) => !listed.has(id))
              .map(({ id, name }) => ({ value: String(id), label: name }))}
            value={chosen?.value ?? null}
            chosenOption={chosen}
            onChange={(_, option) => setChosen(option)}
            onSearch={onSearch}
          />
          <Button
            variant="soft"
            loading={asking.pending !== null}
            disabled={chosen === null}
            onClick={() => void ask()}
          >
            {messages.askButton}
          </Button>
        </Ask>
      )}
      <ConfirmDialog
        open={leaving !== null}
        onClose={() => setLeaving(null)}
        onConfirm={async () => {
          try {
            if (leaving) await onDelete?.(leaving);
          } finally {
            setLeaving(null);
          }
        }}
        title={messages.removeTitle(leaving?.name ?? '')}
        description={[
          messages.removeHint(leaving?.name ?? ''),
          ...(registered > 0 ? [messages.keepPlaces({ count: registered, shown: number(registered) })] : []),
          ...(membersOnly ? [messages.membersOnly(leaving?.name ?? '')] : []),
        ].join(' ')}
        confirmLabel={messages.removeConfirm}
        tone="danger"
      />
    </Panel>
  );
});
HostList.displayName = 'HostList';
