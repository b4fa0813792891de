import { forwardRef, useContext, useState, type ComponentPropsWithoutRef } from 'react';
import {
  affiliationItemKinds,
  affiliationLimits,
  affiliationTemplate,
  firstOf,
  roleLimits,
  validation,
  type AffiliationItem,
  type AffiliationItemKind,
  type AffiliationRoundBody,
  type ListedAffiliationRound,
} from 'societies-contract';
import { Button } from '../../base/Button/Button.tsx';
import { ConfirmDialog } from '../../base/ConfirmDialog/ConfirmDialog.tsx';
import { ArrowDown, ArrowUp, Plus, Trash2 } from '../../base/Icon/icons.ts';
import { IconButton } from '../../base/IconButton/IconButton.tsx';
import { NumberField } from '../../base/NumberField/NumberField.tsx';
import { Select } from '../../base/Select/Select.tsx';
import { Switch } from '../../base/Switch/Switch.tsx';
import { TextArea } from '../../base/TextArea/TextArea.tsx';
import { TextField } from '../../base/TextField/TextField.tsx';
import { useDirty } from '../../base/useDirty.ts';
import { usePending } from '../../base/usePending.ts';
import { useRefusal } from '../../base/useRefusal.ts';
import { FormRefusal } from '../../content/FormModal/FormRefusal.tsx';
import { clockOf, instantOf, type Clock } from '../../events/EventForm/clock.ts';
import { MomentFields } from '../../events/MomentFields/MomentFields.tsx';
import { SocietiesContext } from '../../host/SocietiesContext.ts';
import { useDates } from '../../host/useDates.ts';
import { useMessages } from '../../host/useMessages.ts';
import { wholeNumber } from '../../host/wholeNumber.ts';
import { Root } from './RoundEditor.styles.ts';

const { affiliation: rules } = validation;

export const roundEditorMessages = {
  name: 'Name',
  nameHint: 'Such as “Affiliation 2026/27”',
  opens: 'Opens',
  due: 'Due',
  time: 'Time',
  items: 'What societies must show',
  itemsHint: (max: number) =>
    `At most ${max}. When you change a round, the answers to items that stay are kept.`,
  template: 'Use the template',
  templateHint:
    'What most unions ask for: roles that are filled, 15 members, two documents, the code of conduct and a training.',
  add: 'Add',
  kind: 'Kind',
  kinds: {
    statement: 'An officer confirms it',
    text: 'A text',
    document: 'A PDF',
    roles_filled: 'Roles are filled (counted)',
    members: 'Members (counted)',
    events: 'Events since the last round (counted)',
    office: 'Ticked by the office',
  } as Record<AffiliationItemKind, string>,
  label: 'What is asked for',
  help: 'Help',
  roles: 'Roles, separated by commas',
  min: 'At least',
  required: 'Required',
  up: (label: string) => `Move up: ${label}`,
  down: (label: string) => `Move down: ${label}`,
  remove: (label: string) => `Remove: ${label}`,
  item: (place: number) => `Item ${place}`,
  delete: 'Delete round',
  deleteTitle: (name: string) => `Delete “${name}”?`,
  deleteHint: (begun: number) =>
    begun === 0
      ? 'No society has begun it.'
      : `What ${begun === 1 ? 'one society' : `${wholeNumber(begun)} societies`} answered and the documents are deleted with it. This cannot be undone.`,
  save: 'Save round',
  cancel: 'Cancel',
  begun: (count: number) =>
    count === 1
      ? 'One society has begun.'
      : `${count} societies have begun. They are notified of your changes.`,
  nameRequired: rules.nameRequired,
  dueLater: 'The due date must be after the opening date.',
  momentRequired: 'Please enter a day and a time.',
  itemsRequired: rules.itemsRequired,
  labelRequired: rules.labelRequired,
  rolesRequired: rules.rolesRequired,
  minRange: rules.minRange,
} as const;

export interface RoundEditorProps extends Omit<ComponentPropsWithoutRef<'form'>, 'onSubmit' | 'children'> {
  /** The round that is changed; without it a new one is written. */
  round?: ListedAffiliationRound;
  /** The language of the template. @default 'en' */
  language?: keyof typeof affiliationTemplate;
  /** The current time, from which the usual days are counted. */
  now: Date;
  /** The server's message. */
  error?: string;
  /** Gets the checked round. While its promise is pending, the form counts as being sent. */
  onSave: (round: AffiliationRoundBody) => void | Promise<unknown>;
  /** Deletes the round, after asking. `false` keeps the question open after a failure. Without it there is no such button. */
  onDelete?: () => void | Promise<unknown>;
  /** Leaves the editor. */
  onCancel: () => void;
  /** Called with whether there are unsaved changes, so that the host can ask before they are lost. */
  onDirtyChange?: (dirty: boolean) => void;
}

