import type { ImageArea } from '../imageFile.ts';
import { Preview } from './CropStage.styles.ts';

/** The kept part of a picture as a disc, before it is drawn: the picture itself, scaled and shifted. Decorative. */
export const CropPreview = ({
  image,
  percentages,
  side,
}: {
  image: string;
  percentages: ImageArea | null;
  side: number;
}) => (
  <Preview aria-hidden="true" data-part="preview" style={{ '--soc-preview': `${side}px` }}>
    {percentages && percentages.width > 0 && (
      <img
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
