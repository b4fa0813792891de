import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { Field, type FieldText } from '../Field/Field.tsx';
import { Group } from '../Field/Group.styles.ts';
import { Affix } from './NumberField.styles.ts';

export interface NumberFieldProps
  extends FieldText, Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'size' | 'prefix'> {
  /** Before the number, such as `£`. */
  prefix?: ReactNode;
  /** After the number: its unit, such as `hours`. */
  suffix?: ReactNode;
}

/** A number. Arrow keys step it; the wheel does not, so that scrolling past changes nothing. */
export const NumberField = forwardRef<HTMLInputElement, NumberFieldProps>(function NumberField(
  {
    label,
    hint,
    error,
    optional,
    id,
    required,
    disabled,
    prefix,
    suffix,
    step,
    'aria-describedby': describedBy,
    onWheel,
    ...rest
  },
  ref,
) {
  return (
    <Field
      data-soc="NumberField"
      {...{ label, hint, error, optional, required, disabled, describedBy }}
      controlId={id}
    >
      {(control) => (
        <Group>
          {prefix && <Affix data-part="prefix">{prefix}</Affix>}
          <input
            ref={ref}
            type="number"
            inputMode={step === undefined || Number.isInteger(Number(step)) ? 'numeric' : 'decimal'}
            step={step}
            data-part="input"
            onWheel={(event) => {
              event.currentTarget.blur();
              onWheel?.(event);
            }}
            {...rest}
            {...control}
          />
          {suffix && <Affix data-part="suffix">{suffix}</Affix>}
        </Group>
      )}
    </Field>
  );
});
NumberField.displayName = 'NumberField';
