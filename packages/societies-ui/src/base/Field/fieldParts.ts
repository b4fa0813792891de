import type { FieldProps, FieldText } from './Field.tsx';

interface FieldInputProps extends FieldText {
  id?: string;
  required?: boolean;
  disabled?: boolean;
  'aria-describedby'?: string;
}

/** Splits props into those for `Field` and those for the input. */
export const fieldParts = <Props extends FieldInputProps>({
  label,
  hint,
  error,
  optional,
  count,
  id,
  required,
  disabled,
  'aria-describedby': describedBy,
  ...attributes
}: Props) => ({
  field: {
    label,
    hint,
    error,
    optional,
    count,
    required,
    disabled,
    describedBy,
    controlId: id,
  } satisfies Omit<FieldProps, 'children'>,
  attributes,
});
