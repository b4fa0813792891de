import type { FeatureOptions } from 'societies-contract';
import { Accordion, ErrorState, Panel, Spinner } from 'societies-ui';
import { FeatureOptionsForm } from 'societies-ui/committee';
import { updateFeatureOptions, useFeatureOptions } from '../../../api/societies.ts';
import { useAction } from '../../../api/useAction.ts';
import { isRetrying } from '../../../api/useRead.ts';
import { PartBoundary } from '../../../shell/PartBoundary.tsx';
import { useUnsaved } from '../../../shell/unsaved.ts';
import { useSocietyContext } from '../SocietyContext.ts';
import { useOutcomes } from '../../../preferences/useOutcomes.ts';
import { JoiningSettings } from './JoiningSettings.tsx';
import { KeywordsEditor } from './KeywordsEditor.tsx';
import { Presidency } from './Presidency.tsx';
import { useDashboardMessages } from './useDashboardMessages.ts';

/** Switches for the society's features. */
function Features({ options }: { options: FeatureOptions }) {
  const messages = useDashboardMessages();
  const { outcomes, succeeded, failed } = useOutcomes();
  const { society } = useSocietyContext();
  const { onDirtyChange } = useUnsaved('page');
  const { run: save } = useAction(
    ({ id: option, ...body }: FeatureOptions) => updateFeatureOptions(society.id, option, body),
    {
      success: succeeded(outcomes.society.featuresUpdated),
      failure: failed(outcomes.society.featuresFailed),
    },
  );
  return (
    <Panel>
      <Accordion
        items={[
          {
            id: 'features',
            title: messages.features,
            hint: messages.featuresHint,
            defaultOpen: true,
            content: (
              <FeatureOptionsForm
                options={options}
                shown={options.shown}
                onSave={save}
                onDirtyChange={onDirtyChange}
              />
            ),
          },
        ]}
      />
    </Panel>
  );
}

/** How people join. */
const JoiningPart = () => {
  const { outcomes } = useOutcomes();
  return (
    <PartBoundary title={outcomes.data.fetch}>
      <JoiningSettings />
    </PartBoundary>
  );
};

/** The settings of those who may edit the society. Renders nothing before the first data arrives, to avoid a layout shift. */
function SocietySettings() {
  const messages = useDashboardMessages();
  const { outcomes } = useOutcomes();
  const { id, may } = useSocietyContext();
  const options = useFeatureOptions(id);
  if (options.data === undefined && options.error === undefined) return <Spinner size="large" />;
  return (
    <>
      <PartBoundary title={outcomes.data.fetch}>
        {options.data ? (
          <Features options={options.data} />
        ) : (
          <ErrorState
            title={options.error?.message}
            onRetry={() => void options.mutate()}
            retrying={isRetrying(options)}
          />
        )}
      </PartBoundary>
      <PartBoundary title={outcomes.data.fetch}>
        <Panel title={messages.keywords} hint={messages.keywordsHint}>
          <KeywordsEditor />
        </Panel>
      </PartBoundary>
      {may('manage_members') && <JoiningPart />}
      <PartBoundary title={outcomes.data.fetch}>
        <Presidency />
      </PartBoundary>
    </>
  );
}

/** The society's settings, as far as the reader may change them. */
export default function SettingsPage() {
  const { may } = useSocietyContext();
  return may('edit_society') ? <SocietySettings /> : <JoiningPart />;
}
