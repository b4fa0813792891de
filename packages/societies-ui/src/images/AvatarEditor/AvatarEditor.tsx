import { ImagePlus, UserRound } from '../../base/Icon/icons.ts';
import { forwardRef, useRef, useState } from 'react';
import type ReactAvatarEditor from 'react-avatar-editor';
import { limits } from 'societies-contract';
import { Button } from '../../base/Button/Button.tsx';
import { Modal, type ModalProps } from '../../base/Modal/Modal.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { CropPreview } from '../CropStage/CropPreview.tsx';
import {
  imageProblem,
  imageProblemMessages,
  imageTypes,
  pngOf,
  type ImageArea,
  type ImageProblem,
} from '../imageFile.ts';
import { useObjectUrl } from '../useObjectUrl.ts';
import { Body } from './AvatarEditor.styles.ts';
import { AvatarStage } from './AvatarStage.tsx';

export const avatarEditorMessages = {
  title: 'Edit your avatar',
  choose: 'Choose a picture',
  another: 'Choose another',
  hint: 'PNG, JPEG, WebP, GIF or AVIF, at most 5 MB.',
  save: 'Save avatar',
  cancel: 'Cancel',
  problems: imageProblemMessages as Record<ImageProblem, string>,
} as const;

export interface AvatarEditorProps extends Omit<
  ModalProps,
  'title' | 'actions' | 'children' | 'size' | 'description'
> {
  /** The avatar that there is, to be cropped anew. Its address has to let other pages read it. */
  image?: string | null;
  /** Gets `avatar.png`, 250 × 250. While its promise is pending the button shows that it works. */
  onSave: (file: File) => void | Promise<unknown>;
}

/** Chooses a picture of oneself and the round part of it that is kept: 250 px, zoom 1 to 3 by 0.1. */
export const AvatarEditor = forwardRef<HTMLDialogElement, AvatarEditorProps>(function AvatarEditor(
  { image = null, onSave, onClose, ...rest },
  ref,
) {
  const messages = useMessages('AvatarEditor', avatarEditorMessages);
  const input = useRef<HTMLInputElement>(null);
  const editor = useRef<ReactAvatarEditor>(null);
  const [file, setFile] = useState<File | null>(null);
  const [crop, setCrop] = useState<ImageArea | null>(null);
  const [problem, setProblem] = useState<ImageProblem | null>(null);
  const [saving, setSaving] = useState(false);
  const address = useObjectUrl(file ?? image);
  const shown = problem ? null : address;

  const close = () => {
    setFile(null);
    setProblem(null);
    onClose();
  };
  const take = (chosen: File | undefined) => {
    if (!chosen) return;
    const wrong = imageProblem(chosen);
    setProblem(wrong);
    setCrop(null);
    if (!wrong) setFile(chosen);
  };
  const save = async () => {
    const kept = editor.current;
    if (!kept) return;
    setSaving(true);
    try {
      await onSave(await pngOf(kept.getImageScaledToCanvas(), limits.image.avatar.fileName));
    } catch {
      setProblem('unreadable');
    }
    setSaving(false);
  };

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
      <Body>
        <input
          ref={input}
          type="file"
          accept={imageTypes}
          aria-label={messages.choose}
          onChange={(event) => {
            take(event.currentTarget.files?.[0]);
            event.currentTarget.value = '';
          }}
        />
        {shown ? (
          <>
            <AvatarStage key={shown} image={shown} editor={editor} onCrop={setCrop} onProblem={setProblem} />
            <div data-part="bar">
              <CropPreview image={shown} percentages={crop} side={64} />
              <CropPreview image={shown} percentages={crop} side={40} />
              <Button variant="soft" size="small" onClick={() => input.current?.click()}>
                {messages.another}
              </Button>
            </div>
          </>
        ) : (
          <div data-part="pick">
            <UserRound aria-hidden="true" strokeWidth={1.25} />
            <Button icon={<ImagePlus aria-hidden="true" />} onClick={() => input.current?.click()}>
              {messages.choose}
            </Button>
            <p>{messages.hint}</p>
          </div>
        )}
        {problem && (
          <p data-part="problem" role="alert">
            {messages.problems[problem]}
          </p>
        )}
      </Body>
    </Modal>
  );
});
AvatarEditor.displayName = 'AvatarEditor';
