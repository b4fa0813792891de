import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { Field, type FieldText } from '../Field/Field.tsx';
import { Input } from '../TextField/TextField.styles.ts';

export interface TimeFieldProps extends FieldText, Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'size'> {}

/** A time of day, in the reader's own clock. The value is `hh:mm`. */
export const TimeField = forwardRef<HTMLInputElement, TimeFieldProps>(function TimeField(
  { label, hint, error, optional, id, required, disabled, 'aria-describedby': describedBy, ...rest },
  ref,
) {
  return (
    <Field
      data-soc="TimeField"
      {...{ label, hint, error, optional, required, disabled, describedBy }}
      controlId={id}
    >
      {(control) => <Input ref={ref} type="time" data-part="input" {...rest} {...control} />}
    </Field>
  );
});
TimeField.displayName = 'TimeField';
