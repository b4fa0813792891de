import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { FormRefusal } from '../../content/FormModal/FormRefusal.tsx';
import { useMessages } from '../../host/useMessages.ts';
import type { CropShape } from '../cropShapes.ts';
import { useImageCrop } from '../useImageCrop.ts';
import { CropPanel, imageCropperMessages } from './CropPanel.tsx';
import { PictureStage } from './PictureStage.tsx';

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
  { image, shape = 'card', onCrop, ...rest },
  ref,
) {
  const messages = useMessages('ImageCropper', imageCropperMessages);
  const state = useImageCrop(image, shape, onCrop);
  return (
    <CropPanel ref={ref} state={state} shape={shape} cropper={PictureStage} {...rest}>
      <FormRefusal data-part="problem">{state.problem && messages.problems[state.problem]}</FormRefusal>
    </CropPanel>
  );
});
ImageCropper.displayName = 'ImageCropper';
