import { middleOf } from '../cropShapes.ts';
import type { Crop } from '../useImageCrop.ts';
import { Preview } from './CropStage.styles.ts';

interface CropPreviewProps {
  image: string;
  crop: Crop | null;
  /** A disc of so many pixels. Otherwise a rectangle of the available width. */
  side?: number;
  /** The aspect ratio: a container of another one than the crop's shows the middle of the crop. @default 1 */
  ratio?: number;
}

/** A preview of the crop, by scaling and shifting the picture. Decorative. */
export const CropPreview = ({ image, crop, side, ratio = 1 }: CropPreviewProps) => {
  const shown = crop && middleOf(crop.area, ratio);
  return (
    <Preview
      aria-hidden="true"
      data-part="preview"
      data-shape={side === undefined ? 'rect' : 'round'}
      style={{ inlineSize: side, aspectRatio: ratio }}
    >
      {shown && shown.width > 0 && (
        <img
          data-part
          src={image}
          alt=""
          style={{
            width: `${(100 * crop.picture.width) / shown.width}%`,
            height: `${(100 * crop.picture.height) / shown.height}%`,
            left: `${(-100 * shown.x) / shown.width}%`,
            top: `${(-100 * shown.y) / shown.height}%`,
          }}
        />
      )}
    </Preview>
  );
};
