import { ChevronDown, X } from '../Icon/icons.ts';
import {
  forwardRef,
  useId,
  useState,
  type ComponentPropsWithoutRef,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { holds } from 'societies-contract';
import { useMessages } from '../../host/useMessages.ts';
import { Field, type FieldText } from '../Field/Field.tsx';
import { fieldParts } from '../Field/fieldParts.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useControllableState } from '../useControllableState.ts';
import { useFormReset } from '../useFormReset.ts';
import { useForwardedRef } from '../useForwardedRef.ts';
import { useRegisteredValue, useRegistration, type RegistrableField } from '../useRegistration.ts';
import { useTextLimit } from '../useTextLimit.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Box } from './Combobox.styles.ts';
import { ComboboxList } from './ComboboxList.tsx';
import { useTypingPause } from './useTypingPause.ts';

export const comboboxMessages = {
  nothing: 'Nothing found',
  loading: 'Loading...',
  failed: 'This list could not be loaded.',
  retry: 'Try again',
  clear: 'Clear',
  open: 'Show all',
  more: (count: number) => `${count} more: type to find them`,
  found: (count: number) => (count === 1 ? '1 result' : `${count} results`),
} as const;

export interface ComboboxOption {
  /** The option's value, passed to `onChange`. Unique within the list. */
  value: string;
  /** The displayed text, which is searched. */
  label: string;
  /** Secondary text, which is searched too. */
  hint?: string;
  /** Before the label, and in the field while it is the chosen one: a decorative `Avatar`, say. At most 32 px high. */
  picture?: ReactNode;
  /** Stays in the list and cannot be chosen. */
  disabled?: boolean;
}

export interface ComboboxProps
  extends
    FieldText,
    Omit<
      ComponentPropsWithoutRef<'input'>,
      'type' | 'size' | 'value' | 'defaultValue' | 'onChange' | 'list' | 'name'
    > {
  /** Name under which a form sends the chosen option's value; empty while nothing is chosen. */
  name?: string;
  /** The options in order. With `onSearch`, those that were found. */
  options: readonly ComboboxOption[];
  /** Value of the chosen option; null while nothing is chosen. */
  value?: string | null;
  /** Value chosen at first, for uncontrolled use. @default null */
  defaultValue?: string | null;
  /** The selected option itself, for options that are fetched and may not contain it. */
  chosenOption?: ComboboxOption | null;
  /** Called with the new value; null when the field was cleared. */
  onChange?: (value: string | null, option: ComboboxOption | null) => void;
  /**
   * For fetched options: called with '' when the list opens, and with the text once typing pauses while it is open. The list shows `options`
   * unfiltered; while loading, those of the last result that match.
   */
  onSearch?: (text: string) => void;
  /** Debounce of `onSearch` in milliseconds. @default 200 */
  searchDelay?: number;
  /** Number of all matches, if `options` are only the first of them. */
  total?: number;
  /** Whether the result of the last `onSearch` is loading. */
  loading?: boolean;
  /** Whether loading failed; the list says so instead of 'Nothing found'. */
  failed?: boolean;
  /** Fetches again. Without it a failed list has nothing to press. */
  onRetry?: () => void;
  /** Whether it has a clear button. @default false when `required`, else true */
  clearable?: boolean;
}

/** Maximum number of rendered options; the rest are counted and found by typing. */
const mostShown = 100;

/** A single choice with search, local or remote. For a few options use `Select`. */
export const Combobox = forwardRef<HTMLInputElement, ComboboxProps>(function Combobox(
  {
    options,
    value,
    defaultValue = null,
    chosenOption,
    onChange: onChangeGiven,
    onSearch,
    searchDelay = 200,
    total,
    loading = false,
    failed = false,
    onRetry,
    clearable,
    name,
    onBlur: onBlurGiven,
    onKeyDown,
    ...rest
  },
  ref,
) {
  const { field, attributes } = fieldParts(rest);
  const messages = useMessages('Combobox', comboboxMessages);
  const listId = useId();
  const {
    ref: inputRef,
    holder,
    onChange,
    onBlur,
  } = useRegistration({ name, onChange: onChangeGiven, onBlur: onBlurGiven }, ref, (next) => next);
  const input = useForwardedRef(inputRef);
  useTextLimit(input, attributes.maxLength);
  const [chosen, setChosen] = useControllableState(value, defaultValue);
  useRegisteredValue(holder, input, chosen, setChosen, null);
  const [first] = useState(chosen);
  /** The text being typed; undefined while the input shows the selected option. */
  const [typed, setTyped] = useState<string>();
  /** The element to anchor the list to; null while closed. */
  const [anchor, setAnchor] = useState<Element | null>(null);
  const open = anchor !== null;
  const [active, setActive] = useState(-1);
  const { waiting, ask, cancel } = useTypingPause(onSearch, searchDelay);
  const busy = waiting || loading;
  const broken = failed && !busy;

  const optionOf = (wanted: string | null) =>
    chosenOption?.value === wanted ? chosenOption : options.find((option) => option.value === wanted);
  const current = optionOf(chosen);
  const wanted = typed ?? '';
  const found =
    (onSearch && !busy) || wanted === ''
      ? options
      : options.filter((option) => holds(`${option.label} ${option.hint ?? ''}`, wanted));
  const again: readonly ComboboxOption[] = onRetry ? [{ value: '', label: messages.retry }] : [];
  const shown = broken ? again : found.slice(0, mostShown);
  const count = broken || busy ? found.length : Math.max(found.length, total ?? 0);
  const listName = typeof field.label === 'string' ? field.label : undefined;

  const show = () => {
    if (field.disabled || open) return;
    setAnchor(input.current?.parentElement ?? null);
    setActive(shown.findIndex((option) => option.value === chosen));
    ask('', 0);
    // Selects the text, so that typing replaces it.
    input.current?.select();
  };
  const close = () => {
    cancel();
    setAnchor(null);
    setActive(-1);
    setTyped(undefined);
  };
  const set = (next: string | null, option: ComboboxOption | null) => {
    setChosen(next);
    onChange?.(next, option);
    close();
  };
  const choose = (option: ComboboxOption | null) => set(option?.value ?? null, option);
  useFormReset(input, () => set(first, optionOf(first) ?? null));
  const take = (option: ComboboxOption | undefined) => {
    if (!option || option.disabled) return;
    if (broken) onRetry?.();
    else choose(option);
  };

  const onKeys = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    const last = shown.length - 1;
    const to = {
      ArrowDown: active >= last ? 0 : active + 1,
      ArrowUp: active <= 0 ? last : active - 1,
      PageDown: Math.min(last, active + 8),
      PageUp: Math.max(0, active - 8),
    }[event.key];
    if (to !== undefined) {
      event.preventDefault();
      if (open) setActive(to);
      else show();
    } else if (event.key === 'Enter' && open) {
      // While the list is open, Enter selects an option and must not submit the form.
      event.preventDefault();
      take(shown[active]);
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (event.key === 'Tab' && open && !broken) {
      take(shown[active]);
    }
  };

  const nothing = () => {
    if (broken || shown.length > 0) return null;
    return busy ? messages.loading : messages.nothing;
  };
  const spoken = () => {
    if (!open || (!typed && !onSearch)) return '';
    if (broken) return messages.failed;
    return busy ? messages.loading : messages.found(count);
  };
  return (
    <Field data-soc="Combobox" {...field}>
      {(control) => (
        <Box>
          {typed === undefined && current?.picture && <span data-part="picture">{current.picture}</span>}
          <input
            ref={input}
            type="text"
            role="combobox"
            data-part="input"
            autoComplete="off"
            aria-autocomplete="list"
            aria-expanded={open}
            aria-controls={open ? listId : undefined}
            aria-activedescendant={open && shown[active] ? `${listId}${active}` : undefined}
            value={typed ?? current?.label ?? ''}
            onClick={show}
            onChange={(event) => {
              const text = event.currentTarget.value;
              setTyped(text);
              setAnchor(event.currentTarget.parentElement);
              setActive(text === '' ? -1 : 0);
              ask(text);
            }}
            onBlur={(event) => {
              close();
              onBlur?.(event);
            }}
            {...attributes}
            onKeyDown={onKeys}
            {...control}
          />
          {chosen !== null && (clearable ?? !field.required) && !field.disabled && (
            <IconButton
              label={messages.clear}
              size="small"
              data-part="clear"
              onClick={() => {
                choose(null);
                input.current?.focus();
              }}
            >
              <X />
            </IconButton>
          )}
          {/* Not a tab stop: the arrow keys open the list from the input. */}
          <IconButton
            label={messages.open}
            size="small"
            data-part="open"
            tabIndex={-1}
            disabled={field.disabled}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              input.current?.focus();
              if (open) close();
              else show();
            }}
          >
            <ChevronDown />
          </IconButton>
          {anchor && (
            <ComboboxList
              id={listId}
              label={listName}
              anchor={anchor}
              options={shown}
              total={broken ? shown.length : count}
              chosen={broken ? null : chosen}
              active={active}
              onActiveChange={setActive}
              onTake={take}
              loading={busy}
              problem={broken && messages.failed}
              note={nothing() ?? (!broken && count > shown.length && messages.more(count - shown.length))}
            />
          )}
          {/* A form sends the value, not the label that is shown. */}
          {name && (
            <input
              data-part
              type="hidden"
              name={name}
              form={attributes.form}
              value={chosen ?? ''}
              disabled={field.disabled}
            />
          )}
          <VisuallyHidden role="status">{spoken()}</VisuallyHidden>
        </Box>
      )}
    </Field>
  );
}) as unknown as RegistrableField<ComboboxProps, HTMLInputElement>;
Combobox.displayName = 'Combobox';
