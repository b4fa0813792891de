import { useEffect, useLayoutEffect, useRef } from 'react';
import { fixedRoles, type Permission } from 'societies-contract';
import { Option } from '../../base/CheckboxGroup/CheckboxGroup.styles.ts';
import { Check, LockKeyhole, Trash2 } from '../../base/Icon/icons.ts';
import { IconButton } from '../../base/IconButton/IconButton.tsx';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { useVersionedDraft } from '../../content/ConflictNotice/useVersionedDraft.tsx';
import { useMessages } from '../../host/useMessages.ts';
import type { ManagedRole } from './RoleManager.tsx';
import { roleManagerMessages } from './RoleManager.messages.ts';

/** A role as its form edits it: its name, and each permission by id. */
type RoleFields = Record<string, string | boolean>;

/** A row's unsaved changes: a description, and the functions to save or discard them. */
export interface RoleChanges {
  sentences: readonly string[];
  save: () => Promise<void>;
  discard: () => void;
}

interface RoleRowProps {
  /** The role as it is stored. */
  role: ManagedRole;
  /** The holder's name. */
  holder: string | undefined;
  /** All permissions, one column each. */
  permissions: readonly Permission[];
  /** Ids of the user's own permissions; undefined for all. */
  grantable: readonly number[] | undefined;
  /** Whether the role is being saved; disables its buttons. */
  pending: boolean;
  /** Called with the changed role and the version it is based on. */
  onSave: (role: ManagedRole) => void | Promise<unknown>;
  /** Called when its delete button is pressed, before the confirmation. */
  onDeletePress: () => void;
  /** Called with the unsaved changes; null for none. */
  onChanges: (changes: RoleChanges | null) => void;
}

/** A role's row of the matrix, with a checkbox per permission. */
export const RoleRow = ({
  role,
  holder,
  permissions,
  grantable,
  pending,
  onSave,
  onDeletePress,
  onChanges,
}: RoleRowProps) => {
  const messages = useMessages('RoleManager', roleManagerMessages);
  const named = (each: (permission: Permission) => string | boolean) =>
    Object.fromEntries(permissions.map((permission) => [permission.id, each(permission)]));
  // Each permission is a separate field, so that concurrent changes of different ones merge.
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
  const called = ({ codename, name }: Permission) => messages.rights[codename] ?? name;
  const sentences = permissions
    .filter(({ id }) => draft.fields[id] !== role.permissions.includes(id))
    .map((permission) =>
      (draft.fields[permission.id] ? messages.granted : messages.denied)(role.name, called(permission)),
    );
  const words = sentences.join('\n');
  const latest = useRef({ draft, sentences, onChanges });
  useLayoutEffect(() => {
    latest.current = { draft, sentences, onChanges };
  });
  // Reports the changes to the matrix, whose bar describes and saves them.
  useEffect(() => {
    const now = latest.current;
    now.onChanges(
      draft.dirty
        ? {
            sentences: now.sentences,
            save: () => latest.current.draft.submit(),
            discard: () => latest.current.draft.discard(),
          }
        : null,
    );
  }, [draft.dirty, words]);
  const president = role.name === fixedRoles.president;
  const may = (right: number) => grantable === undefined || grantable.includes(right);
  const fixed = president || !role.permissions.every(may);
  return (
    <li data-part>
      <div data-part="head">
        <h3 data-part>
          {fixed && <LockKeyhole aria-hidden="true" strokeWidth={1.75} />}
          <span>{role.name}</span>
        </h3>
        {holder && <p data-part="holder">{holder}</p>}
        {!fixed && (
          <IconButton
            label={messages.remove(role.name)}
            size="small"
            disabled={pending || draft.saving}
            onClick={onDeletePress}
          >
            <Trash2 />
          </IconButton>
        )}
      </div>
      {fixed && <p data-part="note">{president ? messages.fixed : messages.above}</p>}
      <fieldset data-part>
        <legend data-part>
          <VisuallyHidden>{messages.rightsOf(role.name)}</VisuallyHidden>
        </legend>
        {permissions.map((permission) => {
          const on = draft.fields[permission.id] === true;
          return (
            <Option key={permission.id} data-part="right">
              <input
                data-part
                type="checkbox"
                checked={on}
                disabled={fixed || (!on && !may(permission.id))}
                onChange={() => draft.change({ [permission.id]: !on })}
              />
              <span data-part="box">{on && <Check aria-hidden="true" strokeWidth={2} />}</span>
              <span data-part="words">{called(permission)}</span>
            </Option>
          );
        })}
      </fieldset>
      {draft.notice}
    </li>
  );
};
RoleRow.displayName = 'RoleRow';
