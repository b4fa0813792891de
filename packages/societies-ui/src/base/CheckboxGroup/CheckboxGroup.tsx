import { Check } from '../Icon/icons.ts';
import { forwardRef, useId, type ComponentPropsWithoutRef, type ReactElement, type Ref } from 'react';
import { useFieldState } from '../useFieldState.ts';
import { useForwardedRef } from '../useForwardedRef.ts';
import { useRegisteredValue, useRegistration, type RegisteredProps } from '../useRegistration.ts';
import { Option, Root } from './CheckboxGroup.styles.ts';

export interface CheckboxOption<V extends string | number = string | number> {
  /** Part of the group's value while checked. Unique within the group. */
  value: V;
  /** The words of the chip. */
  label: string;
  /** Stays in its place and cannot be checked. */
  disabled?: boolean;
}

export interface CheckboxGroupProps<V extends string | number = string | number> extends Omit<
  ComponentPropsWithoutRef<'fieldset'>,
  'onChange' | 'defaultValue' | 'children'
> {
  /** The group's label, read before the first option. */
  label: string;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean;
  /** What can be chosen, in reading order. */
  options: readonly CheckboxOption<V>[];
  /** The checked values, in the order of `options`, for controlled use. */
  value?: readonly V[];
  /** The ones checked at first, for uncontrolled use. @default none */
  defaultValue?: readonly V[];
  /** Called with all checked values, in the order of `options`. */
  onChange?: (value: V[]) => void;
  /** Name of the inputs, for a form that is sent by itself. */
  name?: string;
  /** Whether at least one has to be checked before a form is sent. */
  required?: boolean;
}

/** A multiple choice, as chips. */
export const CheckboxGroup = forwardRef<HTMLFieldSetElement, CheckboxGroupProps>(function CheckboxGroup(
  { label, hideLabel, options, value, defaultValue = [], onChange, onBlur, name, form, required, ...rest },
  ref,
) {
  const id = useId();
  const registration = useRegistration<
    readonly (string | number)[],
    [(string | number)[]],
    HTMLFieldSetElement
  >({ name, onChange, onBlur }, ref, (next) => next);
  const group = useForwardedRef(registration.ref);
  const [checked, setChecked] = useFieldState<readonly (string | number)[]>(
    group,
    value,
    defaultValue,
    (next) => registration.onChange?.([...next]),
  );
  useRegisteredValue(registration.holder, group, checked, setChecked, []);
  const toggle = (changed: string | number) =>
    setChecked(
      options.map((option) => option.value).filter((each) => checked.includes(each) !== (each === changed)),
    );
  return (
    <Root ref={group} data-soc="CheckboxGroup" form={form} onBlur={registration.onBlur} {...rest}>
      <legend data-part data-hidden={hideLabel || undefined}>
        {label}
      </legend>
      {options.map((option) => (
        <Option key={option.value} data-part="option" htmlFor={`${id}${option.value}`}>
          <input
            data-part
            type="checkbox"
            id={`${id}${option.value}`}
            name={name}
            form={form}
            // Each of them, because a browser asks for a certain one; none once one of them is checked.
            required={required && checked.length === 0}
            value={option.value}
            checked={checked.includes(option.value)}
            disabled={option.disabled}
            onChange={() => toggle(option.value)}
          />
          <Check aria-hidden="true" />
          <span>{option.label}</span>
        </Option>
      ))}
    </Root>
  );
}) as unknown as {
  <V extends string | number>(
    props: CheckboxGroupProps<V> & { ref?: Ref<HTMLFieldSetElement> },
  ): ReactElement;
  <V extends string | number>(props: RegisteredProps<CheckboxGroupProps<V>>): ReactElement;
  <V extends string | number>(
    props: CheckboxGroupProps<V> & { ref?: Ref<HTMLFieldSetElement> },
  ): ReactElement;
  displayName?: string;
};
CheckboxGroup.displayName = 'CheckboxGroup';
