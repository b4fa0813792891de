import { Panel } from 'societies-ui';
import { JoiningForm, type StoredJoining } from 'societies-ui/membership';
import { currentOf } from '../../../api/ApiError.ts';
import { updateJoining, useJoining } from '../../../api/joining.ts';
import { useAction } from '../../../api/useAction.ts';
import { useOutcomes } from '../../../preferences/useOutcomes.ts';
import { useUnsaved } from '../../../shell/unsaved.ts';
import { useSocietyContext } from '../SocietyContext.ts';
import { useDashboardMessages } from './useDashboardMessages.ts';

/** How people join the society. Renders nothing before the settings are there. */
export function JoiningSettings() {
  const messages = useDashboardMessages();
  const { outcomes, succeeded, failed } = useOutcomes();
  const { id, society } = useSocietyContext();
  const { onDirtyChange } = useUnsaved('page');
  const joining = useJoining(id, true);
  const { run: save } = useAction((settings: StoredJoining) => updateJoining(society.id, settings), {
    success: succeeded(outcomes.joining.saved),
    // The form reports concurrent changes.
    failure: (error) => (currentOf(error) ? undefined : failed(outcomes.joining.saveFailed)),
  });
  if (!joining.data) return null;
  return (
    <Panel id="joining" title={messages.joining} hint={messages.joiningHint}>
      <JoiningForm joining={joining.data} onSave={save} onDirtyChange={onDirtyChange} />
    </Panel>
  );
}
