import { forwardRef, useState } from 'react';
import type { EventHost } from 'societies-contract';
import { Badge } from '../../base/Badge/Badge.tsx';
import { Button } from '../../base/Button/Button.tsx';
import { Combobox, type ComboboxOption } from '../../base/Combobox/Combobox.tsx';
import { Trash2 } from '../../base/Icon/icons.ts';
import { IconButton } from '../../base/IconButton/IconButton.tsx';
import { useMessages, type Widened } from '../../host/useMessages.ts';
import { Panel, type PanelProps } from '../../shell/Panel/Panel.tsx';
import { Ask, List } from './HostList.styles.ts';

export const hostListMessages = {
  title: 'Hosts',
  hint: 'Members of every host can register where an event is for members only.',
  asked: 'Asked',
  remove: (society: string) => `Remove ${society}`,
  ask: 'Ask another society to host this too',
  askButton: 'Ask',
} as const;

declare global {
  interface SocietiesMessages {
    HostList: Widened<typeof hostListMessages>;
  }
}

export interface HostListProps extends Omit<PanelProps, 'title' | 'hint' | 'action' | 'children'> {
  /** Who holds the event: the society that made it comes first and stays. */
  hosts: readonly EventHost[];
  /** Who was asked and has not answered. */
  asked: readonly EventHost[];
  /** Societies that the search finds. Without `onAsk` none can be asked. */
  found?: readonly EventHost[];
  /** Looks for societies by what was typed; `found` then holds them. */
  onSearch?: (text: string) => void;
  /** Asks a society to hold the event too; resolves to whether that went well. */
  onAsk?: (society: EventHost) => Promise<boolean>;
  /** Takes a society out, asked or holding, without a question: it can be asked again. Without it there are no bins. */
  onDelete?: (society: EventHost) => void | Promise<unknown>;
}

/** The societies that hold an event together, for those who write it: who does, who was asked, and the way to ask another. */
export const HostList = forwardRef<HTMLDivElement, HostListProps>(function HostList(
  { hosts, asked, found = [], onSearch, onAsk, onDelete, ...rest },
  ref,
) {
  const messages = useMessages('HostList', hostListMessages);
  const [chosen, setChosen] = useState<ComboboxOption | null>(null);
  const [asking, setAsking] = useState(false);
  const there = new Set([...hosts, ...asked].map(({ id }) => id));

  async function ask() {
    if (!chosen || !onAsk) return;
    setAsking(true);
    try {
      if (await onAsk({ id: Number(chosen.value), name: chosen.label })) setChosen(null);
    } finally {
      setAsking(false);
    }
  }

  const row = (host: EventHost, isAsked: boolean, removable: boolean) => (
    <li key={host.id}>
      <span data-part="name">{host.name}</span>
      {isAsked && <Badge variant="warning">{messages.asked}</Badge>}
      {removable && onDelete && (
        <IconButton label={messages.remove(host.name)} variant="bare" onClick={() => void onDelete(host)}>
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
              .filter(({ id }) => !there.has(id))
              .map(({ id, name }) => ({ value: String(id), label: name }))}
            value={chosen?.value ?? null}
            chosenOption={chosen}
            onChange={(_, option) => setChosen(option)}
            onSearch={onSearch}
          />
          <Button variant="soft" loading={asking} disabled={chosen === null} onClick={() => void ask()}>
            {messages.askButton}
          </Button>
        </Ask>
      )}
    </Panel>
  );
});
HostList.displayName = 'HostList';
