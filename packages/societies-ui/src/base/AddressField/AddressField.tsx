import { forwardRef, useLayoutEffect } from 'react';
import { useMessages, type Widened } from '../../host/useMessages.ts';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import { useForwardedRef } from '../useForwardedRef.ts';

export const addressFieldMessages = {
  label: 'Address',
  hint: 'Your browser does not let this page copy: take the address from here.',
} as const;

declare global {
  interface SocietiesMessages {
    AddressField: Widened<typeof addressFieldMessages>;
  }
}

export interface AddressFieldProps extends Omit<
  TextFieldProps,
  'label' | 'hint' | 'type' | 'value' | 'readOnly'
> {
  /** What is to be copied. */
  address: string;
}

/** An address that could not be put on the clipboard, such as on a site without https: selected, to be copied by hand. */
export const AddressField = forwardRef<HTMLInputElement, AddressFieldProps>(function AddressField(
  { address, ...rest },
  ref,
) {
  const messages = useMessages('AddressField', addressFieldMessages);
  const input = useForwardedRef(ref);
  // Focus and selection are the browser's.
  useLayoutEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, [input, address]);
  return (
    <TextField
      ref={input}
      label={messages.label}
      hint={messages.hint}
      data-autofocus=""
      dir="ltr"
      readOnly
      value={address}
      onFocus={(event) => event.currentTarget.select()}
      {...rest}
    />
  );
});
AddressField.displayName = 'AddressField';
