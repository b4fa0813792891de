import { ImageIcon } from '../../base/Icon/icons.ts';
import { forwardRef } from 'react';
import { Button } from '../../base/Button/Button.tsx';
import { Modal, type ModalProps } from '../../base/Modal/Modal.tsx';
import { useMessages } from '../../host/useMessages.ts';
import { ImageCropper } from '../ImageCropper/ImageCropper.tsx';
import { EditedImage } from '../ImagePick/EditedImage.tsx';
import { imagePickMessages } from '../ImagePick/ImagePick.tsx';
import { useChosenImage } from '../ImagePick/useChosenImage.ts';

export const logoEditorMessages = {
  title: 'Edit the logo',
  ...imagePickMessages,
  remove: 'Remove Image',
} as const;

export interface LogoEditorProps extends Omit<
  ModalProps,
  'title' | 'actions' | 'children' | 'size' | 'description'
> {
  /** The current logo, to be cropped again. Its server must allow cross-origin reading. */
  image?: string | null;
  /** Gets `logo.png`, 250 × 250. */
  onSave: (file: File) => void | Promise<unknown>;
  /** Removes the logo, without a question: it is soon chosen again. Without it, or without a logo, there is no such button. */
  onDelete?: () => void;
}

/** Chooses, crops or removes a society's logo, with a round preview. */
export const LogoEditor = forwardRef<HTMLDialogElement, LogoEditorProps>(function LogoEditor(
  { image = null, onSave, onDelete, onClose, ...rest },
  ref,
) {
  const messages = useMessages('LogoEditor', logoEditorMessages);
  const { file, problem, take, reset } = useChosenImage();
  const source = file ?? image;
  const close = () => {
    reset();
    onClose();
  };
  return (
    <Modal ref={ref} data-soc="LogoEditor" title={messages.title} onClose={close} {...rest}>
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
                <div data-part="bar">
                  {another}
                  {image && onDelete && (
                    <Button variant="bare" size="small" onClick={onDelete}>
                      {messages.remove}
                    </Button>
                  )}
                </div>
                <ImageCropper image={source} shape="logo" onCrop={onSave} onCancel={close} />
              </>
            )}
      </EditedImage>
    </Modal>
  );
});
LogoEditor.displayName = 'LogoEditor';
