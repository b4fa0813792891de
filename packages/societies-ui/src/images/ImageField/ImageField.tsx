import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { Button } from '../../base/Button/Button.tsx';
import { Field, type FieldText } from '../../base/Field/Field.tsx';
import { fieldParts } from '../../base/Field/fieldParts.ts';
import { useMessages, type Widened } from '../../host/useMessages.ts';
import { ImageCropper, type CropShape } from '../ImageCropper/ImageCropper.tsx';
import { ImagePick, imagePickMessages } from '../ImagePick/ImagePick.tsx';
import { useChosenImage } from '../ImagePick/useChosenImage.ts';
import { useObjectUrl } from '../useObjectUrl.ts';
import { Chosen } from './ImageField.styles.ts';

export const imageFieldMessages = { ...imagePickMessages, remove: 'Remove Image' } as const;

declare global {
  interface SocietiesMessages {
    ImageField: Widened<typeof imageFieldMessages>;
  }
}

export interface ImageFieldProps
  extends
    FieldText,
    Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'value' | 'onChange' | 'size' | 'accept' | 'multiple'> {
  /** An address if stored, a file if newly cropped, null if there is none. */
  value: File | string | null;
  /** Called with the cropped file, or null when it is removed. */
  onChange: (value: File | null) => void;
  /** The shape to crop to. @default 'card' */
  shape?: CropShape;
}

/** A picture field: choose or drop, then crop in place. `ref` goes to the file input. */
export const ImageField = forwardRef<HTMLInputElement, ImageFieldProps>(function ImageField(
  { value, onChange, shape = 'card', ...rest },
  ref,
) {
  const { field, attributes } = fieldParts(rest);
  const messages = useMessages('ImageField', imageFieldMessages);
  const chosen = useObjectUrl(value);
  const { file, problem, take, reset } = useChosenImage();
  const cropper = file && (
    <ImageCropper
      image={file}
      shape={shape}
      onCrop={(cropped) => {
        reset();
        onChange(cropped);
      }}
      onCancel={reset}
    />
  );
  const picture = (another: ReactNode) => (
    <Chosen data-part="chosen">
      <img src={chosen ?? undefined} alt="" />
      {another}
      <Button variant="bare" size="small" disabled={field.disabled} onClick={() => onChange(null)}>
        {messages.remove}
      </Button>
    </Chosen>
  );

  return (
    <Field data-soc="ImageField" {...field} error={problem ? messages.problems[problem] : field.error}>
      {(control) => (
        <ImagePick
          ref={ref}
          messages={messages}
          aria-label={typeof field.label === 'string' ? field.label : undefined}
          {...attributes}
          {...control}
          onFile={take}
        >
          {file || value ? (another) => cropper ?? picture(another) : undefined}
        </ImagePick>
      )}
    </Field>
  );
});
ImageField.displayName = 'ImageField';
