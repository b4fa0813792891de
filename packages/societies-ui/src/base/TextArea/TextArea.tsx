import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { Field, type FieldText } from '../Field/Field.tsx';
import { fieldParts } from '../Field/fieldParts.ts';
import { useForwardedRef } from '../useForwardedRef.ts';
import { useTextLimit } from '../useTextLimit.ts';
import { Area } from './TextArea.styles.ts';

export interface TextAreaProps extends FieldText, ComponentPropsWithoutRef<'textarea'> {}

/** A multi-line text field. Grows with its content where the browser supports it. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(props, ref) {
  const { field, attributes } = fieldParts(props);
  const own = useForwardedRef(ref);
  useTextLimit(own, attributes.maxLength);
  return (
    <Field data-soc="TextArea" {...field}>
      {(control) => <Area ref={own} data-part="input" {...attributes} {...control} />}
    </Field>
  );
});
TextArea.displayName = 'TextArea';
