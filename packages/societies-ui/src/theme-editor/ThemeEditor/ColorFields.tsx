import type { ThemeColors } from 'societies-contract';
import { Field } from '../../base/Field/Field.tsx';
import { invalidSlots, slots, type Slot } from './colors.ts';
import { ColorBox, HexInput } from './ThemeEditor.styles.ts';

export interface ColorFieldsMessages {
  colors: Record<Slot, string>;
  pick: (name: string) => string;
  invalid: string;
}

interface ColorFieldsProps {
  /** As they are written, valid or not. */
  value: ThemeColors;
  /** The last valid ones, which the pickers show. */
  shown: ThemeColors;
  onChange: (colors: ThemeColors) => void;
  messages: ColorFieldsMessages;
}

/** The browser's picker takes six digits only. */
const six = (hex: string) =>
  hex.length === 4 ? `#${[...hex.slice(1)].map((digit) => digit + digit).join('')}` : hex;

/** A field and a picker for each of a theme's colours. */
export const ColorFields = ({ value, shown, onChange, messages }: ColorFieldsProps) => {
  const invalid = invalidSlots(value);
  return slots.map((slot) => (
    <Field
      key={slot}
      label={messages.colors[slot]}
      error={invalid.includes(slot) ? messages.invalid : undefined}
    >
      {(control) => (
        <ColorBox>
          <HexInput
            type="text"
            spellCheck={false}
            autoComplete="off"
            maxLength={7}
            value={value[slot]}
            onChange={(event) => onChange({ ...value, [slot]: event.currentTarget.value })}
            {...control}
          />
          <input
            data-part
            type="color"
            aria-label={messages.pick(messages.colors[slot])}
            value={six(shown[slot])}
            onChange={(event) => onChange({ ...value, [slot]: event.currentTarget.value })}
          />
        </ColorBox>
      )}
    </Field>
  ));
};
