import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { Field, type FieldText } from '../Field/Field.tsx';
import { fieldParts } from '../Field/fieldParts.ts';
import { useControllableState } from '../useControllableState.ts';
import { Root } from './Slider.styles.ts';

export interface SliderProps
  extends
    FieldText,
    Omit<
      ComponentPropsWithoutRef<'input'>,
      'type' | 'size' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max'
    > {
  /** The lower end. @default 0 */
  min?: number;
  /** The upper end. @default 100 */
  max?: number;
  /** The number chosen, where the host holds it. */
  value?: number;
  /** The number at first, where the host does not hold it. @default the lower end */
  defaultValue?: number;
  /** Called with the number at every step, also while the handle is dragged. */
  onChange?: (value: number) => void;
  /** The value in words, shown beside the label and read aloud. @default the number */
  format?: (value: number) => string;
}

/** A number between two ends, where the exact one matters less than the feel of it. Arrow keys step it. */
export const Slider = forwardRef<HTMLInputElement, SliderProps>(function Slider(
  { min = 0, max = 100, value, defaultValue = min, onChange, format = String, style, ...rest },
  ref,
) {
  const { field, attributes } = fieldParts(rest);
  const [now, setNow] = useControllableState(value, defaultValue, onChange);
  const share = max > min ? (now - min) / (max - min) : 0;
  return (
    <Field
      data-soc="Slider"
      {...field}
      label={
        <>
          {field.label} <output data-part="value">{format(now)}</output>
        </>
      }
    >
      {({ required: _notOfSliders, ...control }) => (
        <Root
          ref={ref}
          type="range"
          data-part="input"
          min={min}
          max={max}
          value={now}
          aria-label={typeof field.label === 'string' ? field.label : undefined}
          aria-valuetext={format(now)}
          onChange={(event) => setNow(event.currentTarget.valueAsNumber)}
          style={{ ['--soc-slider-share' as string]: share, ...style }}
          {...attributes}
          {...control}
        />
      )}
    </Field>
  );
});
Slider.displayName = 'Slider';
