import { ErrorState, Panel, Spinner } from 'societies-ui';
import { RoleManager, type ManagedRole } from 'societies-ui/committee';
import { currentOf, detailOf } from '../../../api/ApiError.ts';
import { createRole, deleteRole, updateRole, usePermissions, useRoles } from '../../../api/committee.ts';
import { useAction } from '../../../api/useAction.ts';
import { isRetrying } from '../../../api/useRead.ts';
import { useUnsaved } from '../../../shell/unsaved.ts';
import { useSocietyContext } from '../SocietyContext.ts';
import { useOutcomes } from '../../../preferences/useOutcomes.ts';

/** The society's roles, for those who manage them. */
export default function RolesPage() {
  const { outcomes, succeeded, failed } = useOutcomes();
  const { id, society, detail } = useSocietyContext();
  const roles = useRoles(id, true);
  const permissions = usePermissions();
  const { onDirtyChange } = useUnsaved('page');
  // The row reports concurrent changes.
  const said = (success: string) => ({
    success: succeeded(success),
    failure: (error: unknown) =>
      currentOf(error) ? undefined : failed(detailOf(error) ?? outcomes.role.failed),
  });
  const adding = useAction(
    (name: string) => createRole({ name, society: society.id }),
    said(outcomes.role.created),
  );
  const saving = useAction(
    ({ id: role, name, permissions: rights, version }: ManagedRole) =>
      updateRole(role, { name, society: society.id, permissions: rights, version }),
    said(outcomes.role.updated),
  );
  const deleting = useAction(
    (role: ManagedRole) => deleteRole(society.id, role.id),
    said(outcomes.role.deleted),
  );

  const error = roles.error ?? permissions.error;
  if (roles.data === undefined || permissions.data === undefined) {
    const retry = () => void Promise.all([roles.mutate(), permissions.mutate()]);
    return (
      <Panel>
        {error ? (
          <ErrorState
            title={error.message}
            onRetry={retry}
            retrying={isRetrying(roles) || isRetrying(permissions)}
          />
        ) : (
          <Spinner size="large" />
        )}
      </Panel>
    );
  }
  const held = new Set(detail.role?.permissions.map(({ codename }) => codename));
  return (
    <Panel>
      <RoleManager
        roles={roles.data}
        permissions={permissions.data}
        holders={Object.fromEntries(
          Object.values(society.committee_members).map(({ role, name }) => [role.id, name]),
        )}
        grantable={permissions.data.filter(({ codename }) => held.has(codename)).map((right) => right.id)}
        onAdd={adding.attempt}
        onSave={saving.run}
        onDelete={deleting.run}
        pending={(saving.args ?? deleting.args)?.[0].id}
        onDirtyChange={onDirtyChange}
      />
    </Panel>
  );
}
