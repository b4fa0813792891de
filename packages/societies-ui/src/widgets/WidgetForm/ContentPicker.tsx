import { searchLimits } from 'societies-contract';
import { Combobox, type ComboboxOption, type ComboboxProps } from '../../base/Combobox/Combobox.tsx';

/** What a widget can show, and how a server is asked for more of it. */
export interface WidgetChoices<Item> extends Pick<
  ComboboxProps,
  'total' | 'loading' | 'failed' | 'onSearch' | 'onRetry'
> {
  /** All of them or, with `onSearch`, those that were found. */
  found: readonly Item[];
}

interface ContentPickerProps extends Omit<WidgetChoices<{ id: number }>, 'found'> {
  /** What is chosen: a post or an event. */
  label: string;
  /** What is shown as long as nothing is chosen. */
  placeholder: string;
  /** The lines of the list, in its order. */
  options: readonly ComboboxOption[];
  /** What is chosen; it need not be among the options. */
  chosen: ComboboxOption | null;
  /** Called with what was chosen; null when the field was emptied. */
  onChoose: (option: ComboboxOption | null) => void;
}

/** Chooses the one post or event that a widget shows. */
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
