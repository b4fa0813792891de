import { forwardRef, useEffect, useState, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { Button } from '../../base/Button/Button.tsx';
import { Field, type FieldText } from '../../base/Field/Field.tsx';
import { fieldParts } from '../../base/Field/fieldParts.ts';
import { putFiles } from '../../base/FileDrop/putFiles.ts';
import { useBeforeSubmit } from '../../base/useBeforeSubmit.ts';
import { useControllableState } from '../../base/useControllableState.ts';
import { useFormReset } from '../../base/useFormReset.ts';
import { useForwardedRef } from '../../base/useForwardedRef.ts';
import { useRegisteredValue, useRegistration, type RegistrableField } from '../../base/useRegistration.ts';
import { useMessages } from '../../host/useMessages.ts';
import type { CropShape } from '../cropShapes.ts';
import { CropPanel } from '../ImageCropper/CropPanel.tsx';
import { PictureStage } from '../ImageCropper/PictureStage.tsx';
import { ImagePick, imagePickMessages } from '../ImagePick/ImagePick.tsx';
import { useImageCrop } from '../useImageCrop.ts';
import { useObjectUrl } from '../useObjectUrl.ts';
import { Chosen } from './ImageField.styles.ts';

export const imageFieldMessages = { ...imagePickMessages, remove: 'Remove Image' } as const;

export interface ImageFieldProps
  extends
    FieldText,
    Omit<
      ComponentPropsWithoutRef<'input'>,
      'type' | 'value' | 'defaultValue' | 'onChange' | 'size' | 'accept' | 'multiple'
    > {
  /** Name under which a form sends the newly cropped file; no file while there is none. */
  name?: string;
  /** An address if stored, a file if newly cropped, null if there is none, for controlled use. */
  value?: File | string | null;
  /** What it shows at first, for uncontrolled use. @default null */
  defaultValue?: File | string | null;
  /** Called with the cropped file, or null when it is removed. */
  onChange?: (value: File | null) => void;
  /** The shape to crop to. @default 'card' */
  shape?: CropShape;
}

/** A picture field: choose or drop, then crop in place. `ref` goes to the file input. */
export const ImageField = forwardRef<HTMLInputElement, ImageFieldProps>(function ImageField(
  { value: given, defaultValue = null, onChange, onBlur, shape = 'card', name, ...rest },
  ref,
) {
  const { field, attributes } = fieldParts(rest);
  const messages = useMessages('ImageField', imageFieldMessages);
  const registration = useRegistration<File | string | null, [File | null], HTMLInputElement>(
    { name, onChange, onBlur },
    ref,
    (file) => file,
  );
  const [value, setValue] = useControllableState<File | string | null>(given, defaultValue, (next) => {
    if (typeof next !== 'string') registration.onChange?.(next);
  });
  const chosen = useObjectUrl(value);
  /** Counts more than a crop under way, such as when the form is reset. */
  const put = (next: File | string | null) => {
    crop.reset();
    setValue(next);
  };
  const crop = useImageCrop(null, shape, put);
  const { problem } = crop;
  const input = useForwardedRef(registration.ref);
  useRegisteredValue(registration.holder, input, value, put, null);
  const [first] = useState(value);
  // A stored picture of a host that keeps the value is the host's to bring back.
  useFormReset(input, () => put(first));
  /** A form sends what its input holds: not what was chosen, but what was cropped. */
  const hold = () => {
    if (name && input.current) putFiles(input.current, value instanceof File ? [value] : []);
  };
  // Synchronises the input, which cannot be given a file while rendering.
  useEffect(hold);
  /** The problem that a press of the form's button has led to: the next one sends the form without the picture. */
  const [announced, setAnnounced] = useState<typeof problem>(null);
  const announce = () => {
    setAnnounced(problem);
    return Promise.resolve(false);
  };
  useBeforeSubmit(problem && problem !== announced ? announce : null);
  const picture = (another: ReactNode) => (
    <Chosen data-part="chosen">
      <img data-part src={chosen ?? undefined} alt="" />
      {another}
      <Button variant="bare" size="small" disabled={field.disabled} onClick={() => setValue(null)}>
        {messages.remove}
      </Button>
    </Chosen>
  );
  const cropper = () => <CropPanel state={crop} shape={shape} cropper={PictureStage} onCancel={crop.reset} />;

  return (
    <Field data-soc="ImageField" {...field} error={problem ? messages.problems[problem] : field.error}>
      {(control) => (
        <ImagePick
          ref={input}
          name={name}
          messages={messages}
          aria-label={typeof field.label === 'string' ? field.label : undefined}
          onBlur={registration.onBlur}
          {...attributes}
          {...control}
          required={control.required && !value}
          onFile={(file) => {
            hold();
            setAnnounced(null);
            crop.choose(file);
          }}
        >
          {crop.source ? cropper : value ? picture : undefined}
        </ImagePick>
      )}
    </Field>
  );
}) as unknown as RegistrableField<ImageFieldProps, HTMLInputElement>;
ImageField.displayName = 'ImageField';
