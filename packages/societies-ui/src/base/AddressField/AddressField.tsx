import { forwardRef, useLayoutEffect, type ComponentPropsWithoutRef } from 'react';
import { useMessages } from '../../host/useMessages.ts';
import { Field } from '../Field/Field.tsx';
import { Input } from '../TextField/TextField.styles.ts';
import { useForwardedRef } from '../useForwardedRef.ts';

export const addressFieldMessages = {
  label: 'Address',
  hint: 'Your browser does not let this page copy. Copy the address from here.',
} as const;

export interface AddressFieldProps extends Omit<
  ComponentPropsWithoutRef<'input'>,
  'type' | 'value' | 'readOnly' | 'id' | 'required' | 'disabled'
> {
  /** The address to copy. */
  address: string;
}

/** A selected address to copy by hand, where the clipboard is unavailable, such as without https. */
export const AddressField = forwardRef<HTMLInputElement, AddressFieldProps>(function AddressField(
  { address, ...rest },
  ref,
) {
  const messages = useMessages('AddressField', addressFieldMessages);
  const input = useForwardedRef(ref);
  // Synchronises focus and selection.
  useLayoutEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, [input, address]);
  return (
    <Field data-soc="AddressField" label={messages.label} hint={messages.hint}>
      {(control) => (
        <Input
          ref={input}
          type="text"
          data-part="input"
          data-autofocus=""
          dir="ltr"
          readOnly
          value={address}
          onFocus={(event) => event.currentTarget.select()}
          {...rest}
          {...control}
        />
      )}
    </Field>
  );
});
AddressField.displayName = 'AddressField';
