import { ImagePlus } from '../../base/Icon/icons.ts';
import { useRef, type ReactNode } from 'react';
import { Button } from '../../base/Button/Button.tsx';
import { imageProblemMessages, imageTypes, type ImageProblem } from '../imageFile.ts';
import { Body } from './ImagePick.styles.ts';

/** The words of every editor that begins with choosing a picture. */
export const imagePickMessages = {
  choose: 'Choose a picture',
  another: 'Choose another',
  hint: 'PNG, JPEG, WebP, GIF or AVIF, at most 5 MB.',
  problems: imageProblemMessages as Record<ImageProblem, string>,
} as const;

export interface ImagePickProps {
  messages: { choose: string; another: string; hint: string; problems: Record<ImageProblem, string> };
  problem: ImageProblem | null;
  onFile: (file: File) => void;
  /** Over the button, while there is no picture. */
  icon?: ReactNode;
  /** What is done with the picture that there is; gets the button that chooses another. */
  children?: (another: ReactNode) => ReactNode;
}

/** Asks for a picture, then shows what is done with it, and says what is wrong with a file that cannot be used. */
export const ImagePick = ({ messages, problem, onFile, icon, children }: ImagePickProps) => {
  const input = useRef<HTMLInputElement>(null);
  const choose = () => input.current?.click();
  return (
    <Body>
      <input
        ref={input}
        type="file"
        accept={imageTypes}
        aria-label={messages.choose}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          if (file) onFile(file);
          // The same file may be chosen again after it was given up.
          event.currentTarget.value = '';
        }}
      />
      {children ? (
        children(
          <Button variant="soft" size="small" onClick={choose}>
            {messages.another}
          </Button>,
        )
      ) : (
        <div data-part="pick">
          {icon}
          <Button icon={<ImagePlus aria-hidden="true" />} onClick={choose}>
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
  );
};
ImagePick.displayName = 'ImagePick';
