import { Check, ChevronDown, X } from '../Icon/icons.ts';
import {
  forwardRef,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type KeyboardEvent,
} from 'react';
import { useMessages } from '../../messages/useMessages.ts';
import { Field, type FieldText } from '../Field/Field.tsx';
import { Group } from '../Field/Group.styles.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { placed } from '../placed.ts';
import { useControlled } from '../useControlled.ts';
import { useOwnRef } from '../useOwnRef.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { List } from './Combobox.styles.ts';

export const comboboxMessages = {
  nothing: 'Nothing found',
  loading: 'Loading...',
  clear: 'Clear',
  open: 'Show all',
  more: (count: number) => `${count} more: type to find them`,
  found: (count: number) => (count === 1 ? '1 result' : `${count} results`),
} as const;

export interface ComboboxOption {
  /** What `onChange` gets when it is chosen. Unique within the list. */
  value: string;
  /** What the list shows, and what typing looks for. */
  label: string;
  /** At the end of the line, found by typing too. */
  hint?: string;
  /** Stays in the list and cannot be chosen. */
  disabled?: boolean;
}

export interface ComboboxProps
  extends
    FieldText,
    Omit<
      ComponentPropsWithoutRef<'input'>,
      'type' | 'size' | 'value' | 'defaultValue' | 'onChange' | 'list'
    > {
  /** What can be chosen, in the order that it is listed in. */
  options: readonly ComboboxOption[];
  /** Value of the chosen option; null while nothing is chosen. */
  value?: string | null;
  /** Value chosen at first, where the host does not hold it. @default null */
  defaultValue?: string | null;
  /** An option was chosen; null when the field was emptied. */
  onChange?: (value: string | null) => void;
  /** What was typed, for options that are fetched. The list then shows `options` as they are. */
  onSearch?: (text: string) => void;
  /** More options are on their way. */
  loading?: boolean;
}

/** Lines that are rendered at most: more are named by their number, and typing finds them. */
const mostShown = 100;

