import type { ReactNode } from 'react';
import { useController, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import { ImageField } from './ImageField.tsx';

export interface FormImageProps<Draft extends FieldValues, Values> {
  /** The form, as `useForm` gives it. */
  form: UseFormReturn<Draft, unknown, Values>;
  /** The value of the form that is a picture. */
  name: Path<Draft>;
  /** Above the picture, always seen. */
  label: ReactNode;
}

/** The optional picture of what a form makes or changes. */
export const FormImage = <Draft extends FieldValues, Values>({
  form,
  name,
  label,
}: FormImageProps<Draft, Values>) => {
  const { field, fieldState } = useController({ control: form.control, name });
  return <ImageField label={label} optional {...field} error={fieldState.error?.message} />;
};
FormImage.displayName = 'FormImage';
