import { useEffect, useRef, useState, type Ref } from 'react';
import type { SocietyPage } from 'societies-contract';
import { SocietyKeywordsForm, type SocietyKeywordsFormProps } from 'societies-ui/forms';
import { currentOf, fieldErrorsOf } from '../../../api/ApiError.ts';
import { updateFacts } from '../../../api/societies.ts';
import { useAction } from '../../../api/useAction.ts';
import { useOutcomes } from '../../../preferences/useOutcomes.ts';
import { useUnsaved } from '../../../shell/unsaved.ts';
import { useSocietyContext } from '../SocietyContext.ts';

function Editor({ formRef, onSaved }: { formRef: Ref<HTMLFormElement>; onSaved: () => void }) {
  const { outcomes, succeeded, failed } = useOutcomes();
  const { society } = useSocietyContext();
  const { onDirtyChange } = useUnsaved('page');
  /** The society when editing began, to detect concurrent changes. */
  const [before, setBefore] = useState(society);
  const { run, error } = useAction(
    (keywords: string[], version: number | undefined) =>
      updateFacts(society.id, { keywords }, before, version),
    {
      success: succeeded(outcomes.society.dataUpdated),
      // The form reports concurrent changes.
      failure: (reason) => (currentOf(reason) ? undefined : failed(outcomes.society.dataFailed)),
    },
  );
  const conflict = currentOf<SocietyPage>(error);
  const save: SocietyKeywordsFormProps['onSave'] = async (keywords, version) => {
    if (conflict && version === conflict.version) setBefore(conflict);
    if (await run(keywords, version)) onSaved();
  };
  return (
    <SocietyKeywordsForm
      ref={formRef}
      stored={before}
      conflict={conflict}
      onSave={save}
      error={fieldErrorsOf(error)?.keywords?.[0]}
      onDirtyChange={onDirtyChange}
    />
  );
}

/** The society's keywords, for editors. After a save the form remounts with the stored values. */
export function KeywordsEditor() {
  const [saves, setSaves] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  // Synchronises the focus: remounting drops it, so it is set to the same field.
  useEffect(() => {
    if (saves > 0 && document.activeElement === document.body) form.current?.querySelector('input')?.focus();
  }, [saves]);
  return <Editor key={saves} formRef={form} onSaved={() => setSaves(saves + 1)} />;
}
