import { forwardRef, type ReactNode } from 'react';
import { Modal, type ModalProps } from '../../base/Modal/Modal.tsx';
import { FormRefusal } from '../../content/FormModal/FormRefusal.tsx';
import type { CropperProps } from '../CropStage/CropStage.tsx';
import { CropActions, CropPanel, type CropPanelProps } from '../ImageCropper/CropPanel.tsx';
import { ImagePick, type ImagePickProps, type imagePickMessages } from '../ImagePick/ImagePick.tsx';
import { useImageCrop } from '../useImageCrop.ts';
import { Body } from './ImageDialog.styles.ts';

/** What every editor in a dialog takes. */
export interface ImageDialogProps extends Omit<
  ModalProps,
  'title' | 'actions' | 'children' | 'size' | 'description'
> {
  /** The picture to be cropped, stored or just chosen. Its server must allow cross-origin reading. */
  image?: File | string | null;
  /** Gets the cropped file. While its promise is pending, the button shows progress; if it rejects, the picture is kept. */
  onSave: (file: File) => void | Promise<unknown>;
}

interface ImageDialogOwnProps
  extends
    ImageDialogProps,
    Pick<ModalProps, 'size'>,
    Pick<CropPanelProps, 'cropper'>,
    Required<Pick<ImagePickProps, 'icon'>> {
  /** The editor's messages. */
  messages: ImagePickProps['messages'] &
    Pick<typeof imagePickMessages, 'problems'> & { title: string; description?: string; save?: string };
  /** What is to come out. */
  shape: CropperProps['shape'];
  /** Beside the button that chooses another picture. */
  children?: ReactNode;
}

/** The frame of every editor of a picture in a dialog: choose or drop, crop, save. */
export const ImageDialog = forwardRef<HTMLDialogElement, ImageDialogOwnProps>(function ImageDialog(
  { messages, shape, icon, cropper, image = null, onSave, onClose, children, ...rest },
  ref,
) {
  const state = useImageCrop(image, shape, onSave);
  const close = () => {
    state.reset();
    onClose();
  };
  return (
    <Modal
      ref={ref}
      title={messages.title}
      description={state.source === null ? undefined : messages.description}
      onClose={close}
      dismissible={!state.applying}
      actions={<CropActions state={state} label={messages.save} onCancel={close} />}
      {...rest}
    >
      <Body>
        <ImagePick
          messages={messages}
          icon={icon}
          aria-label={messages.choose}
          // Not a tab stop, because the button beside the picture does the same.
          tabIndex={state.source === null ? undefined : -1}
          onFile={state.choose}
        >
          {state.source === null
            ? undefined
            : (another) => (
                <>
                  <div data-part="bar">
                    {another}
                    {children}
                  </div>
                  <CropPanel state={state} shape={shape} cropper={cropper} />
                </>
              )}
        </ImagePick>
        <FormRefusal data-part="problem">{state.problem && messages.problems[state.problem]}</FormRefusal>
      </Body>
    </Modal>
  );
});
ImageDialog.displayName = 'ImageDialog';