const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/** One of many choices: typing narrows the list. For a few choices a `Select` is quicker. */
export const Combobox = forwardRef<HTMLInputElement, ComboboxProps>(function Combobox(
  {
    label,
    hint,
    error,
    optional,
    id,
    required,
    disabled,
    options,
    value,
    defaultValue = null,
    onChange,
    onSearch,
    loading = false,
    onBlur,
    onKeyDown,
    'aria-describedby': describedBy,
    ...rest
  },
  ref,
) {
  const messages = useMessages('Combobox', comboboxMessages);
  const listId = useId();
  const input = useOwnRef(ref);
  const list = useRef<HTMLDivElement>(null);
  const [chosen, choose] = useControlled(value, defaultValue, onChange);
  /** What is being typed; undefined while nothing is, and the input shows the chosen option. */
  const [typed, setTyped] = useState<string>();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);

  const current = options.find((option) => option.value === chosen);
  const wanted = fold(typed ?? '');
  const found =
    onSearch || wanted === ''
      ? options
      : options.filter((option) => fold(`${option.label} ${option.hint ?? ''}`).includes(wanted));
  const shown = found.slice(0, mostShown);
  const optionId = (index: number) => `${listId}${index}`;

  const show = () => {
    if (disabled || open) return;
    setOpen(true);
    setActive(shown.findIndex((option) => option.value === chosen));
  };
  const close = () => {
    setOpen(false);
    setActive(-1);
    setTyped(undefined);
  };
  const take = (option: ComboboxOption | undefined) => {
    if (!option || option.disabled) return;
    choose(option.value);
    close();
  };

  // Synchronises with the browser's top layer and with where the input stands in the window.
  useLayoutEffect(() => {
    const element = list.current;
    const box = input.current?.parentElement;
    if (!open || !element || !box) return undefined;
    element.showPopover?.();
    const place = () => {
      const around = box.getBoundingClientRect();
      element.style.inlineSize = `${around.width}px`;
      const size = { width: around.width, height: element.offsetHeight };
      element.style.insetBlockStart = `${placed(around, size, 'start', false).top}px`;
      element.style.left = `${around.left}px`;
    };
    place();
    // Typing changes the height of the list, and above the input that moves it.
    const sizes = new ResizeObserver(place);
    sizes.observe(element);
    addEventListener('resize', place);
    addEventListener('scroll', place, true);
    return () => {
      sizes.disconnect();
      removeEventListener('resize', place);
      removeEventListener('scroll', place, true);
    };
  }, [open, input]);

  // Keeps the option that the keys are on in view, which only the browser can do.
  useLayoutEffect(() => {
    if (active >= 0)
      list.current?.querySelector('[data-state="active"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

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
      // Enter belongs to the list while it is open; a form is sent by the next one.
      event.preventDefault();
      take(shown[active]);
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (event.key === 'Tab' && open) {
      take(shown[active]);
    }
  };

  return (
    <Field
      data-soc="Combobox"
      {...{ label, hint, error, optional, required, disabled, describedBy }}
      controlId={id}
    >
      {(control) => (
        <Group>
          <input
            ref={input}
            type="text"
            role="combobox"
            data-part="input"
            autoComplete="off"
            aria-autocomplete="list"
            aria-expanded={open}
            aria-controls={open ? listId : undefined}
            aria-activedescendant={open && shown[active] ? optionId(active) : undefined}
            value={typed ?? current?.label ?? ''}
            onClick={show}
            onChange={(event) => {
              const text = event.currentTarget.value;
              setTyped(text);
              setOpen(true);
              setActive(text === '' ? -1 : 0);
              onSearch?.(text);
            }}
            onBlur={(event) => {
              close();
              onBlur?.(event);
            }}
            {...rest}
            onKeyDown={onKeys}
            {...control}
          />
          {chosen !== null && !required && !disabled && (
            <IconButton
              label={messages.clear}
              size="small"
              data-part="clear"
              onClick={() => {
                choose(null);
                close();
                input.current?.focus();
              }}
            >
              <X />
            </IconButton>
          )}
          {/* The keys open the list from the input: a second stop would only be in the way. */}
          <IconButton
            label={messages.open}
            size="small"
            data-part="open"
            tabIndex={-1}
            disabled={disabled}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              input.current?.focus();
              if (open) close();
              else show();
            }}
          >
            <ChevronDown />
          </IconButton>
          {open && (
            <List
              ref={list}
              id={listId}
              role="listbox"
              popover="manual"
              data-part="list"
              aria-label={typeof label === 'string' ? label : undefined}
              // A press on the list must not take focus from the input.
              onMouseDown={(event) => event.preventDefault()}
            >
              {shown.map((option, index) => (
                // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- focus stays in the input, which moves through the options by their ids
                <div
                  key={option.value}
                  id={optionId(index)}
                  role="option"
                  data-part="option"
                  data-state={index === active ? 'active' : undefined}
                  aria-selected={option.value === chosen}
                  aria-disabled={option.disabled || undefined}
                  onMouseMove={() => setActive(index)}
                  onClick={() => take(option)}
                >
                  <span data-part="label">{option.label}</span>
                  {option.hint && <span data-part="hint">{option.hint}</span>}
                  {option.value === chosen && <Check aria-hidden="true" />}
                </div>
              ))}
              {shown.length === 0 && (
                <div role="option" aria-selected="false" aria-disabled="true" data-part="note">
                  {loading ? messages.loading : messages.nothing}
                </div>
              )}
              {found.length > shown.length && (
                <div role="option" aria-selected="false" aria-disabled="true" data-part="note">
                  {messages.more(found.length - shown.length)}
                </div>
              )}
            </List>
          )}
          <VisuallyHidden role="status">
            {open && typed ? (loading ? messages.loading : messages.found(found.length)) : ''}
          </VisuallyHidden>
        </Group>
      )}
    </Field>
  );
});
Combobox.displayName = 'Combobox';
