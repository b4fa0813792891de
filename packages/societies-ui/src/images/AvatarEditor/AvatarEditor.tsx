import { UserRound } from '../../base/Icon/icons.ts';
import { forwardRef, useRef, useState } from 'react';
import type ReactAvatarEditor from 'react-avatar-editor';
import { imageLimits } from 'societies-contract';
import { Button } from '../../base/Button/Button.tsx';
import { Modal, type ModalProps } from '../../base/Modal/Modal.tsx';
import { usePending } from '../../base/usePending.ts';
import { useMessages } from '../../host/useMessages.ts';
import { CropPreview } from '../CropStage/CropPreview.tsx';
import { EditedImage } from '../ImagePick/EditedImage.tsx';
import { imagePickMessages } from '../ImagePick/ImagePick.tsx';
import { useChosenImage } from '../ImagePick/useChosenImage.ts';
import { pngOf, type ImageArea } from '../imageFile.ts';
import { useObjectUrl } from '../useObjectUrl.ts';
import { AvatarStage } from './AvatarStage.tsx';

export const avatarEditorMessages = {
  title: 'Edit your avatar',
  ...imagePickMessages,
  save: 'Save avatar',
  cancel: 'Cancel',
} as const;

export interface AvatarEditorProps extends Omit<
  ModalProps,
  'title' | 'actions' | 'children' | 'size' | 'description'
> {
  /** The current avatar, to be cropped again. Its server must allow cross-origin reading. */
  image?: string | null;
  /** Gets `avatar.png`, 250 × 250. While its promise is pending, the button shows progress; if it rejects, the picture is kept. */
  onSave: (file: File) => void | Promise<unknown>;
}

/** Chooses and crops the user's picture, round: 250 px, zoom 1 to 3 in steps of 0.1. */
export const AvatarEditor = forwardRef<HTMLDialogElement, AvatarEditorProps>(function AvatarEditor(
  { image = null, onSave, onClose, ...rest },
  ref,
) {
  const messages = useMessages('AvatarEditor', avatarEditorMessages);
  const editor = useRef<ReactAvatarEditor>(null);
  const { file, problem, setProblem, take, reset } = useChosenImage();
  const [crop, setCrop] = useState<ImageArea | null>(null);
  const address = useObjectUrl(file ?? image);
  const shown = problem ? null : address;

  const close = () => {
    reset();
    onClose();
  };
  const { attempt: save, pending } = usePending(async () => {
    const stage = editor.current;
    if (!stage) return;
    const avatar = await pngOf(stage.getImageScaledToCanvas(), imageLimits.avatar.fileName).catch(() =>
      setProblem('unreadable'),
    );
    if (avatar) await onSave(avatar);
  });
  const saving = pending !== null;

  return (
    <Modal
      ref={ref}
      data-soc="AvatarEditor"
      title={messages.title}
      onClose={close}
      dismissible={!saving}
      actions={
        <>
          <Button variant="quiet" disabled={saving} onClick={close}>
            {messages.cancel}
          </Button>
          <Button loading={saving} disabled={!shown || !crop} onClick={() => void save()}>
            {messages.save}
          </Button>
        </>
      }
      {...rest}
    >
      <EditedImage
        messages={messages}
        problem={problem}
        onFile={(chosen) => {
          setCrop(null);
          take(chosen);
        }}
        icon={<UserRound aria-hidden="true" />}
      >
        {shown === null
          ? undefined
          : (another) => (
              <>
                <AvatarStage
                  key={shown}
                  image={shown}
                  editor={editor}
                  onCrop={setCrop}
                  onReject={setProblem}
                />
                <div data-part="bar">
                  <CropPreview image={shown} percentages={crop} side={64} />
                  <CropPreview image={shown} percentages={crop} side={40} />
                  {another}
                </div>
              </>
            )}
      </EditedImage>
    </Modal>
  );
});
AvatarEditor.displayName = 'AvatarEditor';
