import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { Field, type FieldText } from '../Field/Field.tsx';
import { fieldParts } from '../Field/fieldParts.ts';
import { useFieldState } from '../useFieldState.ts';
import { useForwardedRef } from '../useForwardedRef.ts';
import { useRegisteredValue, useRegistration, type RegistrableField } from '../useRegistration.ts';
import { Root } from './Slider.styles.ts';

export interface SliderProps
  extends
    FieldText,
    Omit<
      ComponentPropsWithoutRef<'input'>,
      'type' | 'size' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max'
    > {
  /** The minimum. @default 0 */
  min?: number;
  /** The maximum. @default 100 */
  max?: number;
  /** The value, for controlled use. */
  value?: number;
  /** The initial value, for uncontrolled use. @default the minimum */
  defaultValue?: number;
  /** Called with every new value, also while dragging. */
  onChange?: (value: number) => void;
  /** Formats the value for display and screen readers. @default the number */
  format?: (value: number) => string;
}

/** A number between two ends, where an exact value does not matter. Arrow keys change it. */
export const Slider = forwardRef<HTMLInputElement, SliderProps>(function Slider(
  { min = 0, max = 100, value, defaultValue = min, onChange, onBlur, format = String, style, ...rest },
  ref,
) {
  const { field, attributes } = fieldParts(rest);
  const registration = useRegistration({ name: rest.name, onChange, onBlur }, ref, (next) => next);
  const input = useForwardedRef(registration.ref);
  const [now, setNow] = useFieldState(input, value, defaultValue, registration.onChange);
  useRegisteredValue(registration.holder, input, now, setNow, min);
  const share = max > min ? (now - min) / (max - min) : 0;
  return (
    <Field
      data-soc="Slider"
      {...field}
      label={
        <>
          <span>{field.label}</span> <output data-part="value">{format(now)}</output>
        </>
      }
    >
      {({ required: _notOfSliders, ...control }) => (
        <Root
          ref={input}
          type="range"
          data-part="input"
          min={min}
          max={max}
          value={now}
          aria-label={typeof field.label === 'string' ? field.label : undefined}
          aria-valuetext={format(now)}
          onChange={(event) => setNow(event.currentTarget.valueAsNumber)}
          onBlur={registration.onBlur}
          style={{ ['--soc-slider-share' as string]: share, ...style }}
          {...attributes}
          {...control}
        />
      )}
    </Field>
  );
}) as unknown as RegistrableField<SliderProps, HTMLInputElement>;
Slider.displayName = 'Slider';
