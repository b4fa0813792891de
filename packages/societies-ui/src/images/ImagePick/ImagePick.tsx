import { forwardRef, type ReactNode } from 'react';
import { Button } from '../../base/Button/Button.tsx';
import { DropZone, type DropZoneProps } from '../../base/FileDrop/DropZone.tsx';
import { ImagePlus } from '../../base/Icon/icons.ts';
import { useForwardedRef } from '../../base/useForwardedRef.ts';
import { imageProblemMessages, imageTypes, type ImageProblem } from '../imageFile.ts';

/** The words of all that begins with choosing a picture. */
export const imagePickMessages = {
  choose: 'Choose a picture',
  another: 'Choose another',
  hint: 'or drop it here. PNG, JPEG, WebP, GIF or AVIF, at most 5 MB.',
  problems: imageProblemMessages as Record<ImageProblem, string>,
} as const;

export interface ImagePickProps extends Omit<
  DropZoneProps,
  'onFiles' | 'prompt' | 'detail' | 'children' | 'accept' | 'multiple'
> {
  /** The texts of the editor that shows it. */
  messages: { choose: string; another: string; hint: string };
  /** A file was chosen or dropped; whether it fits is the owner's question. */
  onFile: (file: File) => void;
  /** What is done with the picture that there is; gets the button that chooses another. */
  children?: (another: ReactNode) => ReactNode;
}

/** Asks for a picture, then shows what is done with it. */
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
