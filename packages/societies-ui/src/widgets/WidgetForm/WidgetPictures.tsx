import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../base/Button/Button.tsx';
import { Check, ImagePlus, X } from '../../base/Icon/icons.ts';
import { IconButton } from '../../base/IconButton/IconButton.tsx';
import { Progress } from '../../base/Progress/Progress.tsx';
import { Ring } from '../../base/Spinner/Ring.styles.ts';
import { useBeforeSubmit } from '../../base/useBeforeSubmit.ts';
import { usePending } from '../../base/usePending.ts';
import { useMessages } from '../../host/useMessages.ts';
import { imageTypes, type ImageProblem } from '../../images/imageFile.ts';
import { forSlides, readyImage } from '../../images/readyImage.ts';
import { useObjectUrl } from '../../images/useObjectUrl.ts';
import { widgetFormMessages } from './WidgetForm.messages.ts';

export type PictureState = 'sending' | 'stored';

const Thumbnail = ({ image }: { image: string | File }) => {
  const address = useObjectUrl(image);
  return address ? <img data-part src={address} alt="" /> : null;
};

interface WidgetPicturesProps {
  /** Addresses of stored pictures and newly chosen files, in order. */
  value: readonly (string | File)[];
  /** The progress of each upload, while uploading. */
  progress: ReadonlyMap<File, PictureState> | null;
  /** Called with the new list. */
  onChange: (value: (string | File)[]) => void;
  /** Error message below the button. */
  error?: string;
}

/** A carousel's pictures: add, preview and remove. */
export const WidgetPictures = ({ value, onChange, error, progress }: WidgetPicturesProps) => {
  const messages = useMessages('WidgetForm', widgetFormMessages);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const latest = useRef({ value, onChange });
  useEffect(() => {
    latest.current = { value, onChange };
  });
  const reading = useRef<Promise<boolean>>(Promise.resolve(true));
  const { run: take, pending: taken } = usePending(async (chosen: readonly File[]) => {
    setProblem(undefined);
    const ready: File[] = [];
    let wrong: ImageProblem | undefined;
    // One after the other, because a large one takes much memory while it is made smaller.
    for (const file of chosen) {
      const read = await readyImage(file, forSlides);
      if (read instanceof File) ready.push(read);
      else wrong ??= read;
    }
    setProblem(wrong && messages.problems[wrong]);
    latest.current.onChange([...latest.current.value, ...ready]);
    return wrong === undefined;
  });
  useBeforeSubmit(taken === null ? null : () => reading.current);
  const files = value.filter((image) => image instanceof File);
  const stored = files.filter((file) => progress?.get(file) === 'stored').length;
  const shownError = problem ?? error;
  return (
    <fieldset
      data-part
      aria-describedby={shownError ? `${id}error` : undefined}
      aria-invalid={shownError ? true : undefined}
    >
      <legend data-part>{messages.images}</legend>
      {value.length > 0 && (
        <ul data-part="pictures">
          {value.map((image, index) => (
            <li
              data-part
              key={image instanceof File ? `${image.name} ${image.lastModified} ${image.size}` : image}
            >
              <Thumbnail image={image} />
              {image instanceof File && progress?.has(image) && (
                <span data-part="progress" data-state={progress.get(image)} aria-hidden="true">
                  {progress.get(image) === 'stored' ? <Check /> : <Ring />}
                </span>
              )}
              <IconButton
                label={messages.removeImage(index + 1)}
                size="small"
                variant="cover"
                disabled={progress !== null}
                onClick={() => onChange(value.filter((_, each) => each !== index))}
              >
                <X />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <input
        ref={input}
        type="file"
        accept={imageTypes}
        multiple
        data-part="files"
        aria-label={messages.addImages}
        onChange={(event) => {
          reading.current = take([...(event.currentTarget.files ?? [])]).then((right) => right === true);
          event.currentTarget.value = '';
        }}
      />
      <Button
        variant="soft"
        icon={<ImagePlus aria-hidden="true" />}
        loading={taken !== null}
        disabled={progress !== null}
        onClick={() => input.current?.click()}
      >
        {messages.addImages}
      </Button>
      {progress !== null && files.length > 0 && (
        <Progress
          label={messages.sending}
          value={stored}
          max={files.length}
          valueText={messages.sent(stored, files.length)}
        />
      )}
      {shownError && (
        <p id={`${id}error`} data-part="error" role="alert">
          {shownError}
        </p>
      )}
    </fieldset>
  );
};
WidgetPictures.displayName = 'WidgetPictures';
