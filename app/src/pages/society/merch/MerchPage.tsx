import { useState } from 'react';
import { outcomes, type MerchItem } from 'societies-contract';
import { MerchGrid } from 'societies-ui';
import { deleteMerch, useMerch } from '../../../api/merch.ts';
import { failed, succeeded, useAction } from '../../../api/useAction.ts';
import { lateDialog } from '../../../shell/late.tsx';
import { useSocietyContext } from '../SocietyContext.ts';
import { useFeature } from '../useFeature.ts';

/** The form brings its validation and the cropper along: fetched when somebody writes. */
const MerchEditor = lateDialog(() => import('./MerchEditor.tsx'));

export default function MerchPage() {
  const { id, society, detail, may, editing } = useSocietyContext();
  const { enabled, disabled, error, retry } = useFeature(id, 'enable_merch');
  const items = useMerch(id, enabled);
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
        items={items.data}
        theme={detail.theme}
        disabled={disabled}
        error={error?.message ?? items.error?.message}
        onRetry={error ? retry : () => void items.mutate()}
        retrying={items.isValidating}
        onCreate={mayEdit ? () => setEdited('new') : undefined}
        onEdit={mayEdit ? setEdited : undefined}
        onDelete={mayEdit ? remove : undefined}
      />
      {edited !== null && (
        <MerchEditor item={edited === 'new' ? undefined : edited} onClose={() => setEdited(null)} />
      )}
    </>
  );
}
