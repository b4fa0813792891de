import { forwardRef } from 'react';
import { Button } from '../../base/Button/Button.tsx';
import { ImageIcon } from '../../base/Icon/icons.ts';
import { useMessages } from '../../host/useMessages.ts';
import { PictureStage } from '../ImageCropper/PictureStage.tsx';
import { ImageDialog, type ImageDialogProps } from '../ImageDialog/ImageDialog.tsx';
import { imagePickMessages } from '../ImagePick/ImagePick.tsx';

export const logoEditorMessages = {
  title: 'Edit the logo',
  ...imagePickMessages,
  remove: 'Remove Image',
} as const;

export interface LogoEditorProps extends ImageDialogProps {
  /** Removes the logo, without a question: it is soon chosen again. Without it, or without a logo, there is no such button. */
  onDelete?: () => void;
}

/** Chooses, crops or removes a society's logo, with a round preview: `logo.png`, 250 × 250. */
export const LogoEditor = forwardRef<HTMLDialogElement, LogoEditorProps>(function LogoEditor(
  { onDelete, ...rest },
  ref,
) {
  const messages = useMessages('LogoEditor', logoEditorMessages);
  return (
    <ImageDialog
      ref={ref}
      data-soc="LogoEditor"
      messages={messages}
      shape="logo"
      icon={<ImageIcon aria-hidden="true" />}
      cropper={PictureStage}
      {...rest}
    >
      {rest.image && onDelete && (
        <Button variant="bare" size="small" onClick={onDelete}>
          {messages.remove}
        </Button>
      )}
    </ImageDialog>
  );
});
LogoEditor.displayName = 'LogoEditor';
