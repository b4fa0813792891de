import type { ReactNode } from 'react';
import type { ImageProblem } from '../imageFile.ts';
import { ImagePick, type ImagePickProps } from './ImagePick.tsx';
import { Body } from './ImagePick.styles.ts';

export interface EditedImageProps extends Pick<ImagePickProps, 'onFile' | 'children'> {
  /** The texts of the editor that shows it. */
  messages: ImagePickProps['messages'] & { problems: Record<ImageProblem, string> };
  /** What is wrong with the file; null while nothing is. */
  problem: ImageProblem | null;
  /** Over the words, while there is no picture. */
  icon: ReactNode;
}

/** What the editors of one picture show: the way to choose it, or what is done with it, and what is wrong with a file. */
export const EditedImage = ({ messages, problem, onFile, icon, children }: EditedImageProps) => (
  <Body>
    <ImagePick
      messages={messages}
      onFile={onFile}
      icon={icon}
      aria-label={messages.choose}
      // The button beside the picture is enough for the keys.
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
