import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { Field, type FieldText } from '../Field/Field.tsx';
import { fieldParts } from '../Field/fieldParts.ts';
import { Input } from '../TextField/TextField.styles.ts';

export interface DateFieldProps extends FieldText, Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'size'> {}

/** Lets browsers take years of four digits alone. */
const lastDay = '9999-12-31';

/** A date. The value is `yyyy-mm-dd`; the browser displays it in the user's format, with its own calendar. */
export const DateField = forwardRef<HTMLInputElement, DateFieldProps>(function DateField(props, ref) {
  const { field, attributes } = fieldParts(props);
  return (
    <Field data-soc="DateField" {...field}>
      {(control) => (
        <Input ref={ref} type="date" data-part="input" max={lastDay} {...attributes} {...control} />
      )}
    </Field>
  );
});
DateField.displayName = 'DateField';
