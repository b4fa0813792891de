import { useState } from 'react';
import { outcomes, type SocietyPage } from 'societies-contract';
import { Columns, Panel, SocietyAbout, SocietyGlance, useToast, type SocietyAboutProps } from 'societies-ui';
import { ThemeEditor, ThemeSelector, type ThemeChoice } from 'societies-ui/theme-editor';
import { currentOf, fieldErrorsOf, reasonOf } from '../../../api/ApiError.ts';
import { updateDescription, updateTheme } from '../../../api/societies.ts';
import { PartBoundary } from '../../../shell/PartBoundary.tsx';
import { useSocietyContext } from '../SocietyContext.ts';
import { useEditor } from '../useEditor.ts';
import { Committee } from './Committee.tsx';

/** What a society says about itself. */
function About() {
  const toast = useToast();
  const { society, may, editing } = useSocietyContext();
  const { onDirtyChange, finish } = useEditor();
  const [error, setError] = useState<string>();
  const [conflict, setConflict] = useState<SocietyPage>();
  const save: SocietyAboutProps['onSave'] = async (description, from) => {
    try {
      await updateDescription(society.id, description, from);
      toast.success({ title: outcomes.society.success, description: outcomes.society.dataUpdated });
      finish();
    } catch (failure) {
      const current = currentOf<SocietyPage>(failure);
      setConflict(current);
      setError(fieldErrorsOf(failure)?.description?.[0]);
      if (!current) toast.danger({ title: outcomes.society.error, description: outcomes.society.dataFailed });
      throw failure;
    }
  };
  return (
    <SocietyAbout
      description={society.description}
      version={society.version}
      conflict={conflict}
      editing={editing && may('edit_society')}
      onSave={save}
      onCancel={() => setError(undefined)}
      error={error}
      onDirtyChange={onDirtyChange}
    />
  );
}

/** The themes of the society; chosen and made while editing. */
function Themes() {
  const toast = useToast();
  const { society, detail, may, editing, preview } = useSocietyContext();
  const { onDirtyChange, finish } = useEditor();

  const save = async (choice: ThemeChoice) => {
    const theme = typeof choice === 'number' ? society.all_themes.find(({ id }) => id === choice) : choice;
    if (theme === undefined) return;
    try {
      await updateTheme(society.id, theme, detail.theme);
      toast.success({ title: outcomes.society.success, description: outcomes.society.themeUpdated });
      finish();
    } catch (failure) {
      // The editor says by itself what somebody else changed meanwhile.
      if (currentOf(failure)) return;
      const description = reasonOf(failure) ?? outcomes.society.themeFailed;
      toast.danger({ title: outcomes.society.error, description });
    }
  };

  if (!editing) {
    return (
      <Panel title="Theme">
        <ThemeSelector themes={society.all_themes} value={detail.theme.id} />
      </Panel>
    );
  }
  if (!may('edit_society')) return <Panel title="Theme" hint={outcomes.forbidden.theme} />;
  return (
    <Panel title="Theme" hint="Four colours. Everything else follows, and stays readable.">
      <ThemeEditor
        themes={society.all_themes}
        current={detail.theme.id}
        onSave={save}
        onPreview={preview}
        onDirtyChange={onDirtyChange}
      />
    </Panel>
  );
}

export default function InfoPage() {
  const { society } = useSocietyContext();
  return (
    <>
      <title>{`Info · ${society.name} · Constellation`}</title>
      <Columns
        aside={
          <>
            <PartBoundary title={outcomes.data.fetch}>
              <Themes />
            </PartBoundary>
            <SocietyGlance society={society} />
          </>
        }
      >
        <About />
        <PartBoundary title={outcomes.data.fetch}>
          <Committee />
        </PartBoundary>
      </Columns>
    </>
  );
}
