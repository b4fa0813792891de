import { ImagePlus } from '../../base/Icon/icons.ts';
import { forwardRef, useRef, useState } from 'react';
import { Button } from '../../base/Button/Button.tsx';
import { Modal, type ModalProps } from '../../base/Modal/Modal.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { Body } from '../AvatarEditor/AvatarEditor.styles.ts';
import { ImageCropper } from '../ImageCropper/ImageCropper.tsx';
import { imageProblem, imageProblemMessages, imageTypes, type ImageProblem } from '../imageFile.ts';

export const logoEditorMessages = {
  title: 'Edit the logo',
  choose: 'Choose a picture',
  another: 'Choose another',
  hint: 'PNG, JPEG, WebP, GIF or AVIF, at most 5 MB.',
  remove: 'Remove Image',
  problems: imageProblemMessages as Record<ImageProblem, string>,
} as const;

export interface LogoEditorProps extends Omit<
  ModalProps,
  'title' | 'actions' | 'children' | 'size' | 'description'
> {
  /** The logo that there is, to be cropped anew. Its address has to let other pages read it. */
  image?: string | null;
  /** Gets `logo.png`, 250 × 250. */
  onSave: (file: File) => void | Promise<unknown>;
  /** 'Remove Image' was pressed. Without it, or without a logo, there is no such button. */
  onRemove?: () => void;
}

/** A society's logo: chosen, cropped round with a preview, or removed. */
export const LogoEditor = forwardRef<HTMLDialogElement, LogoEditorProps>(function LogoEditor(
  { image = null, onSave, onRemove, onClose, ...rest },
  ref,
) {
  const messages = useMessages('LogoEditor', logoEditorMessages);
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<ImageProblem | null>(null);
  const source = file ?? image;
  const close = () => {
    setFile(null);
    setProblem(null);
    onClose();
  };
  const take = (chosen: File | undefined) => {
    if (!chosen) return;
    const wrong = imageProblem(chosen);
    setProblem(wrong);
    if (!wrong) setFile(chosen);
  };
  return (
    <Modal ref={ref} data-soc="LogoEditor" title={messages.title} onClose={close} {...rest}>
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
        {source ? (
          <>
            <div data-part="bar">
              <Button variant="soft" size="small" onClick={() => input.current?.click()}>
                {messages.another}
              </Button>
              {image && onRemove && (
                <Button variant="bare" size="small" onClick={onRemove}>
                  {messages.remove}
                </Button>
              )}
            </div>
            <ImageCropper image={source} shape="logo" onCrop={onSave} onCancel={close} />
          </>
        ) : (
          <div data-part="pick">
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
LogoEditor.displayName = 'LogoEditor';
