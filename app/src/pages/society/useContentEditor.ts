import type { ToastText } from 'societies-contract';
import { currentOf, fieldErrorsOf } from '../../api/ApiError.ts';
import { uploadPicture, type PictureRoom } from '../../api/storage.ts';
import { useAction } from '../../api/useAction.ts';
import { useUnsaved } from '../../shell/unsaved.ts';
import { useSocietyContext } from './SocietyContext.ts';
import { useOutcomes } from '../../preferences/useOutcomes.ts';

/** What a form holds of a picture: an address when it is stored, a file when it was just chosen, null when there is none. */
interface WithPicture {
  image: File | string | null;
}

interface ContentEditor<Draft, Thing> {
  room: PictureRoom;
  /** The id of the thing that the picture is named after; `new` for one that has none yet. */
  about?: number | 'new';
  save: (values: Omit<Draft, 'image'> & { image: string | null }) => Promise<Thing>;
  success: ToastText | string;
  failure: ToastText | string;
  onClose: () => void;
  /** It is stored, like this. */
  onSaved?: (thing: Thing) => void;
}

/**
 * What the form of an event, a post or a merch item needs. A picture that cannot be stored is left out of what is saved, and that
 * is said. Source: specification, section 4, "Image upload failure".
 */
export function useContentEditor<Draft extends WithPicture, Thing>({
  room,
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
          ? await uploadPicture(society.id, room, image, about).catch((reason: unknown) => {
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
      // The form is there until the next render; what it holds must not keep anybody from going to what was made of it.
      onDirtyChange(false);
      onClose();
      onSaved?.(saved.thing);
    },
  };
}
