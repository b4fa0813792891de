import { Search, X } from '../Icon/icons.ts';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { searchLimits } from 'societies-contract';
import { useMessages } from '../../host/useMessages.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useFieldState } from '../useFieldState.ts';
import { useForwardedRef } from '../useForwardedRef.ts';
import { useRegisteredValue, useRegistration, type RegistrableField } from '../useRegistration.ts';
import { useTextLimit } from '../useTextLimit.ts';
import { Root } from './SearchField.styles.ts';

export const searchFieldMessages = {
  label: 'Search',
  placeholder: 'Search...',
  clear: 'Clear search',
} as const;

export interface SearchFieldProps extends Omit<
  ComponentPropsWithoutRef<'input'>,
  'type' | 'size' | 'value' | 'defaultValue' | 'onChange'
> {
  /** What is searched, for screen readers. @default 'Search' */
  label?: string;
  /** The search text, for controlled use. */
  value?: string;
  /** The initial text, for uncontrolled use. @default '' */
  defaultValue?: string;
  /** Called on every change of the text, also when it is cleared. */
  onChange?: (value: string) => void;
}

/** A search field that filters as one types. `className` and `style` go to the box, the rest to the input. */
export const SearchField = forwardRef<HTMLInputElement, SearchFieldProps>(function SearchField(
  { label, value, defaultValue = '', onChange, onBlur, placeholder, className, style, disabled, ...rest },
  ref,
) {
  const messages = useMessages('SearchField', searchFieldMessages);
  const registration = useRegistration({ name: rest.name, onChange, onBlur }, ref, (next) => next);
  const input = useForwardedRef(registration.ref);
  useTextLimit(input, rest.maxLength ?? searchLimits.max);
  const [text, setText] = useFieldState(input, value, defaultValue, registration.onChange);
  useRegisteredValue(registration.holder, input, text, setText, '');
  return (
    <Root data-soc="SearchField" className={className} style={style}>
      <Search aria-hidden="true" />
      <input
        ref={input}
        type="search"
        data-part="input"
        aria-label={label ?? messages.label}
        placeholder={placeholder ?? messages.placeholder}
        maxLength={searchLimits.max}
        enterKeyHint="search"
        autoComplete="off"
        disabled={disabled}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={registration.onBlur}
        {...rest}
      />
      {text !== '' && !disabled && (
        <IconButton
          label={messages.clear}
          size="small"
          data-part="clear"
          onClick={() => {
            setText('');
            input.current?.focus();
          }}
        >
          <X />
        </IconButton>
      )}
    </Root>
  );
}) as unknown as RegistrableField<SearchFieldProps, HTMLInputElement>;
SearchField.displayName = 'SearchField';
