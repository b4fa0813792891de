import { useState } from 'react';
import { fixedRoles, type HandoverBody, type Term, type TermBody } from 'societies-contract';
import { ConfirmDialog, ErrorState, NavTabs, Panel, Skeleton } from 'societies-ui';
import { HandoverPage as Page, SuccessorForm, TermsTable, type HeldRole } from 'societies-ui/handover';
import { currentOf, detailOf, fieldErrorsOf } from '../../../api/ApiError.ts';
import { saveHandover, saveTerm, useHandover, useTerms, withdrawTerm } from '../../../api/terms.ts';
import { useAction } from '../../../api/useAction.ts';
import { isRetrying } from '../../../api/useRead.ts';
import { doneSteps, rememberSteps } from '../../../preferences/handoverSteps.ts';
import { useOutcomes } from '../../../preferences/useOutcomes.ts';
import { useSession } from '../../../session/session.ts';
import { useUnsaved } from '../../../shell/unsaved.ts';
import { useNow } from '../../../time/useNow.ts';
import { useSearchParams } from 'react-router-dom';
import { useSocietyContext } from '../SocietyContext.ts';
import { useFoundMembers } from '../useFoundMembers.tsx';
import { useDashboardMessages } from './useDashboardMessages.ts';

/** Names the next holder of a role, or sets the days of the present term. */
function Naming({ held, present, onClose }: { held: HeldRole; present: boolean; onClose: () => void }) {
  const { outcomes, failed } = useOutcomes();
  const { id, society } = useSocietyContext();
  const { found } = useFoundMembers(id);
  const now = useNow();
  const { run, error } = useAction((body: TermBody) => saveTerm(society.id, body), {
    success: present
      ? outcomes.terms.saved
      : (_, { user_id }) =>
          outcomes.terms.named(
            found.members
              .filter(({ university_id }) => university_id === user_id)
              .map(({ first_name, last_name }) => `${first_name} ${last_name}`)[0] ?? user_id,
          ),
    failure: (reason) =>
      fieldErrorsOf(reason) ? undefined : failed(detailOf(reason) ?? outcomes.terms.nameFailed),
  });
  const errors = fieldErrorsOf(error);
  const tomorrow = new Date(now.getTime() + 86_400_000).toISOString().slice(0, 10);
  const today = now.toISOString().slice(0, 10);
  return (
    <SuccessorForm
      open
      held={held}
      present={present}
      from={present ? today : tomorrow}
      errors={errors && Object.fromEntries(Object.entries(errors).map(([field, [first]]) => [field, first]))}
      onClose={onClose}
      onSubmit={async (body) => {
        if (await run(body)) onClose();
      }}
      {...found}
    />
  );
}

/** How long a holder is new, in milliseconds. */
const newFor = 90 * 86_400_000;

/** The handover page of one role. @param beginner whether the reader has come into it a short while ago. */
function RolePage({ role, beginner }: { role: number; beginner: boolean }) {
  const { outcomes, failed } = useOutcomes();
  const { id, society } = useSocietyContext();
  const handover = useHandover(id, role);
  const { onDirtyChange } = useUnsaved('page');
  const [steps, setSteps] = useState(() => doneSteps(id, role));
  const { attempt } = useAction((body: HandoverBody) => saveHandover(society.id, role, body), {
    success: outcomes.handover.saved,
    failure: (error) =>
      currentOf(error) ? undefined : failed(detailOf(error) ?? outcomes.handover.saveFailed),
  });
  if (!handover.data)
    return handover.error ? (
      <ErrorState
        title={detailOf(handover.error) ?? handover.error.message}
        onRetry={() => void handover.mutate()}
        retrying={isRetrying(handover)}
      />
    ) : (
      <Skeleton height={480} />
    );
  return (
    <Page
      handover={handover.data}
      onSave={attempt}
      onDirtyChange={onDirtyChange}
      {...(beginner && {
        steps,
        onStepsChange: (next: readonly string[]) => {
          setSteps(next);
          rememberSteps(id, role, next);
        },
      })}
    />
  );
}

/** Who comes next, and the handover pages that the reader may read. */
export default function DashboardHandoverPage() {
  const messages = useDashboardMessages();
  const { outcomes, failed } = useOutcomes();
  const { id, society, detail, may } = useSocietyContext();
  const { user } = useSession();
  const now = useNow();
  const [query] = useSearchParams();
  const mayName = may('manage_members');
  const terms = useTerms(id);
  const [naming, setNaming] = useState<{ held: HeldRole; present: boolean } | null>(null);
  const [withdrawn, setWithdrawn] = useState<Term | null>(null);
  const { run: withdraw } = useAction((term: Term) => withdrawTerm(society.id, term.id), {
    success: outcomes.terms.withdrawn,
    failure: (error) => failed(detailOf(error) ?? outcomes.terms.withdrawFailed),
  });
  const isPresident = detail.role?.name === fixedRoles.president;
  const roles = Object.values(society.committee_members)
    .filter(({ role }) => role.name !== fixedRoles.member)
    .map(({ role, name, university_id, from, until }): HeldRole => ({
      role,
      holder: university_id !== null && name !== null ? { university_id, name } : null,
      from,
      until,
    }));
  const readable = roles.filter(
    ({ role, holder }) =>
      isPresident || holder?.university_id === user?.uniID || detail.coming?.role.id === role.id,
  );
  const chosen = readable.find(({ role }) => String(role.id) === query.get('role')) ?? readable[0];
  // What stands below the table waits until that has its height, so that nothing moves. Its data is on the way meanwhile.
  const answered = terms.data !== undefined || terms.error !== undefined;
  useHandover(id, chosen?.role.id);
  return (
    <>
      <TermsTable
        roles={roles}
        terms={terms.data}
        now={now}
        mayChange={({ role }) => role.name !== fixedRoles.president || isPresident || user?.isAdmin === true}
        error={terms.error && (detailOf(terms.error) ?? terms.error.message)}
        onRetry={() => void terms.mutate()}
        retrying={isRetrying(terms)}
        {...(mayName && {
          onName: (held: HeldRole) => setNaming({ held, present: false }),
          onDates: (held: HeldRole) => setNaming({ held, present: true }),
          onWithdraw: setWithdrawn,
        })}
      />
      {answered && chosen && (
        <>
          <NavTabs
            variant="segments"
            label={messages.handoverPages}
            items={readable.map(({ role }) => ({
              href: `/societies/${id}/dashboard/handover?role=${role.id}`,
              label: role.name,
              current: role.id === chosen.role.id,
            }))}
          />
          <RolePage
            key={chosen.role.id}
            role={chosen.role.id}
            beginner={
              chosen.holder?.university_id === user?.uniID &&
              Boolean(chosen.from) &&
              now.getTime() - Date.parse(chosen.from ?? '') < newFor
            }
          />
        </>
      )}
      {answered && !chosen && (
        <Panel title={messages.handoverPages} hint={messages.noPages}>
          {null}
        </Panel>
      )}
      {naming && <Naming {...naming} onClose={() => setNaming(null)} />}
      <ConfirmDialog
        open={withdrawn !== null}
        title={messages.withdrawTitle(withdrawn?.user.name ?? '')}
        description={messages.withdrawHint}
        confirmLabel={messages.withdraw}
        tone="danger"
        onClose={() => setWithdrawn(null)}
        onConfirm={async () => {
          if (withdrawn && (await withdraw(withdrawn))) setWithdrawn(null);
        }}
      />
    </>
  );
}
