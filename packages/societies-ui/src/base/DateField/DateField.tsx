import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { Field, type FieldText } from '../Field/Field.tsx';
import { Input } from '../TextField/TextField.styles.ts';

export interface DateFieldProps extends FieldText, Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'size'> {}

/** A day. The value is `yyyy-mm-dd`; the browser shows it in the order that the reader is used to, and opens its own calendar. */
export const DateField = forwardRef<HTMLInputElement, DateFieldProps>(function DateField(
  { label, hint, error, optional, id, required, disabled, 'aria-describedby': describedBy, ...rest },
  ref,
) {
  return (
    <Field
      data-soc="DateField"
      {...{ label, hint, error, optional, required, disabled, describedBy }}
      controlId={id}
    >
      {(control) => <Input ref={ref} type="date" data-part="input" {...rest} {...control} />}
    </Field>
  );
});
DateField.displayName = 'DateField';
