import { ChevronDown } from '../Icon/icons.ts';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { Field, type FieldText } from '../Field/Field.tsx';
import { fieldParts } from '../Field/fieldParts.ts';
import { Choice, ChoiceBox } from './Select.styles.ts';

export interface SelectOption {
  /** What the field's value is when it is chosen; the browser makes a string of it. */
  value: string | number;
  /** What the list shows. */
  label: string;
  /** Stays in the list and cannot be chosen. */
  disabled?: boolean;
}

export interface SelectProps
  extends FieldText, Omit<ComponentPropsWithoutRef<'select'>, 'size' | 'multiple' | 'children'> {
  /** What can be chosen, in the order that it is listed in. */
  options: readonly SelectOption[];
  /** The first line, chosen while nothing is: its value is the empty string. */
  placeholder?: string;
}

/** One of a few choices. The browser's own list opens, so it works with every keyboard, phone and screen reader. */
export const Select = forwardRef<HTMLSelectElement, SelectProps>(function Select(
  { options, placeholder, ...rest },
  ref,
) {
  const { field, attributes } = fieldParts(rest);
  return (
    <Field data-soc="Select" {...field}>
      {(control) => (
        <ChoiceBox>
          <Choice
            ref={ref}
            data-part="input"
            {...(placeholder !== undefined &&
              attributes.value === undefined &&
              attributes.defaultValue === undefined && { defaultValue: '' })}
            {...attributes}
            {...control}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </Choice>
          <ChevronDown aria-hidden="true" strokeWidth={1.75} />
        </ChoiceBox>
      )}
    </Field>
  );
});
Select.displayName = 'Select';
