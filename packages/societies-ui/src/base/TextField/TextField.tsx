import { forwardRef, useEffect, useState, type ComponentPropsWithoutRef } from 'react';
import { useMessages, type Widened } from '../../host/useMessages.ts';
import { Field, type FieldText } from '../Field/Field.tsx';
import { fieldParts } from '../Field/fieldParts.ts';
import { useForwardedRef } from '../useForwardedRef.ts';
import { Input } from './TextField.styles.ts';

export const textFieldMessages = {
  left: (count: number) => `${count} ${count === 1 ? 'character' : 'characters'} left`,
  tooMany: (count: number) => `${count} ${count === 1 ? 'character' : 'characters'} too many`,
} as const;

declare global {
  interface SocietiesMessages {
    TextField: Widened<typeof textFieldMessages>;
  }
}

export interface TextFieldProps extends FieldText, Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'size'> {
  /** What is asked for: phones show the keyboard for it, browsers fill it in. @default 'text' */
  type?: 'text' | 'email' | 'tel' | 'url';
  /**
   * How many characters it takes: it shows what is left. Unlike with `maxLength` nothing that is pasted is cut; what is too
   * long stays to be shortened, and the form's rules refuse it.
   */
  limit?: number;
}

/** How long the text of an input is, whoever writes it: its owner, a form library through the ref, or the reader. */
function useLength(input: { readonly current: HTMLInputElement | null }, counted: boolean) {
  const [length, setLength] = useState(0);
  const look = () => {
    // A field that shows no count is not rendered again for one.
    // oxlint-disable-next-line react/set-state-in-effect -- the same length again renders nothing
    if (counted) setLength(input.current?.value.length ?? 0);
  };
  // The text of an uncontrolled input lives in the document, so it is looked at after every rendering.
  useEffect(look);
  return { length, look };
}

/** One line of text. `ref`, `className`, `style` and all other attributes belong to the input. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { limit, onInput, type = 'text', ...rest },
  ref,
) {
  const { field, attributes } = fieldParts(rest);
  const messages = useMessages('TextField', textFieldMessages);
  const own = useForwardedRef(ref);
  const { length, look } = useLength(own, limit !== undefined);
  const left = limit === undefined ? undefined : limit - length;
  const counted = left !== undefined && (
    <>
      {field.hint && <>{field.hint} · </>}
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
