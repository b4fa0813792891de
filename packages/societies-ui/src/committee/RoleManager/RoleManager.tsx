import { Plus } from '../../base/Icon/icons.ts';
import { forwardRef, useEffect, useId, useRef, useState, type ComponentPropsWithoutRef } from 'react';
import { fixedRoles, lengthOf, roleLimits, unassigned, type Permission, type Role } from 'societies-contract';
import { Button } from '../../base/Button/Button.tsx';
import { ConfirmDialog } from '../../base/ConfirmDialog/ConfirmDialog.tsx';
import { TextField } from '../../base/TextField/TextField.tsx';
import { useDirty } from '../../base/useDirty.ts';
import { useFocusInRows } from '../../base/useFocusInRows.ts';
import { usePending } from '../../base/usePending.ts';
import { useRefusal } from '../../base/useRefusal.ts';
import { useMessages } from '../../host/useMessages.ts';
import { useRule } from '../../host/useRule.ts';
import { roleManagerMessages } from './RoleManager.messages.ts';
import { Root } from './RoleManager.styles.ts';
import { RoleRow, type RoleChanges } from './RoleRow.tsx';

/** A role with the ids of its permissions. */
export type ManagedRole = Pick<Role, 'id' | 'name' | 'permissions' | 'version'>;

export interface RoleManagerProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** The society's roles with their rights. `Member` may be among them; it is left out here. */
  roles: readonly ManagedRole[];
  /** All rights that there are, in the order that they are listed in. */
  permissions: readonly Permission[];
  /** Who holds each role, in words, by the role's id: shown under its name, and named before it is deleted. */
  holders?: Readonly<Record<number, string>>;
  /**
   * Ids of the rights that the reader holds. Nobody grants what they do not hold, or changes or deletes a role that holds
   * more. Without it everything can be changed.
   */
  grantable?: readonly number[];
  /**
   * Gets the name of a new role. While its promise is pending, the button shows progress; then the field is emptied, unless it
   * is rejected.
   */
  onAdd: (name: string) => void | Promise<unknown>;
  /**
   * Gets the role with its new rights and the version that was edited. If somebody else has saved it since, reject and pass the
   * current `roles`: the row says what has changed and asks which to keep. Called for each changed role, one after the other.
   */
  onSave: (role: ManagedRole) => void | Promise<unknown>;
  /** Deletes a role, after a confirmation. */
  onDelete: (role: ManagedRole) => void | Promise<unknown>;
  /** Id of the role being saved or deleted. */
  pending?: number;
  /** Called with whether there are unsaved changes, so that the host can ask before they are lost. */
  onDirtyChange?: (dirty: boolean) => void;
}

/**
 * A society's roles and what each may do, as a matrix where there is room, saved by one bar that says what changes. The President is shown and cannot be changed or deleted; Member is no role of a
 * committee and is not listed.
 */
