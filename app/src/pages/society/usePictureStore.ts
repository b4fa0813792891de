import { useCallback } from 'react';
import { outcomes } from 'societies-contract';
import { useToast } from 'societies-ui';
import { uploadPicture, type PictureRoom } from '../../api/storage.ts';
import { useSocietyContext } from './SocietyContext.ts';

/** What a form holds of a picture: an address when it is stored, a file when it was just chosen, null when there is none. */
type ChosenPicture = File | string | null;

/**
 * Stores what a form holds of a picture and gives its address. One that cannot be stored is said so, and the thing it
 * belongs to is saved without it. Source: specification, section 4, "Image upload failure".
 */
export function usePictureStore(room: PictureRoom) {
  const toast = useToast();
  const { society } = useSocietyContext();
  return useCallback(
    async (picture: ChosenPicture, about?: number | 'new'): Promise<string | null> => {
      if (!(picture instanceof File)) return picture;
      try {
        return await uploadPicture(society.id, room, picture, about);
      } catch (error) {
        console.error(error);
        toast.warning(outcomes.picture.failure);
        return null;
      }
    },
    [toast, society.id, room],
  );
}
