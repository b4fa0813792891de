import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { Field, type FieldText } from '../Field/Field.tsx';
import { Input } from './TextField.styles.ts';

export interface TextFieldProps extends FieldText, Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'size'> {
  /** What is asked for: phones show the keyboard for it, browsers fill it in. @default 'text' */
  type?: 'text' | 'email' | 'tel' | 'url';
}

/** One line of text. `ref`, `className`, `style` and all other attributes belong to the input. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  {
    label,
    hint,
    error,
    optional,
    id,
    required,
    disabled,
    type = 'text',
    'aria-describedby': describedBy,
    ...rest
  },
  ref,
) {
  return (
    <Field
      data-soc="TextField"
      {...{ label, hint, error, optional, required, disabled, describedBy }}
      controlId={id}
    >
      {(control) => <Input ref={ref} type={type} data-part="input" {...rest} {...control} />}
    </Field>
  );
});
TextField.displayName = 'TextField';
