import { useState } from 'react';
import type { ElectionItem, SocietyPage } from 'societies-contract';
import {
  ButtonLink,
  Columns,
  Panel,
  SocietyAbout,
  SocietyFacts,
  SocietyGlance,
  SocietyLoading,
  useMessages,
  type SocietyAboutProps,
  type Widened,
} from 'societies-ui';
import { ThemeEditor, ThemeSelector, type ThemeChoice } from 'societies-ui/theme-editor';
import { currentOf, fieldErrorsOf, reasonOf } from '../../../api/ApiError.ts';
import { useElections } from '../../../api/elections.ts';
import { updateDescription, updateTheme } from '../../../api/societies.ts';
import { useAction } from '../../../api/useAction.ts';
import { PartBoundary } from '../../../shell/PartBoundary.tsx';
import { late } from '../../../shell/late.tsx';
import { useSocietyContext } from '../SocietyContext.ts';
import { useNow } from '../../../time/useNow.ts';
import { useAskedForm } from '../../../shell/useAskedForm.ts';
import { useVisiting } from '../../../session/visiting.ts';
import { useEditor } from '../useEditor.ts';
import { Committee } from './Committee.tsx';
import { useOutcomes } from '../../../preferences/useOutcomes.ts';

/** Loaded on demand, because the form includes its validation. */
const FactsEditor = late(() => import('./FactsEditor.tsx'));

const infoMessages = {
  elections: 'Elections',
  seeElections: 'See elections',
  electionsHint: 'Who stands, when members vote, and what came of it.',
  votingIsOpen: (election: string) => `Voting is open: ${election}. You have not voted yet.`,
  vote: 'Vote',
  theme: 'Theme',
  themeHint: 'Four colours. Everything else follows, and stays readable.',
} as const;

declare global {
  interface SocietiesMessages {
    AppInfo: Widened<typeof infoMessages>;
  }
}

/** The society's description. */
function About() {
  const { outcomes, succeeded, failed } = useOutcomes();
  const { society, may, editing, setEditing } = useSocietyContext();
  const { onDirtyChange, finish } = useEditor();
  const { asked, forget } = useAskedForm();
  const [cancelled, setCancelled] = useState<unknown>();
  const { attempt, error } = useAction(
    (description: string, from: Parameters<typeof updateDescription>[2]) =>
      updateDescription(society.id, description, from),
    {
      success: succeeded(outcomes.society.dataUpdated),
      failure: failed(outcomes.society.dataFailed),
    },
  );
  const save: SocietyAboutProps['onSave'] = async (description, from) => {
    await attempt(description, from);
    finish();
  };
  return (
    <SocietyAbout
      description={society.description}
      version={society.version}
      conflict={currentOf<SocietyPage>(error)}
      editing={editing && may('edit_society')}
      onSave={save}
      onBegin={may('edit_society') ? () => setEditing(true) : undefined}
      writing={asked}
      onFocus={forget}
      onCancel={() => setCancelled(error)}
      error={error === cancelled ? undefined : fieldErrorsOf(error)?.description?.[0]}
      onDirtyChange={onDirtyChange}
    />
  );
}

/** When and where it meets, contact, links and how to join. */
function Facts() {
  const { society, may, editing, setEditing } = useSocietyContext();
  const [begun, setBegun] = useState(false);
  const begin = () => {
    setBegun(true);
    setEditing(true);
  };
  const mayEdit = may('edit_society');
  const reading = <SocietyFacts facts={society} onBegin={mayEdit ? begin : undefined} />;
  return editing && mayEdit ? <FactsEditor instead={reading} writing={begun} /> : reading;
}

/** The society's themes, selected and created while editing. */
function Themes() {
  const messages = useMessages('AppInfo', infoMessages);
  const { outcomes, succeeded, failed } = useOutcomes();
  const { society, detail, may, editing, preview } = useSocietyContext();
  const { onDirtyChange, finish } = useEditor();
  const { run } = useAction(
    (theme: Parameters<typeof updateTheme>[1]) => updateTheme(society.id, theme, detail.theme),
    {
      success: succeeded(outcomes.society.themeUpdated),
      // The editor reports concurrent changes.
      failure: (error) =>
        currentOf(error) ? undefined : failed(reasonOf(error) ?? outcomes.society.themeFailed),
    },
  );
  const save = async (choice: ThemeChoice) => {
    const theme = typeof choice === 'number' ? society.all_themes.find(({ id }) => id === choice) : choice;
    if (theme !== undefined && (await run(theme))) finish();
  };

  // Visitors see the colours on the page itself; only editors need the list.
  if (!editing && !may('edit_society')) return null;
  if (!editing) {
    return (
      <Panel title={messages.theme}>
        <ThemeSelector themes={society.all_themes} value={detail.theme.id} />
      </Panel>
    );
  }
  if (!may('edit_society')) return <Panel title={messages.theme} hint={outcomes.forbidden.theme} />;
  return (
    <Panel title={messages.theme} hint={messages.themeHint}>
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

/** The way to the society's elections, or to the one that waits for the reader's vote. */
function Elections({ waiting }: { waiting?: ElectionItem }) {
  const messages = useMessages('AppInfo', infoMessages);
  const { id } = useSocietyContext();
  const all = `/societies/${id}/elections`;
  if (waiting) {
    return (
      <Panel
        title={messages.elections}
        hint={messages.votingIsOpen(waiting.title)}
        action={<ButtonLink href={`${all}/${waiting.id}/vote`}>{messages.vote}</ButtonLink>}
      />
    );
  }
  return (
    <Panel title={messages.elections} hint={messages.electionsHint}>
      <ButtonLink variant="quiet" href={all}>
        {messages.seeElections}
      </ButtonLink>
    </Panel>
  );
}

export default function InfoPage() {
  const { outcomes } = useOutcomes();
  const now = useNow();
  const { id, society } = useSocietyContext();
  const visiting = useVisiting().reads;
  const [wasMember] = useState(society.member);
  const elections = useElections(society.member ? id : null, 1);
  const waiting = elections.data?.results.find(({ may_vote }) => may_vote);
  // A vote that waits is read first, and would push down what was drawn before it was known.
  if (wasMember && elections.data === undefined && elections.error === undefined) return <SocietyLoading />;
  return (
    <Columns
      aside={
        <>
          <PartBoundary title={outcomes.data.fetch}>
            <Themes />
          </PartBoundary>
          <SocietyGlance society={society} now={now} />
          {society.member && !waiting && <Elections />}
        </>
      }
    >
      {waiting && <Elections waiting={waiting} />}
      <About />
      <PartBoundary title={outcomes.data.fetch}>
        <Facts />
      </PartBoundary>
      {!visiting && (
        <PartBoundary title={outcomes.data.fetch}>
          <Committee />
        </PartBoundary>
      )}
    </Columns>
  );
}
