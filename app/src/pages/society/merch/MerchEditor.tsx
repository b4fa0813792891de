import { useState } from 'react';
import { outcomes, type MerchItem } from 'societies-contract';
import { useToast } from 'societies-ui';
import { MerchForm, type MerchDraft, type MerchFormProps } from 'societies-ui/forms';
import { currentOf, fieldErrorsOf } from '../../../api/ApiError.ts';
import { createMerch, updateMerch } from '../../../api/merch.ts';
import { useUnsaved } from '../../../shell/unsaved.ts';
import { useSocietyContext } from '../SocietyContext.ts';
import { usePictureStore } from '../usePictureStore.ts';

export interface MerchEditorProps {
  /** The item to change; without it a new one is made. */
  item?: MerchItem;
  onClose: () => void;
}

export default function MerchEditor({ item, onClose }: MerchEditorProps) {
  const toast = useToast();
  const { society } = useSocietyContext();
  const store = usePictureStore('merch');
  const { onDirtyChange } = useUnsaved('editing');
  const [conflict, setConflict] = useState<MerchItem>();
  const [fieldErrors, setFieldErrors] = useState<MerchFormProps['fieldErrors']>();

  const save = async ({ image, ...values }: MerchDraft) => {
    try {
      const { image: address, lost } = await store(image);
      const body = {
        ...values,
        image: address,
        created_at: item?.created_at ?? new Date().toISOString(),
      };
      await (item ? updateMerch(society.id, item.id, body) : createMerch(society.id, body));
      toast.success({
        title: outcomes.society.success,
        description: item ? outcomes.merch.updated : outcomes.merch.created,
      });
      if (lost) toast.warning(outcomes.picture.failure);
      onClose();
    } catch (error) {
      setFieldErrors(fieldErrorsOf(error));
      const current = currentOf<MerchItem>(error);
      if (current) setConflict(current);
      else toast.danger({ title: outcomes.society.error, description: outcomes.merch.saveFailed });
    }
  };

  return (
    <MerchForm
      open
      item={item}
      conflict={conflict}
      onClose={onClose}
      onSubmit={save}
      onDirtyChange={onDirtyChange}
      fieldErrors={fieldErrors}
    />
  );
}
