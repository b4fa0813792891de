import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import {
  pageSizeLimits,
  outcomes,
  paths,
  type FeatureOptions,
  type Role,
  type SocietyMember,
} from 'societies-contract';
import { Accordion, Columns, ErrorState, PageContent, Panel, Spinner, useToast } from 'societies-ui';
import { AnalyticsCards } from 'societies-ui/analytics';
import { FeatureOptionsForm, MembersList, RoleManager } from 'societies-ui/committee';
import { currentOf, detailOf } from '../../../api/ApiError.ts';
import { useSocietyAnalytics } from '../../../api/administration.ts';
import { createRole, deleteRole, updateRole, usePermissions, useRoles } from '../../../api/committee.ts';
import { updateFeatureOptions, useFeatureOptions } from '../../../api/societies.ts';
import { failed, succeeded, useAction } from '../../../api/useAction.ts';
import { useListAddress } from '../../../lists/useListAddress.ts';
import { pagePath, usePageOf } from '../../../lists/usePageOf.ts';
import { PartBoundary } from '../../../shell/PartBoundary.tsx';
import { useUnsaved } from '../../../shell/unsaved.ts';
import { useSocietyContext } from '../SocietyContext.ts';

const membersHaveOneOrder: readonly never[] = [];

function Analytics() {
  const { id } = useSocietyContext();
  const analytics = useSocietyAnalytics(id);
  return (
    <AnalyticsCards
      analytics={analytics.data}
      failed={analytics.error !== undefined && analytics.data === undefined}
      onRetry={() => void analytics.mutate()}
      retrying={analytics.isValidating}
    />
  );
}

/** A failure that a toast has told. */
const alreadySaid = () => undefined;

/** The roles of the society, for those who may manage them. */
function Roles() {
  const toast = useToast();
  const { id, society, detail } = useSocietyContext();
  const roles = useRoles(id, true);
  const permissions = usePermissions();
  const [busy, setBusy] = useState<number>();
  const { onDirtyChange } = useUnsaved('page');

  const attempt = async (task: () => Promise<unknown>, success: string) => {
    try {
      await task();
      toast.success({ title: outcomes.society.success, description: success });
    } catch (error) {
      // What somebody else changed meanwhile the row says by itself.
      if (!currentOf(error)) {
        toast.danger({ title: outcomes.society.error, description: detailOf(error) ?? outcomes.role.failed });
      }
      throw error;
    } finally {
      setBusy(undefined);
    }
  };
  const add = (name: string) =>
    attempt(() => createRole({ name, society: society.id }), outcomes.role.created);
  const save = (role: Role) => {
    setBusy(role.id);
    const { name, permissions, version } = role;
    const body = { name, society: society.id, permissions, version };
    return attempt(() => updateRole(role.id, body), outcomes.role.updated).catch(alreadySaid);
  };
  const remove = (role: Role) => {
    setBusy(role.id);
    return attempt(() => deleteRole(society.id, role.id), outcomes.role.deleted).catch(alreadySaid);
  };

  const error = roles.error ?? permissions.error;
  if (roles.data === undefined || permissions.data === undefined) {
    const retry = () => void Promise.all([roles.mutate(), permissions.mutate()]);
    return (
      <Panel>
        {error ? (
          <ErrorState
            title={error.message}
            onRetry={retry}
            retrying={roles.isValidating || permissions.isValidating}
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
        grantable={permissions.data.filter(({ codename }) => held.has(codename)).map((right) => right.id)}
        onAdd={add}
        onSave={save}
        onDelete={remove}
        pending={busy}
        onDirtyChange={onDirtyChange}
      />
    </Panel>
  );
}

/** Which pages the society has, for those who may edit it. */
function Features() {
  const { id, society } = useSocietyContext();
  const options = useFeatureOptions(id);
  const { onDirtyChange } = useUnsaved('page');
  const { run: save } = useAction(
    ({ id: option, ...body }: FeatureOptions) => updateFeatureOptions(society.id, option, body),
    {
      success: succeeded(outcomes.society.featuresUpdated),
      failure: failed(outcomes.society.featuresFailed),
    },
  );
  if (options.data === undefined) {
    if (options.error === undefined) return <Spinner size="large" />;
    return (
      <ErrorState
        title={options.error.message}
        onRetry={() => void options.mutate()}
        retrying={options.isValidating}
      />
    );
  }
  const content = <FeatureOptionsForm options={options.data} onSave={save} onDirtyChange={onDirtyChange} />;
  return (
    <Accordion
      items={[
        {
          id: 'features',
          title: 'Feature options',
          hint: 'Switch pages of the society on and off.',
          content,
        },
      ]}
    />
  );
}

function Members() {
  const { id } = useSocietyContext();
  const address = useListAddress(membersHaveOneOrder, 'members_');
  const { view, typed, setTyped, setPage } = address;
  const members = usePageOf<SocietyMember>(
    pagePath(paths.members(id), view, { page_size: String(pageSizeLimits.members) }),
    { page: view.page, size: pageSizeLimits.members, setPage },
  );
  if (members.data !== undefined) {
    return (
      <Panel>
        <MembersList
          members={members.data.results}
          count={members.data.count}
          page={view.page}
          onPageChange={(page) => setPage(page)}
          search={typed}
          onSearchChange={setTyped}
          pending={members.pending}
        />
      </Panel>
    );
  }
  const retry = () => void members.mutate();
  return (
    <Panel>
      {members.error ? (
        <ErrorState title={members.error.message} onRetry={retry} retrying={members.isValidating} />
      ) : (
        <Spinner size="large" />
      )}
    </Panel>
  );
}

export default function CommitteeDashboardPage() {
  const { id, society, onCommittee, may } = useSocietyContext();
  // Source: specification, section 6, "Society roles".
  if (!onCommittee) return <Navigate to={`/societies/${id}`} replace />;
  return (
    <PageContent title="Dashboard" level={2}>
      <title>{`Dashboard · ${society.name} · Constellation`}</title>
      <PartBoundary title={outcomes.analytics.failure}>
        <Analytics />
      </PartBoundary>
      <Columns
        ratio="even"
        aside={
          (may('manage_roles') || may('edit_society')) && (
            <>
              {may('edit_society') && (
                <PartBoundary title={outcomes.data.fetch}>
                  <Features />
                </PartBoundary>
              )}
              {may('manage_roles') && (
                <PartBoundary title={outcomes.data.fetch}>
                  <Roles />
                </PartBoundary>
              )}
            </>
          )
        }
      >
        <PartBoundary title={outcomes.data.fetch}>
          <Members />
        </PartBoundary>
      </Columns>
    </PageContent>
  );
}