export const RoleManager = forwardRef<HTMLElement, RoleManagerProps>(function RoleManager(
  { roles, permissions, holders, grantable, onAdd, onSave, onDelete, pending, onDirtyChange, ...rest },
  ref,
) {
  const messages = useMessages('RoleManager', roleManagerMessages);
  const id = useId();
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const adding = usePending(onAdd);
  const refuse = useRefusal();
  const [asked, setAsked] = useState<ManagedRole | null>(null);
  /** Unsaved changes by role id. */
  const [changed, setChanged] = useState<ReadonlyMap<number, RoleChanges>>(new Map());
  const unsaved = changed.size > 0;
  useDirty(unsaved || name.trim() !== '', onDirtyChange);
  const list = useRef<HTMLUListElement>(null);
  const nameField = useRef<HTMLInputElement>(null);
  const [onFocus, last] = useFocusInRows(list, () => nameField.current);
  // When the save bar disappears with its focused button, the focus returns to the last ticked box.
  useEffect(() => {
    const control = last.current?.control;
    if (!unsaved && control?.ownerDocument.activeElement === control?.ownerDocument.body)
      control?.focus({ preventScroll: true });
  }, [unsaved, last]);
  const nameMax = useRule('role', 'nameMax', roleLimits.nameMax);
  const most = useRule('role', 'perSociety', roleLimits.perSociety);
  const full = roles.length >= most;
  const shown = roles
    .filter((role) => role.name !== fixedRoles.member)
    .sort(
      (a, b) =>
        Number(b.name === fixedRoles.president) - Number(a.name === fixedRoles.president) || a.id - b.id,
    );

  const add = async () => {
    const wanted = name.trim();
    const problem =
      wanted === ''
        ? messages.nameRequired
        : lengthOf(wanted) > nameMax
          ? messages.nameMax(nameMax)
          : undefined;
    setError(problem);
    if (problem) return;
    if (await adding.attempt(wanted)) setName('');
  };

  /** Names whoever loses the role. */
  const question = (role: ManagedRole) => {
    const holder = holders?.[role.id];
    const asking = messages.confirm(role.name);
    return holder === undefined || holder === unassigned
      ? asking
      : `${asking} ${messages.held(role.name, holder)}`;
  };

  const { run: save, pending: sent } = usePending(async () => {
    for (const { save: saveRole } of changed.values()) await saveRole();
  });
  const saving = sent !== null;
  const sentences = [...changed.values()].flatMap((each) => each.sentences);

  return (
    <Root ref={ref} data-soc="RoleManager" aria-labelledby={id} onFocus={onFocus} {...rest}>
      <h2 data-part id={id}>
        {messages.heading}
      </h2>
      <div data-part="columns" aria-hidden="true">
        {permissions.map(({ id: right, codename, name: called }) => (
          <span key={right}>{messages.rights[codename] ?? called}</span>
        ))}
      </div>
      <ul data-part ref={list}>
        {shown.map((role) => (
          <RoleRow
            key={role.id}
            role={role}
            holder={holders?.[role.id]}
            permissions={permissions}
            grantable={grantable}
            pending={pending === role.id}
            onSave={onSave}
            onDeletePress={() => setAsked(role)}
            onChanges={(changes) =>
              setChanged((before) => {
                const after = new Map(before);
                if (changes) after.set(role.id, changes);
                else after.delete(role.id);
                return after;
              })
            }
          />
        ))}
      </ul>
      <form
        data-part
        noValidate
        data-state={error ? 'invalid' : undefined}
        onSubmit={(event) => {
          event.preventDefault();
          void add();
          refuse(event.currentTarget);
        }}
      >
        <TextField
          ref={nameField}
          label={messages.name}
          value={name}
          disabled={full}
          hint={full ? messages.full(most) : undefined}
          error={error}
          onChange={(event) => {
            setName(event.currentTarget.value);
            setError(undefined);
          }}
        />
        <Button
          type="submit"
          variant="soft"
          icon={<Plus aria-hidden="true" />}
          loading={adding.pending !== null}
          disabled={full}
        >
          {messages.add}
        </Button>
      </form>
      {unsaved && (
        <div data-part="bar">
          <p data-part role="status">
            <strong data-part>{messages.changes(Math.max(1, sentences.length))}</strong>{' '}
            <span>{sentences.join(' ')}</span>
          </p>
          <Button
            variant="bare"
            disabled={saving}
            onClick={() => {
              for (const { discard } of changed.values()) discard();
            }}
          >
            {messages.discard}
          </Button>
          <Button loading={saving} onClick={() => void save()}>
            {messages.save}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={asked !== null}
        title={messages.confirmTitle}
        description={asked ? question(asked) : ''}
        confirmLabel={messages.confirmLabel}
        tone="danger"
        onClose={() => setAsked(null)}
        onConfirm={() => {
          if (asked) void onDelete(asked);
          setAsked(null);
        }}
      />
    </Root>
  );
});
RoleManager.displayName = 'RoleManager';
