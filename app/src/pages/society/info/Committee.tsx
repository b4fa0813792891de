import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { fixedRoles, type CommitteeUpdateItem } from 'societies-contract';
import { Panel } from 'societies-ui';
import { CommitteeEditor, CommitteeList } from 'societies-ui/committee';
import { currentOf, detailOf } from '../../../api/ApiError.ts';
import { updateCommittee } from '../../../api/committee.ts';
import { useAction } from '../../../api/useAction.ts';
import { useSession } from '../../../session/session.ts';
import { useSocietyContext } from '../SocietyContext.ts';
import { useEditor } from '../useEditor.ts';
import { useFoundMembers } from '../useFoundMembers.tsx';
import { committeeQuery } from './committeeQuery.ts';
import { useOutcomes } from '../../../preferences/useOutcomes.ts';

/** Restores the focus after the editor closes: to its button, or to the heading if editing was turned off. */
const backTo = (list: HTMLElement | null) => {
  const heading = list?.querySelector('h2');
  heading?.setAttribute('tabindex', '-1');
  (list?.querySelector('button') ?? heading)?.focus();
};

/** Moves the focus into the editor, because its button is gone. */
const goTo = (form: HTMLFormElement | null) => form?.querySelector('h2')?.focus();

interface EditorProps {
  isAdmin: boolean;
  /** Called after saving or cancelling. */
  onClose: () => void;
}

function Editor({ isAdmin, onClose }: EditorProps) {
  const { outcomes } = useOutcomes();
  const { id, society, detail } = useSocietyContext();
  const { onDirtyChange, finish } = useEditor();
  const { instead, found } = useFoundMembers(id);

  const { run } = useAction(
    (changes: readonly CommitteeUpdateItem[]) => updateCommittee(society.id, changes),
    {
      success: outcomes.committee.success,
      // The editor reports concurrent changes.
      failure: (error) => (currentOf(error) ? undefined : (detailOf(error) ?? outcomes.data.update)),
    },
  );
  const save = async (changes: readonly CommitteeUpdateItem[]) => {
    if (!(await run(changes))) return;
    onClose();
    finish();
  };

  if (instead) return instead;
  return (
    <CommitteeEditor
      ref={goTo}
      committee={society.committee_members}
      {...found}
      administrator={isAdmin}
      society={society}
      president={detail.role?.name === fixedRoles.president}
      onSave={save}
      onCancel={onClose}
      onDirtyChange={onDirtyChange}
    />
  );
}

/** The committee and its editor, which has an address because an administrator's link leads there. */
export function Committee() {
  const { society, may, editing } = useSocietyContext();
  const isAdmin = useSession().user?.isAdmin === true;
  const mayChange = isAdmin || (editing && may('manage_members'));
  const [query, setQuery] = useSearchParams();
  const change = useCallback(
    (changing: boolean) =>
      setQuery(changing ? committeeQuery : {}, { replace: true, preventScrollReset: true }),
    [setQuery],
  );
  const [left, setLeft] = useState(false);
  const changing = mayChange && query.get('committee') === committeeQuery.committee;

  return (
    <Panel>
      {changing ? (
        <Editor
          isAdmin={isAdmin}
          onClose={() => {
            setLeft(true);
            change(false);
          }}
        />
      ) : (
        <CommitteeList
          ref={left ? backTo : undefined}
          committee={society.committee_members}
          onChangeMembers={mayChange ? () => change(true) : undefined}
        />
      )}
    </Panel>
  );
}
