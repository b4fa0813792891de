import { searchLimits } from 'societies-contract';
import { Combobox, type ComboboxOption, type ComboboxProps } from '../../base/Combobox/Combobox.tsx';

/** Posts or events to choose from, with remote search. */
export interface WidgetChoices<Item> extends Pick<
  ComboboxProps,
  'total' | 'loading' | 'failed' | 'onSearch' | 'onRetry'
> {
  /** All of them or, with `onSearch`, those found. */
  found: readonly Item[];
}

interface ContentPickerProps extends Omit<WidgetChoices<{ id: number }>, 'found'> {
  /** The field's label. */
  label: string;
  /** Shown while nothing is chosen. */
  placeholder: string;
  /** The lines of the list, in its order. */
  options: readonly ComboboxOption[];
  /** The chosen one, which need not be among the options. */
  chosen: ComboboxOption | null;
  /** Called with the chosen option; null when cleared. */
  onChoose: (option: ComboboxOption | null) => void;
}

/** Chooses the post or event of a widget. */
export const ContentPicker = ({ chosen, onChoose, ...field }: ContentPickerProps) => (
  <Combobox
    {...field}
    maxLength={searchLimits.max}
    value={chosen?.value ?? null}
    chosenOption={chosen}
    onChange={(_, option) => onChoose(option)}
  />
);
ContentPicker.displayName = 'ContentPicker';
