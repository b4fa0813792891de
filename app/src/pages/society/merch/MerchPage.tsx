import { useState } from 'react';
import { pageSizeLimits, paths, type MerchItem } from 'societies-contract';
import { MerchGrid } from 'societies-ui';
import { deleteMerch } from '../../../api/merch.ts';
import { isRetrying } from '../../../api/useRead.ts';
import { lateDialog } from '../../../shell/late.tsx';
import { useSocietyContext } from '../SocietyContext.ts';
import { useContentPage } from '../useContentPage.ts';
import { useDeletion } from '../useDeletion.ts';
import { useFeature } from '../useFeature.tsx';
import { useOutcomes } from '../../../preferences/useOutcomes.ts';

/** Loaded on demand, because the form includes validation and the cropper. */
const MerchEditor = lateDialog(() => import('./MerchEditor.tsx'));

export default function MerchPage() {
  const { outcomes, succeeded, failed } = useOutcomes();
  const { id, detail, may, editing } = useSocietyContext();
  const { enabled, off, error, retry } = useFeature('enable_merch');
  const { reading, pages, show, withWhole } = useContentPage<MerchItem>(
    enabled ? paths.merch(id) : null,
    pageSizeLimits.merch,
  );
  /** The item in the form; `new` for a new one. */
  const [edited, setEdited] = useState<MerchItem | 'new' | null>(null);
  const mayEdit = editing && may('edit_merch');
  // Without items, those who may create one can do so without turning editing on.
  const mayCreate = mayEdit || (may('edit_merch') && reading.data?.count === 0);

  const { remove } = useDeletion({
    kind: 'merch',
    call: deleteMerch,
    success: succeeded(outcomes.merch.deleted),
    failure: failed(outcomes.merch.deleteFailed),
  });

  return (
    <>
      <MerchGrid
        items={reading.data?.results}
        pages={pages}
        theme={detail.theme}
        {...off}
        error={error?.message ?? reading.error?.message}
        onRetry={error ? retry : () => void reading.mutate()}
        retrying={isRetrying(reading)}
        onCreate={mayCreate ? () => setEdited('new') : undefined}
        onEdit={mayEdit ? withWhole(setEdited) : undefined}
        onDelete={mayEdit ? remove : undefined}
      />
      {edited !== null && (
        <MerchEditor
          item={edited === 'new' ? undefined : edited}
          usualPrice={reading.data?.results[0]?.price}
          onClose={() => setEdited(null)}
          // New items are listed first.
          onCreated={() => show(1)}
        />
      )}
    </>
  );
}
