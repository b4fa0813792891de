import type { ImageArea } from '../imageFile.ts';
import type { Crop } from '../useImageCrop.ts';
import { Preview } from './CropStage.styles.ts';

/** The part of a crop that a container of another shape shows: it is covered and centred. */
export const shownOf = ({ area, percentages }: Crop, ratio: number): ImageArea => {
  const kept = area.width / area.height;
  const width = percentages.width * Math.min(1, ratio / kept);
  const height = percentages.height * Math.min(1, kept / ratio);
  return {
    x: percentages.x + (percentages.width - width) / 2,
    y: percentages.y + (percentages.height - height) / 2,
    width,
    height,
  };
};

interface CropPreviewProps {
  image: string;
  percentages: ImageArea | null;
  /** A disc of so many pixels. */
  side?: number;
  /** A rectangle of the available width, of this aspect ratio. */
  ratio?: number;
}

/** A preview of the crop, by scaling and shifting the picture. Decorative. */
export const CropPreview = ({ image, percentages, side, ratio }: CropPreviewProps) => (
  <Preview
    aria-hidden="true"
    data-part="preview"
    data-shape={ratio === undefined ? 'round' : 'rect'}
    style={ratio === undefined ? { '--soc-preview': `${side}px` } : { aspectRatio: ratio }}
  >
    {percentages && percentages.width > 0 && (
      <img
        data-part
        src={image}
        alt=""
        style={{
          width: `${10_000 / percentages.width}%`,
          height: `${10_000 / percentages.height}%`,
          left: `${(-100 * percentages.x) / percentages.width}%`,
          top: `${(-100 * percentages.y) / percentages.height}%`,
        }}
      />
    )}
  </Preview>
);
