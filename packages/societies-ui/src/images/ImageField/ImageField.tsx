import { ImagePlus } from '../../base/Icon/icons.ts';
import { forwardRef, useRef, useState, type ComponentPropsWithoutRef } from 'react';
import { Button } from '../../base/Button/Button.tsx';
import { Field, type FieldText } from '../../base/Field/Field.tsx';
import { useOwnRef } from '../../base/useOwnRef.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { ImageCropper, type CropShape } from '../ImageCropper/ImageCropper.tsx';
import { imageProblem, imageProblemMessages, imageTypes, type ImageProblem } from '../imageFile.ts';
import { useObjectUrl } from '../useObjectUrl.ts';
import { Box } from './ImageField.styles.ts';

export const imageFieldMessages = {
  choose: 'Choose a picture',
  drop: 'or drop it here. PNG, JPEG, WebP, GIF or AVIF, at most 5 MB.',
  replace: 'Choose another',
  remove: 'Remove Image',
  problems: imageProblemMessages as Record<ImageProblem, string>,
} as const;

export interface ImageFieldProps
  extends
    FieldText,
    Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'value' | 'onChange' | 'size' | 'accept' | 'multiple'> {
  /** The picture: an address when it is stored, a file when it was just cropped, null when there is none. */
  value: File | string | null;
  onChange: (value: File | null) => void;
  /** What the picture is cropped to. @default 'card' */
  shape?: CropShape;
}

/** A picture in a form: chosen or dropped, then cropped in place. `ref` belongs to the file input. */
export const ImageField = forwardRef<HTMLInputElement, ImageFieldProps>(function ImageField(
  {
    label,
    hint,
    error,
    optional,
    id,
    required,
    disabled,
    value,
    onChange,
    shape = 'card',
    'aria-describedby': describedBy,
    ...rest
  },
  ref,
) {
  const messages = useMessages('ImageField', imageFieldMessages);
  const input = useOwnRef(ref);
  const chosen = useObjectUrl(value);
  const [source, setSource] = useState<File | null>(null);
  const [problem, setProblem] = useState<ImageProblem | null>(null);
  const [over, setOver] = useState(false);
  const entered = useRef(0);

  const take = (file: File | undefined) => {
    if (!file) return;
    const wrong = imageProblem(file);
    setProblem(wrong);
    setSource(wrong ? null : file);
  };

  return (
    <Field
      data-soc="ImageField"
      {...{ label, hint, optional, required, disabled, describedBy }}
      error={problem ? messages.problems[problem] : error}
      controlId={id}
    >
      {(control) => (
        <Box>
          <input
            ref={input}
            type="file"
            accept={imageTypes}
            data-part="input"
            {...rest}
            {...control}
            onChange={(event) => {
              take(event.currentTarget.files?.[0]);
              // The same file may be chosen again after it was given up.
              event.currentTarget.value = '';
            }}
          />
          {source ? (
            <ImageCropper
              image={source}
              shape={shape}
              onCrop={(file) => {
                setSource(null);
                onChange(file);
              }}
              onCancel={() => setSource(null)}
            />
          ) : chosen ? (
            <div data-part="chosen">
              <img src={chosen} alt="" />
              <Button variant="quiet" size="small" disabled={disabled} onClick={() => input.current?.click()}>
                {messages.replace}
              </Button>
              <Button variant="bare" size="small" disabled={disabled} onClick={() => onChange(null)}>
                {messages.remove}
              </Button>
            </div>
          ) : (
            // A larger target for the pointer; the keyboard has the input itself.
            // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
            <div
              data-part="drop"
              data-state={over ? 'over' : undefined}
              onClick={() => input.current?.click()}
              onDragEnter={() => {
                entered.current += 1;
                setOver(true);
              }}
              onDragLeave={() => {
                entered.current -= 1;
                if (entered.current === 0) setOver(false);
              }}
              onDragOver={(event) => event.preventDefault()}
              onDrop={(event) => {
                event.preventDefault();
                entered.current = 0;
                setOver(false);
                if (!disabled) take(event.dataTransfer.files[0]);
              }}
            >
              <ImagePlus aria-hidden="true" strokeWidth={1.75} />
              <strong>{messages.choose}</strong>
              <span>{messages.drop}</span>
            </div>
          )}
        </Box>
      )}
    </Field>
  );
});
ImageField.displayName = 'ImageField';
