import { forwardRef, type ReactNode } from 'react';
import { Button } from '../../base/Button/Button.tsx';
import { DropZone, type DropZoneProps } from '../../base/FileDrop/DropZone.tsx';
import { ImagePlus } from '../../base/Icon/icons.ts';
import { useForwardedRef } from '../../base/useForwardedRef.ts';
import { imageProblemMessages, imageTypes } from '../imageFile.ts';

/** Messages shared by all editors that choose a picture. */
export const imagePickMessages = {
  choose: 'Choose a picture',
  another: 'Choose another',
  hint: 'or drop it here. PNG, JPEG, WebP, GIF or AVIF.',
  problems: imageProblemMessages,
} as const;

export interface ImagePickProps extends Omit<
  DropZoneProps,
  'onFiles' | 'prompt' | 'detail' | 'children' | 'accept' | 'multiple'
> {
  /** The editor's messages. */
  messages: { choose: string; another: string; hint: string };
  /** Called with the chosen or dropped file, unchecked. */
  onFile: (file: File) => void;
  /** Renders the editor of the picture; receives the button to choose another. */
  children?: (another: ReactNode) => ReactNode;
}

/** A picture picker, followed by an editor. */
export const ImagePick = forwardRef<HTMLInputElement, ImagePickProps>(function ImagePick(
  { messages, onFile, icon = <ImagePlus aria-hidden="true" />, children, ...rest },
  ref,
) {
  const input = useForwardedRef(ref);
  return (
    <DropZone
      ref={input}
      accept={imageTypes}
      icon={icon}
      prompt={messages.choose}
      detail={messages.hint}
      onFiles={([file]) => file && onFile(file)}
      {...rest}
    >
      {children?.(
        <Button variant="soft" size="small" disabled={rest.disabled} onClick={() => input.current?.click()}>
          {messages.another}
        </Button>,
      )}
    </DropZone>
  );
});
ImagePick.displayName = 'ImagePick';
