import { useCallback } from 'react';
import { uploadPicture, type PictureRoom } from '../../api/storage.ts';
import { useSocietyContext } from './SocietyContext.ts';

/** What a form holds of a picture: an address when it is stored, a file when it was just chosen, null when there is none. */
type ChosenPicture = File | string | null;

interface StoredPicture {
  /** Its address; null when there is no picture, or none that could be stored. */
  image: string | null;
  /** It could not be stored: to be said once what it belongs to is saved without it. */
  lost: boolean;
}

/**
 * Stores what a form holds of a picture and gives its address. What a picture belongs to is saved without it where it cannot be
 * stored. Source: specification, section 4, "Image upload failure".
 */
export function usePictureStore(room: PictureRoom) {
  const { society } = useSocietyContext();
  return useCallback(
    async (picture: ChosenPicture, about?: number | 'new'): Promise<StoredPicture> => {
      if (!(picture instanceof File)) return { image: picture, lost: false };
      try {
        return { image: await uploadPicture(society.id, room, picture, about), lost: false };
      } catch (error) {
        console.error(error);
        return { image: null, lost: true };
      }
    },
    [society.id, room],
  );
}
