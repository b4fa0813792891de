import { forwardRef, type ComponentPropsWithoutRef, type ComponentType, type ReactNode } from 'react';
import { sizeLimits } from 'societies-contract';
import { Button } from '../../base/Button/Button.tsx';
import { useMessages } from '../../host/useMessages.ts';
import { CropPreview } from '../CropStage/CropPreview.tsx';
import type { CropperProps } from '../CropStage/CropStage.tsx';
import { imageProblemMessages } from '../imageFile.ts';
import type { ImageCrop } from '../useImageCrop.ts';
import { Root } from './ImageCropper.styles.ts';

export const imageCropperMessages = {
  apply: 'Use picture',
  cancel: 'Cancel',
  preview: 'How it will look',
  desk: 'On a computer',
  phone: 'On a phone',
  problems: imageProblemMessages,
} as const;

/** Sides of the discs in which a round picture is shown. */
const discs = { avatar: [64, 40], logo: [88, 48], card: [], banner: [] } as const;

/** Aspect ratios of the header on wide screens and phones. */
const bannerScreens = [
  { screen: 'desk', ratio: 1364 / sizeLimits.banner },
  { screen: 'phone', ratio: 375 / sizeLimits.bannerPhone },
] as const;

export interface CropPanelProps extends ComponentPropsWithoutRef<'div'> {
  /** From `useImageCrop`. */
  state: ImageCrop;
  /** What is to come out. */
  shape: CropperProps['shape'];
  /** The library's part that draws the picture under its frame. */
  cropper: ComponentType<CropperProps>;
  /** The confirm button's label. @default 'Use picture', of the messages */
  applyLabel?: ReactNode;
  /** Called on cancel. Without it the buttons stand elsewhere. */
  onCancel?: () => void;
}

/** A picture under its frame, and how the part that is kept will look. */
export const CropPanel = forwardRef<HTMLDivElement, CropPanelProps>(function CropPanel(
  { state, shape, cropper: Cropper, applyLabel, onCancel, children, ...rest },
  ref,
) {
  const messages = useMessages('ImageCropper', imageCropperMessages);
  const { address, crop, setCrop } = state;
  return (
    <Root ref={ref} data-soc="ImageCropper" data-shape={shape} {...rest}>
      {address && <Cropper key={address} image={address} shape={shape} onCrop={setCrop} />}
      {address && shape !== 'card' && (
        <div data-part="previews">
          {discs[shape].map((side) => (
            <CropPreview key={side} image={address} crop={crop} side={side} />
          ))}
          {shape === 'banner' ? (
            bannerScreens.map(({ screen, ratio }) => (
              <figure data-part key={screen} data-screen={screen}>
                <CropPreview image={address} crop={crop} ratio={ratio} />
                <figcaption data-part>{messages[screen]}</figcaption>
              </figure>
            ))
          ) : (
            <span>{messages.preview}</span>
          )}
        </div>
      )}
      {children}
      {onCancel && (
        <div data-part="actions">
          <CropActions state={state} label={applyLabel} onCancel={onCancel} />
        </div>
      )}
    </Root>
  );
});
CropPanel.displayName = 'CropPanel';

export interface CropActionsProps {
  /** From `useImageCrop`. */
  state: ImageCrop;
  /** The confirm button's label. @default 'Use picture', of the messages */
  label?: ReactNode;
  /** Called by the other button. */
  onCancel: () => void;
}

/** The buttons that end cropping. */
export const CropActions = ({ state: { apply, applying }, label, onCancel }: CropActionsProps) => {
  const messages = useMessages('ImageCropper', imageCropperMessages);
  return (
    <>
      <Button variant="quiet" disabled={applying} onClick={onCancel}>
        {messages.cancel}
      </Button>
      <Button loading={applying} disabled={!apply} onClick={() => void apply?.()}>
        {label ?? messages.apply}
      </Button>
    </>
  );
};
