import { pageSizeLimits, paths, type MerchItem } from 'societies-contract';
import { MerchGrid } from 'societies-ui';
import { deleteMerch } from '../../../api/merch.ts';
import { lateDialog } from '../../../shell/late.tsx';
import { useSocietyContext } from '../SocietyContext.ts';
import { useContentPage } from '../useContentPage.ts';
import { useDeletion } from '../useDeletion.ts';
import { useEditedItem } from '../useEditedItem.ts';
import { useOutcomes } from '../../../preferences/useOutcomes.ts';

/** Loaded on demand, because the form includes validation and the cropper. */
const MerchEditor = lateDialog(() => import('./MerchEditor.tsx'));

export default function MerchPage() {
  const { outcomes, succeeded, failed } = useOutcomes();
  const { id, detail } = useSocietyContext();
  const { enabled, found, listing, show, withWhole } = useContentPage<MerchItem>(
    'enable_merch',
    paths.merch(id),
    pageSizeLimits.merch,
  );
  const { mayEdit, edited, editedItem, edit, onCreate, onClose } = useEditedItem<MerchItem>(
    'edit_merch',
    found?.count,
    enabled,
  );
  const { remove } = useDeletion({
    kind: 'merch',
    call: deleteMerch,
    success: succeeded(outcomes.merch.deleted),
    failure: failed(outcomes.merch.deleteFailed),
  });

  return (
    <>
      <MerchGrid
        items={found?.results}
        theme={detail.theme}
        {...listing}
        onCreate={onCreate}
        onEdit={mayEdit ? withWhole(edit) : undefined}
        onDelete={mayEdit ? remove : undefined}
      />
      {edited !== null && (
        <MerchEditor
          item={editedItem}
          usualPrice={found?.results[0]?.price}
          onClose={onClose}
          // New items are listed first.
          onCreated={() => show(1)}
        />
      )}
    </>
  );
}
