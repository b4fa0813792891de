import { forwardRef } from 'react';
import { ImageIcon } from '../../base/Icon/icons.ts';
import { useMessages } from '../../host/useMessages.ts';
import { PictureStage } from '../ImageCropper/PictureStage.tsx';
import { ImageDialog, type ImageDialogProps } from '../ImageDialog/ImageDialog.tsx';
import { imagePickMessages } from '../ImagePick/ImagePick.tsx';

export const bannerEditorMessages = {
  title: 'Edit the banner',
  description: 'Drag the picture to choose the part that is shown. Nobody sees it before it is saved.',
  ...imagePickMessages,
  save: 'Save banner',
} as const;

export type BannerEditorProps = ImageDialogProps;

/** Positions and zooms a society's banner, with previews for desktop and phone: `banner.png`, at most 1800 × 400. */
export const BannerEditor = forwardRef<HTMLDialogElement, BannerEditorProps>(
  function BannerEditor(props, ref) {
    return (
      <ImageDialog
        ref={ref}
        data-soc="BannerEditor"
        size="large"
        messages={useMessages('BannerEditor', bannerEditorMessages)}
        shape="banner"
        icon={<ImageIcon aria-hidden="true" />}
        cropper={PictureStage}
        {...props}
      />
    );
  },
);
BannerEditor.displayName = 'BannerEditor';
