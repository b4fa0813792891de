import { Check, LockKeyhole, Plus, Trash2 } from '../../base/Icon/icons.ts';
import { forwardRef, useId, useState, type ComponentPropsWithoutRef } from 'react';
import {
  fixedRoles,
  roleLimits,
  tooMany,
  contentValidation,
  type Permission,
  type Role,
} from 'societies-contract';
import { Button } from '../../base/Button/Button.tsx';
import { ConfirmDialog } from '../../base/ConfirmDialog/ConfirmDialog.tsx';
import { IconButton } from '../../base/IconButton/IconButton.tsx';
import { TextField } from '../../base/TextField/TextField.tsx';
import { useDirty } from '../../base/useDirty.ts';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../host/useMessages.ts';
import { useRule } from '../../host/useRule.ts';
import { useVersionedDraft } from '../../content/ConflictNotice/useVersionedDraft.tsx';
import { Root } from './RoleManager.styles.ts';

export const roleManagerMessages = {
  heading: 'Roles',
  rightsOf: (role: string) => `What the ${role} may do`,
  /** What the server calls the rights, in another language, by codename. */
  rights: {} as Readonly<Record<string, string>>,
  fixed: 'The President may do everything. This role cannot be changed or deleted.',
  above: 'This role may do something that you may not. Only somebody who may can change or delete it.',
  save: 'Save',
  saveRole: (role: string) => `Save ${role}`,
  remove: (role: string) => `Delete ${role}`,
  confirmTitle: 'Confirm Delete',
  confirm: (role: string) => `Are you sure you want to delete ${role}?`,
  confirmLabel: 'Delete',
  roleName: 'Name',
  name: 'New role',
  add: 'Add role',
  full: tooMany.roles,
  nameRequired: contentValidation.role.nameRequired as string,
  nameMax: (max: number) => `Maximum length is ${max} characters`,
} as const;

export interface RoleManagerProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** The society's roles with their rights. `Member` may be among them; it is left out here. */
  roles: readonly Role[];
  /** All rights that there are, in the order that they are listed in. */
  permissions: readonly Permission[];
  /**
   * Ids of the rights that the reader holds. Nobody grants what they do not hold, or changes or deletes a role that holds
   * more. Without it everything can be changed.
   */
  grantable?: readonly number[];
  /** Gets the name of a new role. While its promise is pending the button waits; then the field is emptied, unless it is rejected. */
  onAdd: (name: string) => void | Promise<unknown>;
  /**
   * Gets the role with its new rights and the version that they were ticked on. When somebody else saved it meanwhile, refuse and
   * hand over the roles as they are now: the row says what they changed, and asks.
   */
  onSave: (role: Role) => void | Promise<unknown>;
  /** Deletes a role; asked for here first. */
  onDelete: (role: Role) => void | Promise<unknown>;
  /** Id of the role that is being saved or deleted. */
  pending?: number;
  /** Told whether something is written that is not saved, for a host that asks before it is lost. */
  onDirtyChange?: (dirty: boolean) => void;
}

/** A role as its row edits it: its name, and by the id of each right whether it has it. */
type RoleFields = Record<string, string | boolean>;

interface RoleRowProps extends Pick<RoleManagerProps, 'permissions' | 'grantable' | 'onSave'> {
  role: Role;
  pending: boolean;
  onDelete: () => void;
  onDirtyChange: (dirty: boolean) => void;
}

