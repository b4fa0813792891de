import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { Field, type FieldText } from '../Field/Field.tsx';
import { fieldParts } from '../Field/fieldParts.ts';
import { Input } from '../TextField/TextField.styles.ts';

export interface TimeFieldProps extends FieldText, Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'size'> {}

/** A time of day in the user's format. The value is `hh:mm`. */
export const TimeField = forwardRef<HTMLInputElement, TimeFieldProps>(function TimeField(props, ref) {
  const { field, attributes } = fieldParts(props);
  return (
    <Field data-soc="TimeField" {...field}>
      {(control) => <Input ref={ref} type="time" data-part="input" {...attributes} {...control} />}
    </Field>
  );
});
TimeField.displayName = 'TimeField';
