import { forwardRef, useEffect, useState, type ComponentPropsWithoutRef, type RefObject } from 'react';
import { lengthOf } from 'societies-contract';
import { useMessages } from '../../host/useMessages.ts';
import { Field, type FieldText } from '../Field/Field.tsx';
import { fieldParts } from '../Field/fieldParts.ts';
import { useFormReset } from '../useFormReset.ts';
import { useForwardedRef } from '../useForwardedRef.ts';
import { useTextLimit } from '../useTextLimit.ts';
import { Input } from './TextField.styles.ts';

export const textFieldMessages = {
  left: (count: number) => `${count} ${count === 1 ? 'character' : 'characters'} left`,
  tooMany: (count: number) => `${count} ${count === 1 ? 'character' : 'characters'} too many`,
} as const;

export interface TextFieldProps extends FieldText, Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'size'> {
  /** The input's type, which decides the keyboard on phones and autofill. @default 'text' */
  type?: 'text' | 'email' | 'tel' | 'url';
  /**
   * Maximum length, with a counter of what is left. Unlike `maxLength` it does not truncate pasted text; the form's validation
   * refuses it.
   */
  limit?: number;
}

/** The length of an input's text, whether set by props, by a form library through the ref, or by the user. */
function useLength(input: RefObject<HTMLInputElement | null>, counted: boolean) {
  const [length, setLength] = useState(0);
  const look = () => {
    // Without a counter there is no need to render.
    // oxlint-disable-next-line react/set-state-in-effect -- setting the same length again does not render
    if (counted) setLength(lengthOf(input.current?.value ?? ''));
  };
  // An uncontrolled input's text is in the DOM, so read it after every render.
  useEffect(look);
  useFormReset(input, () => {
    // The browser has yet to bring it back.
    if (counted) setLength(lengthOf(input.current?.defaultValue ?? ''));
  });
  return { length, look };
}

/** A single-line text field. `ref`, `className`, `style` and all other attributes go to the input. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { limit, onInput, type = 'text', ...rest },
  ref,
) {
  const { field, attributes } = fieldParts(rest);
  const messages = useMessages('TextField', textFieldMessages);
  const own = useForwardedRef(ref);
  useTextLimit(own, attributes.maxLength);
  const { length, look } = useLength(own, limit !== undefined);
  const left = limit === undefined ? undefined : limit - length;
  const counted = left !== undefined && (
    <>
      {field.hint && (
        <>
          <span>{field.hint}</span> <span>·</span>{' '}
        </>
      )}
      <span data-part="left">{left < 0 ? messages.tooMany(-left) : messages.left(left)}</span>
    </>
  );
  return (
    <Field data-soc="TextField" {...field} hint={counted || field.hint}>
      {(control) => (
        <Input
          ref={own}
          type={type}
          data-part="input"
          onInput={(event) => {
            look();
            onInput?.(event);
          }}
          {...attributes}
          {...control}
        />
      )}
    </Field>
  );
});
TextField.displayName = 'TextField';
