import {
  forwardRef,
  useEffect,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type ReactNode,
} from 'react';
import { imageLimits, sizeLimits } from 'societies-contract';
import { Button } from '../../base/Button/Button.tsx';
import { useBeforeSubmit } from '../../base/useBeforeSubmit.ts';
import { usePending } from '../../base/usePending.ts';
import { useMessages } from '../../host/useMessages.ts';
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

/**
 * The crops of the product: `card` for events, posts and merch, a frame of 300 × 200 that keeps at most 1200 × 800; `logo`
 * 250 × 250, shown round; `banner` at most 1800 × 400.
 */
export type CropShape = 'card' | 'logo' | 'banner';

const outputs = {
  card: { width: imageLimits.card.width, height: imageLimits.card.height, name: 'image.png' },
  logo: { width: imageLimits.logo.side, height: imageLimits.logo.side, name: 'logo.png' },
  banner: { width: imageLimits.banner.width, height: imageLimits.banner.height, name: 'banner.png' },
} as const;

/** The most that is kept, and the least that comes out of a small picture. */
const bounds = {
  card: { most: imageLimits.cardStored.width, least: imageLimits.card.width },
  logo: { most: imageLimits.logo.side, least: imageLimits.logo.side },
  banner: { most: imageLimits.banner.width, least: 1 },
} as const;

/** A picture keeps its resolution up to that of its shape. */
const outputFor = (shape: CropShape, area: ImageArea) => {
  const { most, least } = bounds[shape];
  const { name, width, height } = outputs[shape];
  const kept = Math.round(Math.min(most, Math.max(least, area.width)));
  return { name, width: kept, height: Math.max(1, Math.round((kept * height) / width)) };
};

/** Aspect ratios of the header on wide screens and phones. */
const bannerScreens = [
  { screen: 'desk', ratio: 1364 / sizeLimits.banner },
  { screen: 'phone', ratio: 375 / sizeLimits.bannerPhone },
] as const;

/** A part of a picture. */
interface Kept {
  image: string;
  area: ImageArea;
}

export interface ImageCropperProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The picture: a file just chosen, or an address that lets other pages read it. */
  image: File | string;
  /**
   * What comes out: `card` 300 × 200 to 1200 × 800 px, as the picture has them, `logo` 250 × 250 px, shown round, `banner` at
   * most 1800 × 400 px. @default 'card'
   */
  shape?: CropShape;
  /** The confirm button's label. @default 'Use picture', of the messages */
  applyLabel?: ReactNode;
  /**
   * Gets the kept part as a PNG, or as WebP or JPEG where a PNG would be larger than 1 MiB. While its promise is pending, the
   * button shows progress; if it rejects, the picture is kept. In a form of this library it is called before the form is sent.
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
  const { attempt: apply, pending } = usePending(async ({ image: from, area }: Kept) => {
    const cropped = await cropImage(from, area, outputFor(shape, area)).catch((error: unknown) => {
      setProblem('unreadable');
      throw error;
    });
    await onCrop(cropped);
  });
  const kept: Kept | null = address && crop && problem === null ? { image: address, area: crop.area } : null;
  const settled = kept !== null || problem !== null;
  /** Called with what there is to keep, for who sends a form before the picture is loaded. */
  const waiting = useRef<(kept: Kept | null) => void>(undefined);
  useEffect(() => {
    if (!settled) return;
    waiting.current?.(kept);
    waiting.current = undefined;
  });
  useEffect(() => () => waiting.current?.(null), []);
  useBeforeSubmit(async () => {
    const from = settled
      ? kept
      : await new Promise<Kept | null>((resolve) => {
          waiting.current = resolve;
        });
    return from !== null && apply(from);
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
        <p data-part="problem" role="alert" tabIndex={-1}>
          {messages.problems[problem]}
        </p>
      )}
      <div data-part="actions">
        <Button variant="quiet" onClick={onCancel}>
          {messages.cancel}
        </Button>
        <Button
          loading={pending !== null}
          disabled={kept === null}
          onClick={() => void (kept && apply(kept))}
        >
          {applyLabel ?? messages.apply}
        </Button>
      </div>
    </Root>
  );
});
ImageCropper.displayName = 'ImageCropper';
