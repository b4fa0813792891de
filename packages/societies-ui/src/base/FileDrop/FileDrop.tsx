import { forwardRef, useRef, useState, type ComponentPropsWithoutRef } from 'react';
import { useMessages } from '../../host/useMessages.ts';
import { Field, type FieldText } from '../Field/Field.tsx';
import { fieldParts } from '../Field/fieldParts.ts';
import { useFormReset } from '../useFormReset.ts';
import { useForwardedRef } from '../useForwardedRef.ts';
import { acceptedFiles, type Refusal } from './acceptedFiles.ts';
import { DropZone } from './DropZone.tsx';
import { putFiles } from './putFiles.ts';
import { takeTyped } from './typedFiles.ts';

const megabytes = (bytes: number) => `${Math.round((bytes / (1024 * 1024)) * 10) / 10} MB`;

export const fileDropMessages = {
  prompt: (multiple: boolean) =>
    multiple ? 'Choose files or drop them here' : 'Choose a file or drop it here',
  type: (name: string) => `${name} has a type that cannot be used here.`,
  size: (name: string, maxBytes: number) => `${name} is larger than ${megabytes(maxBytes)}.`,
  count: (name: string) => `Only one file can be used; ${name} was left out.`,
} as const;

export interface FileDropProps
  extends
    FieldText,
    Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'size' | 'accept' | 'value' | 'defaultValue'> {
  /** Media types, or families such as `image/*`. */
  accept?: readonly string[];
  /** Maximum size of a file in bytes. */
  maxBytes?: number;
  /** Name under which a form sends the accepted files. */
  name?: string;
  /** Called with the accepted files, at least one. */
  onFiles?: (files: File[]) => void;
  /** Called with refused files and reasons, in addition to the displayed message. */
  onReject?: (refused: readonly { file: File; why: Refusal }[]) => void;
}

/** Accepts files by choosing or dropping, and explains refusals at once. */
export const FileDrop = forwardRef<HTMLInputElement, FileDropProps>(function FileDrop(
  { accept, maxBytes = Infinity, multiple = false, onFiles, onReject, onChange, ...rest },
  ref,
) {
  const { field, attributes } = fieldParts(rest);
  const messages = useMessages('FileDrop', fileDropMessages);
  const [chosen, setChosen] = useState('');
  const [refusal, setRefusal] = useState('');
  const input = useForwardedRef(ref);
  /** Whether the input has just been given the accepted files, of which nothing is to be told but that it changed. */
  const putting = useRef(false);
  useFormReset(input, () => {
    setChosen('');
    setRefusal('');
  });

  const take = (files: readonly File[]) => {
    const { taken, refused } = acceptedFiles(files, { accept, maxBytes, multiple });
    const words = {
      type: messages.type,
      size: (name: string) => messages.size(name, maxBytes),
      count: messages.count,
    };
    setRefusal(refused.map(({ file, why }) => words[why](file.name)).join(' '));
    if (refused.length > 0) onReject?.(refused);
    if (attributes.name && input.current) {
      putting.current = true;
      putFiles(input.current, taken);
      input.current.dispatchEvent(new Event('change', { bubbles: true }));
      putting.current = false;
      setChosen('');
    }
    if (taken.length === 0) return;
    setChosen(taken.map((file) => file.name).join(', '));
    onFiles?.(taken);
  };

  return (
    <Field data-soc="FileDrop" {...field} error={field.error ?? (refusal || undefined)}>
      {(control) => (
        <DropZone
          ref={input}
          accept={accept?.join(',')}
          multiple={multiple}
          aria-label={typeof field.label === 'string' ? field.label : undefined}
          {...attributes}
          {...control}
          // A form library reads the input: it hears of files once they are the accepted ones.
          onChange={(event) => {
            if (putting.current || !attributes.name) onChange?.(event);
          }}
          onFiles={(files) => {
            if (!putting.current) takeTyped(files, take);
          }}
          prompt={messages.prompt(multiple)}
          detail={chosen}
        />
      )}
    </Field>
  );
});
FileDrop.displayName = 'FileDrop';
