import { ChevronDown } from '../Icon/icons.ts';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { Field, type FieldText } from '../Field/Field.tsx';
import { fieldParts } from '../Field/fieldParts.ts';
import { Choice, ChoiceBox } from './Select.styles.ts';

export interface SelectOption {
  /** The option's value, which the browser converts to a string. */
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
  /** The first option, selected initially, with the empty string as value. */
  placeholder?: string;
}

/** A single choice of a few options, as a native select. */
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
