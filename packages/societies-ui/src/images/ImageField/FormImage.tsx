import type { ReactNode } from 'react';
import { useController, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import { ImageField } from './ImageField.tsx';

export interface FormImageProps<Draft extends FieldValues, Values> {
  /** The form from `useForm`. */
  form: UseFormReturn<Draft, unknown, Values>;
  /** Name of the picture's field. */
  name: Path<Draft>;
  /** Above the picture, always seen. */
  label: ReactNode;
}

/** A form's optional picture. */
export const FormImage = <Draft extends FieldValues, Values>({
  form,
  name,
  label,
}: FormImageProps<Draft, Values>) => {
  const { field, fieldState } = useController({ control: form.control, name });
  return <ImageField label={label} optional {...field} error={fieldState.error?.message} />;
};
FormImage.displayName = 'FormImage';