const RoleRow = ({
  role,
  permissions,
  grantable,
  pending,
  onSave,
  onDelete,
  onDirtyChange,
}: RoleRowProps) => {
  const messages = useMessages('RoleManager', roleManagerMessages);
  const named = (each: (permission: Permission) => string | boolean) =>
    Object.fromEntries(permissions.map((permission) => [permission.id, each(permission)]));
  // Each right is a field of its own: two officers who tick different ones both get theirs.
  const draft = useVersionedDraft<RoleFields>({
    stored: {
      fields: { name: role.name, ...named(({ id }) => role.permissions.includes(id)) },
      version: role.version,
    },
    labels: { name: messages.roleName, ...(named(({ name }) => name) as Record<string, string>) },
    save: ({ name, ...rights }, version) =>
      onSave({
        ...role,
        name: String(name),
        permissions: permissions.map(({ id }) => id).filter((id) => rights[id]),
        ...(version !== undefined && { version }),
      }),
  });
  useDirty(draft.dirty, onDirtyChange);
  const president = role.name === fixedRoles.president;
  const may = (right: number) => grantable === undefined || grantable.includes(right);
  const fixed = president || !role.permissions.every(may);
  return (
    <li>
      <div data-part="head">
        <h3>
          {fixed && <LockKeyhole aria-hidden="true" strokeWidth={1.75} />}
          {role.name}
        </h3>
        {!fixed && draft.dirty && (
          <Button
            size="small"
            loading={pending || draft.saving}
            aria-label={messages.saveRole(role.name)}
            onClick={() => void draft.submit()}
          >
            {messages.save}
          </Button>
        )}
        {!fixed && (
          <IconButton label={messages.remove(role.name)} size="small" disabled={pending} onClick={onDelete}>
            <Trash2 />
          </IconButton>
        )}
      </div>
      {fixed && <p data-part="note">{president ? messages.fixed : messages.above}</p>}
      <fieldset>
        <legend>
          <VisuallyHidden>{messages.rightsOf(role.name)}</VisuallyHidden>
        </legend>
        {permissions.map((permission) => {
          const on = draft.fields[permission.id] === true;
          return (
            <label key={permission.id} data-part="right">
              <input
                type="checkbox"
                checked={on}
                disabled={fixed || (!on && !may(permission.id))}
                onChange={() => draft.change({ [permission.id]: !on })}
              />
              {on && <Check aria-hidden="true" strokeWidth={2} />}
              {messages.rights[permission.codename] ?? permission.name}
            </label>
          );
        })}
      </fieldset>
      {draft.notice}
    </li>
  );
};

/**
 * A society's roles and what each may do. The President is shown and cannot be changed or deleted; Member is no role of a
 * committee and is not listed.
 */
export const RoleManager = forwardRef<HTMLElement, RoleManagerProps>(function RoleManager(
  { roles, permissions, grantable, onAdd, onSave, onDelete, pending, onDirtyChange, ...rest },
  ref,
) {
  const messages = useMessages('RoleManager', roleManagerMessages);
  const id = useId();
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const [adding, setAdding] = useState(false);
  const [asked, setAsked] = useState<Role | null>(null);
  const [changed, setChanged] = useState<ReadonlySet<number>>(new Set());
  useDirty(changed.size > 0 || name.trim() !== '', onDirtyChange);
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
      wanted === '' ? messages.nameRequired : wanted.length > nameMax ? messages.nameMax(nameMax) : undefined;
    setError(problem);
    if (problem) return;
    setAdding(true);
    try {
      await onAdd(wanted);
      setName('');
    } catch {
      // The host has said what went wrong; what was written stays.
    } finally {
      setAdding(false);
    }
  };

  return (
    <Root ref={ref} data-soc="RoleManager" aria-labelledby={id} {...rest}>
      <h2 id={id}>{messages.heading}</h2>
      <ul>
        {shown.map((role) => (
          <RoleRow
            key={role.id}
            role={role}
            permissions={permissions}
            grantable={grantable}
            pending={pending === role.id}
            onSave={onSave}
            onDelete={() => setAsked(role)}
            onDirtyChange={(dirty) =>
              setChanged(
                (before) =>
                  new Set(dirty ? [...before, role.id] : [...before].filter((id) => id !== role.id)),
              )
            }
          />
        ))}
      </ul>
      <form
        noValidate
        data-state={error ? 'invalid' : undefined}
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <TextField
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
          loading={adding}
          disabled={full}
        >
          {messages.add}
        </Button>
      </form>
      <ConfirmDialog
        open={asked !== null}
        title={messages.confirmTitle}
        description={asked ? messages.confirm(asked.name) : ''}
        confirmLabel={messages.confirmLabel}
        variant="danger"
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
