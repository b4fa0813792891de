import { imageLimits } from './pictureLimits.ts';

/** A picture in one of its widths. */
export interface PictureSource {
  src: string;
  /** Pixels across, at most. */
  width: number;
}

const whole = '/storage/v1/object/public/';
const smaller = '/storage/v1/render/image/public/';

/**
 * Addresses at which the storage sends a picture smaller, the smallest first.
 * @param src its address, with or without an origin; of a picture that is not in the storage there are none.
 */
export function smallerPictures(src: string): PictureSource[] {
  const [address = '', query] = src.split('?', 2);
  if (!address.includes(whole)) return [];
  return imageLimits.widths.map((width) => {
    const asked = `${query === undefined ? '' : `${query}&`}width=${width}&resize=contain`;
    return { src: `${address.replace(whole, smaller)}?${asked}`, width };
  });
}
