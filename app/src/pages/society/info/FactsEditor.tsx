import { useState } from 'react';
import type { SocietyFacts, SocietyPage } from 'societies-contract';
import { SocietyFactsForm, type SocietyFactsFormProps } from 'societies-ui/forms';
import { currentOf, fieldErrorsOf } from '../../../api/ApiError.ts';
import { updateFacts } from '../../../api/societies.ts';
import { useAction } from '../../../api/useAction.ts';
import { useOutcomes } from '../../../preferences/useOutcomes.ts';
import { useSocietyContext } from '../SocietyContext.ts';
import { useEditor } from '../useEditor.ts';

function Editor({ onSaved, writing }: { onSaved: () => void; writing: boolean }) {
  const { outcomes, succeeded, failed } = useOutcomes();
  const { society } = useSocietyContext();
  const { onDirtyChange, finish } = useEditor();
  /** The society when editing began, to detect concurrent changes. */
  const [before, setBefore] = useState(society);
  const { run, error } = useAction(
    (facts: SocietyFacts, version: number | undefined) => updateFacts(society.id, facts, before, version),
    {
      success: succeeded(outcomes.society.dataUpdated),
      // The form reports concurrent changes.
      failure: (reason) => (currentOf(reason) ? undefined : failed(outcomes.society.dataFailed)),
    },
  );
  const conflict = currentOf<SocietyPage>(error);
  const save: SocietyFactsFormProps['onSave'] = async (facts, version) => {
    if (conflict && version === conflict.version) setBefore(conflict);
    if (!(await run(facts, version))) return;
    onSaved();
    finish();
  };
  return (
    <SocietyFactsForm
      facts={before}
      conflict={conflict}
      onSave={save}
      writing={writing}
      fieldErrors={fieldErrorsOf(error)}
      onDirtyChange={onDirtyChange}
    />
  );
}

/** Remounts with the stored values after a save that does not end editing. */
export default function FactsEditor({ writing }: { writing: boolean }) {
  const [saves, setSaves] = useState(0);
  return <Editor key={saves} onSaved={() => setSaves(saves + 1)} writing={writing && saves === 0} />;
}
