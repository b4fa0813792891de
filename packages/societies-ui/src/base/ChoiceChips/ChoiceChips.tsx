import { forwardRef, useId, type ComponentPropsWithoutRef } from 'react';
import { Option, Root } from '../CheckboxGroup/CheckboxGroup.styles.ts';
import { Check, CircleAlert } from '../Icon/icons.ts';
import { Problem } from './ChoiceChips.styles.ts';

export interface Choice {
  /** Sent when it is chosen. Unique within the group. */
  value: string;
  /** The words of the chip. */
  label: string;
}

export interface ChoiceChipsProps extends Omit<
  ComponentPropsWithoutRef<'input'>,
  'type' | 'value' | 'children'
> {
  /** The group's label, read before the first choice. */
  label: string;
  /** What can be chosen, in reading order. */
  choices: readonly Choice[];
  /** The chosen one, for controlled use. */
  value?: string;
  /** An error message. */
  error?: string;
}

/**
 * One of several choices that are all in sight, as chips. They are radio buttons: Tab goes to the chosen one, arrows choose. The ref
 * and other props go to each of the inputs, as a form library registers them. For more than a dozen choices use a `Select`.
 */
export const ChoiceChips = forwardRef<HTMLInputElement, ChoiceChipsProps>(function ChoiceChips(
  { label, choices, value, error, name, className, style, ...radio },
  ref,
) {
  const id = useId();
  return (
    <Root
      data-soc="ChoiceChips"
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}error` : undefined}
      className={className}
      style={style}
    >
      <legend data-part>{label}</legend>
      {choices.map((choice) => (
        <Option key={choice.value} data-part="option" htmlFor={`${id}${choice.value}`}>
          <input
            {...radio}
            ref={ref}
            type="radio"
            id={`${id}${choice.value}`}
            name={name ?? id}
            value={choice.value}
            {...(value !== undefined && { checked: choice.value === value })}
          />
          <Check aria-hidden="true" />
          <span>{choice.label}</span>
        </Option>
      ))}
      {error && (
        <Problem id={`${id}error`} data-part="error">
          <CircleAlert aria-hidden="true" strokeWidth={1.75} />
          <span>{error}</span>
        </Problem>
      )}
    </Root>
  );
});
ChoiceChips.displayName = 'ChoiceChips';
