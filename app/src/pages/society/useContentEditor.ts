import type { ToastText } from 'societies-contract';
import { currentOf, fieldErrorsOf } from '../../api/ApiError.ts';
import { uploadPicture, type PictureFolder } from '../../api/storage.ts';
import { useAction } from '../../api/useAction.ts';
import { useUnsaved } from '../../shell/unsaved.ts';
import { useSocietyContext } from './SocietyContext.ts';
import { useOutcomes } from '../../preferences/useOutcomes.ts';

/** A form's picture: an address if stored, a file if newly chosen, null if there is none. */
interface WithPicture {
  image: File | string | null;
}

interface ContentEditor<Draft, Thing> {
  folder: PictureFolder;
  /** The thing's id, which goes into the picture's name; `new` for an unsaved one. */
  about?: number | 'new';
  save: (values: Omit<Draft, 'image'> & { image: string | null }) => Promise<Thing>;
  success: ToastText | string;
  failure: ToastText | string;
  onClose: () => void;
  /** Called with the stored thing. */
  onSaved?: (thing: Thing) => void;
}

/**
 * Props of the form for an event, post or item. If the picture cannot be uploaded, the rest is saved and a toast says so.
 * Source: specification, section 4, "Image upload failure".
 */
export function useContentEditor<Draft extends WithPicture, Thing>({
  folder,
  about,
  save,
  success,
  failure,
  onClose,
  onSaved,
}: ContentEditor<Draft, Thing>) {
  const { outcomes } = useOutcomes();
  const { society } = useSocietyContext();
  const { onDirtyChange } = useUnsaved('editing');
  const { attempt, error } = useAction(
    async ({ image, ...values }: Draft) => {
      let lost = false;
      const stored =
        image instanceof File
          ? await uploadPicture(society.id, folder, image, about).catch((reason: unknown) => {
              console.error(reason);
              lost = true;
              return null;
            })
          : image;
      return { thing: await save({ ...values, image: stored }), lost };
    },
    {
      success,
      warning: ({ lost }) => (lost ? outcomes.picture.failure : undefined),
      failure,
    },
  );
  return {
    open: true,
    conflict: currentOf<Thing>(error),
    fieldErrors: fieldErrorsOf(error),
    onClose,
    onDirtyChange,
    onSubmit: async (draft: Draft) => {
      const saved = await attempt(draft).catch(() => undefined);
      if (saved === undefined) return;
      // The form stays mounted until the next render, but must no longer block navigation.
      onDirtyChange(false);
      onClose();
      onSaved?.(saved.thing);
    },
  };
}
