import { forwardRef, useState, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { imageLimits, sizeLimits } from 'societies-contract';
import { Button } from '../../base/Button/Button.tsx';
import { usePending } from '../../base/usePending.ts';
import { useMessages, type Widened } from '../../host/useMessages.ts';
import { CropPreview, shownOf } from '../CropStage/CropPreview.tsx';
import { cropImage, imageProblemMessages, type ImageArea, type ImageProblem } from '../imageFile.ts';
import { useObjectUrl } from '../useObjectUrl.ts';
import { Root } from './ImageCropper.styles.ts';
import { PictureStage, type Crop } from './PictureStage.tsx';

export const imageCropperMessages = {
  apply: 'Use picture',
  cancel: 'Cancel',
  preview: 'How it will look',
  desk: 'On a desk',
  phone: 'On a phone',
  problems: imageProblemMessages as Record<ImageProblem, string>,
} as const;

declare global {
  interface SocietiesMessages {
    ImageCropper: Widened<typeof imageCropperMessages>;
  }
}

/**
 * The crops of the product: `card` 300 × 200 for events, posts and merch; `logo` 250 × 250, shown round; `banner` at most
 * 1800 × 400.
 */
export type CropShape = 'card' | 'logo' | 'banner';

const outputs = {
  card: { width: imageLimits.card.width, height: imageLimits.card.height, name: 'image.png' },
  logo: { width: imageLimits.logo.side, height: imageLimits.logo.side, name: 'logo.png' },
  banner: { width: imageLimits.banner.width, height: imageLimits.banner.height, name: 'banner.png' },
} as const;

/** A banner keeps its resolution: it is scaled down but never up. */
const outputFor = (shape: CropShape, area: ImageArea) => {
  const output = outputs[shape];
  if (shape !== 'banner') return output;
  const scale = Math.min(1, area.width / output.width);
  return {
    ...output,
    width: Math.max(1, Math.round(output.width * scale)),
    height: Math.max(1, Math.round(output.height * scale)),
  };
};

/** Aspect ratios of the header on wide screens and phones. */
const bannerScreens = [
  { screen: 'desk', ratio: 1364 / sizeLimits.banner },
  { screen: 'phone', ratio: 375 / sizeLimits.bannerPhone },
] as const;

export interface ImageCropperProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The picture: a file just chosen, or an address that lets other pages read it. */
  image: File | string;
  /** What comes out: `card` 300 × 200 px, `logo` 250 × 250 px, shown round, `banner` at most 1800 × 400 px. @default 'card' */
  shape?: CropShape;
  /** The confirm button's label. @default 'Use picture', of the messages */
  applyLabel?: ReactNode;
  /**
   * Gets the kept part as a PNG of the shape's size. While its promise is pending, the button shows progress; if it rejects, the
   * picture is kept.
   */
  onCrop: (file: File) => void | Promise<unknown>;
  /** Called on cancel. The host removes the cropper. */
  onCancel: () => void;
}

/** Crops a picture. */
export const ImageCropper = forwardRef<HTMLDivElement, ImageCropperProps>(function ImageCropper(
  { image, shape = 'card', applyLabel, onCrop, onCancel, ...rest },
  ref,
) {
  const messages = useMessages('ImageCropper', imageCropperMessages);
  const address = useObjectUrl(image);
  const [crop, setCrop] = useState<Crop | null>(null);
  const [problem, setProblem] = useState<ImageProblem | null>(null);
  const { attempt: apply, pending } = usePending(async () => {
    if (!address || !crop) return;
    const cropped = await cropImage(address, crop.area, outputFor(shape, crop.area)).catch(() =>
      setProblem('unreadable'),
    );
    if (cropped) await onCrop(cropped);
  });
  return (
    <Root ref={ref} data-soc="ImageCropper" data-shape={shape} {...rest}>
      {address && !problem && (
        <PictureStage
          key={address}
          image={address}
          frame={outputs[shape]}
          shape={shape === 'logo' ? 'round' : 'rect'}
          fluid={shape === 'banner'}
          onCrop={setCrop}
          onReject={setProblem}
        />
      )}
      {address && !problem && shape === 'logo' && (
        <div data-part="previews">
          <CropPreview image={address} percentages={crop?.percentages ?? null} side={88} />
          <CropPreview image={address} percentages={crop?.percentages ?? null} side={48} />
          <span>{messages.preview}</span>
        </div>
      )}
      {address && !problem && shape === 'banner' && (
        <div data-part="previews">
          {bannerScreens.map(({ screen, ratio }) => (
            <figure key={screen} data-screen={screen}>
              <CropPreview
                image={address}
                percentages={crop && shownOf(crop, ratio)}
                shape="rect"
                ratio={ratio}
              />
              <figcaption>{messages[screen]}</figcaption>
            </figure>
          ))}
        </div>
      )}
      {problem && (
        <p data-part="problem" role="alert">
          {messages.problems[problem]}
        </p>
      )}
      <div data-part="actions">
        <Button variant="quiet" onClick={onCancel}>
          {messages.cancel}
        </Button>
        <Button loading={pending !== null} disabled={!crop || problem !== null} onClick={() => void apply()}>
          {applyLabel ?? messages.apply}
        </Button>
      </div>
    </Root>
  );
});
ImageCropper.displayName = 'ImageCropper';