type Draft = Omit<AffiliationItem, 'roles' | 'min'> & { roles: string; min: string };
const day = 86_400_000;
const drafted = ({ roles = [], min, ...item }: AffiliationItem): Draft => ({
  ...item,
  roles: roles.join(', '),
  min: min === undefined ? '' : String(min),
});
const namesIn = (roles: string) =>
  roles
    .split(',')
    .map((role) => firstOf(role.trim(), roleLimits.nameMax))
    .filter(Boolean);

/** Writes a round: its name and days, and what it asks every society for. */
export const RoundEditor = forwardRef<HTMLFormElement, RoundEditorProps>(function RoundEditor(
  { round, language = 'en', now, error, onSave, onDelete, onCancel, onDirtyChange, ...rest },
  ref,
) {
  const messages = useMessages('RoundEditor', roundEditorMessages);
  const dates = useDates();
  const { timeZone } = useContext(SocietiesContext);
  const [initial] = useState(() => ({
    name: round?.name ?? '',
    opens: round ? clockOf(round.opens_at, timeZone) : { date: dates.isoDay(now), time: '09:00' },
    due: round
      ? clockOf(round.due_at, timeZone)
      : { date: dates.isoDay(new Date(now.getTime() + 30 * day)), time: '17:00' },
    items: (round?.items ?? []).map(drafted),
  }));
  const [draft, setDraft] = useState(initial);
  const [deleting, setDeleting] = useState(false);
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});
  const { attempt, pending } = usePending(onSave);
  const refuse = useRefusal();
  const change = (next: Partial<typeof draft>) => {
    setWrong({});
    setDraft({ ...draft, ...next });
  };
  useDirty(JSON.stringify(draft) !== JSON.stringify(initial), onDirtyChange);
  const changeItem = (at: number, next: Partial<Draft>) =>
    change({ items: draft.items.map((item, index) => (index === at ? { ...item, ...next } : item)) });
  const move = (at: number, to: number) => {
    const items = [...draft.items];
    items.splice(to, 0, ...items.splice(at, 1));
    change({ items });
  };
  const fresh = (): Draft => {
    const taken = new Set(draft.items.map(({ id }) => id));
    let next = draft.items.length + 1;
    while (taken.has(`item_${next}`)) next += 1;
    return { id: `item_${next}`, kind: 'statement', label: '', help: '', required: true, roles: '', min: '' };
  };

  const check = (): [Record<string, string>, AffiliationRoundBody | null] => {
    const found: Record<string, string> = {};
    if (draft.name.trim() === '') found.name = messages.nameRequired;
    const instant = (name: 'opens' | 'due') => {
      const clock: Clock = draft[name];
      if (clock.date === '' || clock.time === '') {
        found[name] = messages.momentRequired;
        return undefined;
      }
      return instantOf(clock, timeZone);
    };
    const opens = instant('opens');
    const due = instant('due');
    if (opens && due && Date.parse(due) <= Date.parse(opens)) found.due = messages.dueLater;
    if (draft.items.length === 0) found.items = messages.itemsRequired;
    const items = draft.items.map(({ roles, min, ...item }, index) => {
      const label = item.label.trim();
      if (label === '') found[`label ${index}`] = messages.labelRequired;
      const base = { ...item, label, help: item.help.trim() };
      if (item.kind === 'roles_filled') {
        const names = namesIn(roles);
        if (names.length === 0) found[`roles ${index}`] = messages.rolesRequired;
        return { ...base, roles: names };
      }
      if (item.kind === 'members' || item.kind === 'events') {
        const least = Number(min);
        if (!Number.isInteger(least) || least < 1 || least > affiliationLimits.minMax)
          found[`min ${index}`] = messages.minRange(affiliationLimits.minMax);
        return { ...base, min: least };
      }
      return base;
    });
    if (!opens || !due) return [found, null];
    return [
      found,
      {
        name: draft.name.trim(),
        opens_at: opens,
        due_at: due,
        items,
        ...(round && { version: round.version }),
      },
    ];
  };

  return (
    <Root
      ref={ref}
      data-soc="RoundEditor"
      noValidate
      {...rest}
      onSubmit={(event) => {
        event.preventDefault();
        const [found, body] = check();
        setWrong(found);
        if (body && Object.keys(found).length === 0) void attempt(body);
        else refuse(event.currentTarget);
      }}
    >
      <div data-part="round">
        <TextField
          label={messages.name}
          hint={messages.nameHint}
          required
          maxLength={affiliationLimits.nameMax}
          value={draft.name}
          error={wrong.name}
          onChange={({ target }) => change({ name: target.value })}
        />
        <MomentFields
          label={messages.opens}
          timeLabel={messages.time}
          required
          value={draft.opens}
          error={wrong.opens}
          onChange={(opens) => change({ opens })}
        />
        <MomentFields
          label={messages.due}
          timeLabel={messages.time}
          required
          value={draft.due}
          error={wrong.due}
          onChange={(due) => change({ due })}
        />
      </div>
      {round && round.begun > 0 && <p data-part="hint">{messages.begun(round.begun)}</p>}
      <fieldset data-part="items">
        <legend data-part>{messages.items}</legend>
        <p data-part="hint">{messages.itemsHint(affiliationLimits.itemsMax)}</p>
        {draft.items.length === 0 && (
          <div data-part="template">
            <p data-part>{messages.templateHint}</p>
            <Button
              variant="soft"
              onClick={() => change({ items: affiliationTemplate[language].map(drafted) })}
            >
              {messages.template}
            </Button>
          </div>
        )}
        <ol data-part>
          {draft.items.map((item, index) => {
            const name = item.label.trim() || messages.item(index + 1);
            const counted = item.kind === 'members' || item.kind === 'events';
            return (
              <li key={item.id} data-part="item">
                <div data-part="row">
                  <Select
                    label={messages.kind}
                    options={affiliationItemKinds.map((kind) => ({
                      value: kind,
                      label: messages.kinds[kind],
                    }))}
                    value={item.kind}
                    onChange={({ target }) =>
                      changeItem(index, { kind: target.value as AffiliationItemKind })
                    }
                  />
                  <TextField
                    label={messages.label}
                    required
                    maxLength={affiliationLimits.labelMax}
                    value={item.label}
                    error={wrong[`label ${index}`]}
                    onChange={({ target }) => changeItem(index, { label: target.value })}
                  />
                </div>
                {item.kind === 'roles_filled' && (
                  <TextField
                    label={messages.roles}
                    required
                    value={item.roles}
                    error={wrong[`roles ${index}`]}
                    onChange={({ target }) => changeItem(index, { roles: target.value })}
                  />
                )}
                {counted && (
                  <NumberField
                    label={messages.min}
                    required
                    min={1}
                    value={item.min}
                    error={wrong[`min ${index}`]}
                    onChange={({ target }) => changeItem(index, { min: target.value })}
                  />
                )}
                <TextArea
                  label={messages.help}
                  rows={2}
                  maxLength={affiliationLimits.helpMax}
                  value={item.help}
                  onChange={({ target }) => changeItem(index, { help: target.value })}
                />
                <div data-part="foot">
                  <Switch
                    label={messages.required}
                    checked={item.required}
                    onChange={({ target }) => changeItem(index, { required: target.checked })}
                  />
                  <span>
                    <IconButton
                      label={messages.up(name)}
                      disabled={index === 0}
                      onClick={() => move(index, index - 1)}
                    >
                      <ArrowUp />
                    </IconButton>
                    <IconButton
                      label={messages.down(name)}
                      disabled={index === draft.items.length - 1}
                      onClick={() => move(index, index + 1)}
                    >
                      <ArrowDown />
                    </IconButton>
                    <IconButton
                      label={messages.remove(name)}
                      onClick={() => change({ items: draft.items.filter((one) => one !== item) })}
                    >
                      <Trash2 />
                    </IconButton>
                  </span>
                </div>
              </li>
            );
          })}
        </ol>
        {draft.items.length < affiliationLimits.itemsMax && (
          <Button
            variant="quiet"
            icon={<Plus aria-hidden="true" />}
            onClick={() => change({ items: [...draft.items, fresh()] })}
          >
            {messages.add}
          </Button>
        )}
      </fieldset>
      <FormRefusal>{wrong.items ?? error}</FormRefusal>
      <div data-part="actions">
        {round && onDelete && (
          <Button
            variant="quiet"
            data-part="delete"
            icon={<Trash2 aria-hidden="true" />}
            onClick={() => setDeleting(true)}
          >
            {messages.delete}
          </Button>
        )}
        <Button variant="quiet" onClick={onCancel}>
          {messages.cancel}
        </Button>
        <Button type="submit" loading={pending !== null}>
          {messages.save}
        </Button>
      </div>
      {round && onDelete && (
        <ConfirmDialog
          open={deleting}
          onClose={() => setDeleting(false)}
          onConfirm={async () => {
            if ((await onDelete()) !== false) setDeleting(false);
          }}
          title={messages.deleteTitle(round.name)}
          description={messages.deleteHint(round.begun)}
          confirmLabel={messages.delete}
          tone="danger"
        />
      )}
    </Root>
  );
});
RoundEditor.displayName = 'RoundEditor';
