import { Check, LockKeyhole, Plus, Trash2 } from '../../base/Icon/icons.ts';
import { forwardRef, useId, useState, type ComponentPropsWithoutRef } from 'react';
import { fixedRoles, limits, outcomes, validation, type Permission, type Role } from 'societies-contract';
import { Button } from '../../base/Button/Button.tsx';
import { ConfirmDialog } from '../../base/ConfirmDialog/ConfirmDialog.tsx';
import { IconButton } from '../../base/IconButton/IconButton.tsx';
import { TextField } from '../../base/TextField/TextField.tsx';
import { useDirty } from '../../base/useDirty.ts';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../host/useMessages.ts';
import { Root } from './RoleManager.styles.ts';

export const roleManagerMessages = {
  heading: 'Roles',
  rightsOf: (role: string) => `What the ${role} may do`,
  fixed: 'The President may do everything. This role cannot be changed or deleted.',
  above: 'This role may do something that you may not. Only somebody who may can change or delete it.',
  save: 'Save',
  saveRole: (role: string) => `Save ${role}`,
  remove: (role: string) => `Delete ${role}`,
  confirmTitle: 'Confirm Delete',
  confirm: (role: string) => `Are you sure you want to delete ${role}?`,
  confirmLabel: 'Delete',
  name: 'New role',
  add: 'Add role',
  full: outcomes.limit.roles as string,
  nameRequired: validation.role.nameRequired as string,
  nameMax: `Maximum length is ${limits.role.nameMax} characters`,
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
  /** Gets the role with its new rights. */
  onSave: (role: Role) => void | Promise<unknown>;
  /** Deletes a role; asked for here first. */
  onDelete: (role: Role) => void | Promise<unknown>;
  /** Id of the role that is being saved or deleted. */
  pending?: number;
  /** Told whether something is written that is not saved, for a host that asks before it is lost. */
  onDirtyChange?: (dirty: boolean) => void;
}

const sameRights = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((id) => other.includes(id));

interface RoleRowProps extends Pick<RoleManagerProps, 'permissions' | 'grantable' | 'onSave'> {
  role: Role;
  /** The ids that are ticked, saved or not. */
  rights: readonly number[];
  onRightsChange: (rights: readonly number[]) => void;
  pending: boolean;
  onDelete: () => void;
}

const RoleRow = ({
  role,
  rights,
  onRightsChange,
  permissions,
  grantable,
  pending,
  onSave,
  onDelete,
}: RoleRowProps) => {
  const messages = useMessages('RoleManager', roleManagerMessages);
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
        {!fixed && !sameRights(rights, role.permissions) && (
          <Button
            size="small"
            loading={pending}
            aria-label={messages.saveRole(role.name)}
            onClick={() => void onSave({ ...role, permissions: [...rights] })}
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
          const on = rights.includes(permission.id);
          return (
            <label key={permission.id} data-part="right">
              <input
                type="checkbox"
                checked={on}
                disabled={fixed || (!on && !may(permission.id))}
                onChange={() =>
                  onRightsChange(
                    on ? rights.filter((id) => id !== permission.id) : [...rights, permission.id],
                  )
                }
              />
              {on && <Check aria-hidden="true" strokeWidth={2} />}
              {permission.name}
            </label>
          );
        })}
      </fieldset>
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
  /** What is ticked and not saved, by role: another role that is saved, or read anew, leaves it alone. */
  const [drafts, setDrafts] = useState<ReadonlyMap<number, readonly number[]>>(new Map());
  const open = roles.filter(({ id: role, permissions: stored }) => {
    const draft = drafts.get(role);
    return draft !== undefined && !sameRights(draft, stored);
  });
  // A draft that is stored by now, or whose role is gone, is none: what others change later shows again.
  if (open.length < drafts.size)
    setDrafts(new Map(open.map(({ id: role }) => [role, drafts.get(role) ?? []])));
  useDirty(open.length > 0 || name.trim() !== '', onDirtyChange);
  const full = roles.length >= limits.role.perSociety;
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
        : wanted.length > limits.role.nameMax
          ? messages.nameMax
          : undefined;
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
            rights={drafts.get(role.id) ?? role.permissions}
            onRightsChange={(rights) => setDrafts(new Map(drafts).set(role.id, rights))}
            permissions={permissions}
            grantable={grantable}
            pending={pending === role.id}
            onSave={onSave}
            onDelete={() => setAsked(role)}
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
          hint={full ? messages.full : undefined}
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
