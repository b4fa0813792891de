import { ImageIcon } from '../../base/Icon/icons.ts';
import { forwardRef } from 'react';
import { Modal, type ModalProps } from '../../base/Modal/Modal.tsx';
import { useMessages } from '../../host/useMessages.ts';
import { ImageCropper } from '../ImageCropper/ImageCropper.tsx';
import { EditedImage } from '../ImagePick/EditedImage.tsx';
import { imagePickMessages } from '../ImagePick/ImagePick.tsx';
import { useChosenImage } from '../ImagePick/useChosenImage.ts';

export const bannerEditorMessages = {
  title: 'Edit the banner',
  description: 'Drag the picture to choose the part that is shown. Nobody sees it before it is saved.',
  ...imagePickMessages,
  save: 'Save banner',
} as const;

export interface BannerEditorProps extends Omit<
  ModalProps,
  'title' | 'actions' | 'children' | 'size' | 'description'
> {
  /** The initial picture, such as the file from `BannerAction`. */
  image: File | string | null;
  /** Gets `banner.png`, at most 1800 × 400. While its promise is pending, the button shows progress. */
  onSave: (file: File) => void | Promise<unknown>;
}

/** Positions and zooms a society's banner, with previews for desktop and phone. */
export const BannerEditor = forwardRef<HTMLDialogElement, BannerEditorProps>(function BannerEditor(
  { image, onSave, onClose, ...rest },
  ref,
) {
  const messages = useMessages('BannerEditor', bannerEditorMessages);
  const { file, problem, take, reset } = useChosenImage();
  const source = file ?? image;
  const close = () => {
    reset();
    onClose();
  };
  return (
    <Modal
      ref={ref}
      data-soc="BannerEditor"
      size="large"
      title={messages.title}
      description={source === null ? undefined : messages.description}
      onClose={close}
      {...rest}
    >
      <EditedImage
        messages={messages}
        problem={problem}
        onFile={take}
        icon={<ImageIcon aria-hidden="true" />}
      >
        {source === null
          ? undefined
          : (another) => (
              <>
                <div data-part="bar">{another}</div>
                <ImageCropper
                  image={source}
                  shape="banner"
                  applyLabel={messages.save}
                  onCrop={onSave}
                  onCancel={close}
                />
              </>
            )}
      </EditedImage>
    </Modal>
  );
});
BannerEditor.displayName = 'BannerEditor';
