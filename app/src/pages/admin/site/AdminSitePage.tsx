import { useState } from 'react';
import type { Site } from 'societies-contract';
import { ErrorState, PageContent, Panel, Spinner } from 'societies-ui';
import { SiteForm, type SiteFormProps } from 'societies-ui/site-form';
import { currentOf, fieldErrorsOf } from '../../../api/ApiError.ts';
import { saveSite, useSite } from '../../../api/site.ts';
import { useAction } from '../../../api/useAction.ts';
import { isRetrying } from '../../../api/useRead.ts';
import { useOutcomes } from '../../../preferences/useOutcomes.ts';
import { useUnsaved } from '../../../shell/unsaved.ts';
import { useAdminMessages } from '../useAdminMessages.ts';

function Editor({ site, onSaved }: { site: Site; onSaved: () => void }) {
  const { outcomes } = useOutcomes();
  const { onDirtyChange } = useUnsaved('page');
  const { run, error } = useAction(saveSite, {
    success: outcomes.site.saved,
    // The form reports concurrent changes.
    failure: outcomes.site.saveFailed,
  });
  const save: SiteFormProps['onSave'] = async (words, version) => {
    if (await run({ ...words, version })) onSaved();
  };
  return (
    <SiteForm
      site={site}
      conflict={currentOf<Site>(error)}
      onSave={save}
      fieldErrors={fieldErrorsOf(error)}
      onDirtyChange={onDirtyChange}
    />
  );
}

/** Where administrators say whom to write to, and where the site's policies stand. */
export default function AdminSitePage() {
  const messages = useAdminMessages();
  const site = useSite();
  const [saves, setSaves] = useState(0);
  const content = () => {
    // After a save the form starts anew with the stored words.
    if (site.data) return <Editor key={saves} site={site.data} onSaved={() => setSaves(saves + 1)} />;
    if (site.error)
      return (
        <ErrorState
          title={site.error.message}
          onRetry={() => void site.mutate()}
          retrying={isRetrying(site)}
        />
      );
    return <Spinner size="large" />;
  };
  return (
    <PageContent title={messages.site}>
      <Panel hint={messages.siteHint}>{content()}</Panel>
    </PageContent>
  );
}
