import { useState } from 'react';
import { outcomes, pageSizeLimits, paths, type MerchItem } from 'societies-contract';
import { MerchGrid } from 'societies-ui';
import { deleteMerch } from '../../../api/merch.ts';
import { failed, succeeded, useAction } from '../../../api/useAction.ts';
import { lateDialog } from '../../../shell/late.tsx';
import { useSocietyContext } from '../SocietyContext.ts';
import { useContentPage } from '../useContentPage.ts';
import { useFeature } from '../useFeature.ts';

/** The form brings its validation and the cropper along: fetched when somebody writes. */
const MerchEditor = lateDialog(() => import('./MerchEditor.tsx'));

export default function MerchPage() {
  const { id, society, detail, may, editing } = useSocietyContext();
  const { enabled, disabled, error, retry } = useFeature(id, 'enable_merch');
  const { reading, pages, show } = useContentPage<MerchItem>(
    enabled ? paths.merch(id) : null,
    pageSizeLimits.merch,
  );
  /** The item in the form; `new` for one that is being made. */
  const [edited, setEdited] = useState<MerchItem | 'new' | null>(null);
  const mayEdit = editing && may('edit_merch');

  const { run: remove } = useAction((item: MerchItem) => deleteMerch(society.id, item.id), {
    success: succeeded(outcomes.merch.deleted),
    failure: failed(outcomes.merch.deleteFailed),
  });

  return (
    <>
      <title>{`Merch · ${society.name} · Constellation`}</title>
      <MerchGrid
        items={reading.data?.results}
        pages={pages}
        theme={detail.theme}
        disabled={disabled}
        error={error?.message ?? reading.error?.message}
        onRetry={error ? retry : () => void reading.mutate()}
        retrying={reading.isValidating}
        onCreate={mayEdit ? () => setEdited('new') : undefined}
        onEdit={mayEdit ? setEdited : undefined}
        onDelete={mayEdit ? remove : undefined}
      />
      {edited !== null && (
        <MerchEditor
          item={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(null)}
          // The newest item stands first.
          onCreated={() => show(1)}
        />
      )}
    </>
  );
}
