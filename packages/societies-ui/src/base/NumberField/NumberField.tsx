import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { Field, type FieldText } from '../Field/Field.tsx';
import { fieldParts } from '../Field/fieldParts.ts';
import { Group } from '../Field/Group.styles.ts';
import { Affix } from './NumberField.styles.ts';

export interface NumberFieldProps
  extends FieldText, Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'size' | 'prefix'> {
  /** Before the number, such as `£`. */
  prefix?: ReactNode;
  /** After the number: its unit, such as `hours`. */
  suffix?: ReactNode;
}

/** A number. Arrow keys change it; the wheel does not, so that scrolling past changes nothing. */
export const NumberField = forwardRef<HTMLInputElement, NumberFieldProps>(function NumberField(
  { prefix, suffix, step, onWheel, ...rest },
  ref,
) {
  const { field, attributes } = fieldParts(rest);
  return (
    <Field data-soc="NumberField" {...field}>
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
            {...attributes}
            {...control}
          />
          {suffix && <Affix data-part="suffix">{suffix}</Affix>}
        </Group>
      )}
    </Field>
  );
});
NumberField.displayName = 'NumberField';
