import type { MerchItem } from 'societies-contract';
import { MerchForm, type MerchDraft } from 'societies-ui/forms';
import { createMerch, updateMerch } from '../../../api/merch.ts';
import { useSocietyContext } from '../SocietyContext.ts';
import { useContentEditor } from '../useContentEditor.ts';
import { useOutcomes } from '../../../preferences/useOutcomes.ts';

export interface MerchEditorProps {
  /** The item to edit; without it a new one is created. */
  item?: MerchItem;
  /** The price of the society's newest item. */
  usualPrice?: number;
  onClose: () => void;
  /** Called after a new item was stored. */
  onCreated: () => void;
}

export default function MerchEditor({ item, usualPrice, onClose, onCreated }: MerchEditorProps) {
  const { outcomes, succeeded, failed } = useOutcomes();
  const { society } = useSocietyContext();
  const form = useContentEditor<MerchDraft, MerchItem>({
    folder: 'merch',
    save: (values) => {
      const body = { ...values, created_at: item?.created_at ?? new Date().toISOString() };
      return item ? updateMerch(society.id, item.id, body) : createMerch(society.id, body);
    },
    success: succeeded(item ? outcomes.merch.updated : outcomes.merch.created),
    failure: failed(outcomes.merch.saveFailed),
    onClose,
    onSaved: item ? undefined : onCreated,
  });
  return <MerchForm item={item} usualPrice={item?.price ?? usualPrice} {...form} />;
}
