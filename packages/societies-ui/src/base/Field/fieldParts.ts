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
  hideLabel,
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
    hideLabel,
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
