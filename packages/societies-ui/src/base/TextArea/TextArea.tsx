import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { Field, type FieldText } from '../Field/Field.tsx';
import { Area } from './TextArea.styles.ts';

export interface TextAreaProps extends FieldText, ComponentPropsWithoutRef<'textarea'> {}

/** Several lines of text. It grows with what is written where the browser can, and can be dragged taller. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(
  { label, hint, error, optional, id, required, disabled, 'aria-describedby': describedBy, ...rest },
  ref,
) {
  return (
    <Field
      data-soc="TextArea"
      {...{ label, hint, error, optional, required, disabled, describedBy }}
      controlId={id}
    >
      {(control) => <Area ref={ref} data-part="input" {...rest} {...control} />}
    </Field>
  );
});
TextArea.displayName = 'TextArea';
