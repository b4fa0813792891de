import { Eye, EyeOff } from '../Icon/icons.ts';
import { forwardRef, useState, type ComponentPropsWithoutRef } from 'react';
import { useMessages } from '../../host/useMessages.ts';
import { Field, type FieldText } from '../Field/Field.tsx';
import { fieldParts } from '../Field/fieldParts.ts';
import { Group } from '../Field/Group.styles.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useForwardedRef } from '../useForwardedRef.ts';
import { useTextLimit } from '../useTextLimit.ts';

export const passwordFieldMessages = { show: 'Show password', hide: 'Hide password' } as const;

export interface PasswordFieldProps
  extends FieldText, Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'size'> {
  /** `new-password` for choosing one, so that password managers suggest one. @default 'current-password' */
  autoComplete?: 'current-password' | 'new-password';
}

/** A password field with a button to show it. */
export const PasswordField = forwardRef<HTMLInputElement, PasswordFieldProps>(function PasswordField(
  { autoComplete = 'current-password', ...rest },
  ref,
) {
  const { field, attributes } = fieldParts(rest);
  const messages = useMessages('PasswordField', passwordFieldMessages);
  const own = useForwardedRef(ref);
  useTextLimit(own, attributes.maxLength);
  const [shown, setShown] = useState(false);
  return (
    <Field data-soc="PasswordField" {...field}>
      {(control) => (
        <Group>
          <input
            ref={own}
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            data-part="input"
            {...attributes}
            {...control}
          />
          <IconButton
            label={shown ? messages.hide : messages.show}
            size="small"
            disabled={field.disabled}
            data-part="toggle"
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOff /> : <Eye />}
          </IconButton>
        </Group>
      )}
    </Field>
  );
});
PasswordField.displayName = 'PasswordField';
