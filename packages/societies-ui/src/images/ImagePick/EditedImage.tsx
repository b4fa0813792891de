import type { ReactNode } from 'react';
import type { ImageProblem } from '../imageFile.ts';
import { ImagePick, type ImagePickProps } from './ImagePick.tsx';
import { Body } from './ImagePick.styles.ts';

export interface EditedImageProps extends Pick<ImagePickProps, 'onFile' | 'children'> {
  /** The editor's messages. */
  messages: ImagePickProps['messages'] & { problems: Record<ImageProblem, string> };
  /** The problem with the file, or null. */
  problem: ImageProblem | null;
  /** Icon shown while there is no picture. */
  icon: ReactNode;
}

/** An editor's content: a file picker or the chosen picture, and the file's problem. */
export const EditedImage = ({ messages, problem, onFile, icon, children }: EditedImageProps) => (
  <Body>
    <ImagePick
      messages={messages}
      onFile={onFile}
      icon={icon}
      aria-label={messages.choose}
      // Not a tab stop, because the button beside the picture does the same.
      tabIndex={children ? -1 : undefined}
    >
      {children}
    </ImagePick>
    {problem && (
      <p data-part="problem" role="alert">
        {messages.problems[problem]}
      </p>
    )}
  </Body>
);
EditedImage.displayName = 'EditedImage';
