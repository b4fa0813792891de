import type { buttonMessages } from '../base/Button/Button.tsx';
import type { fieldMessages } from '../base/Field/Field.tsx';
import type { passwordFieldMessages } from '../base/PasswordField/PasswordField.tsx';
import type { spinnerMessages } from '../base/Spinner/Spinner.tsx';
import type { Widened } from './useMessages.ts';

/**
 * Every text of the library, by component. Each component exports its defaults as `<name>Messages` from its own file and
 * adds one line here; only types are imported, so nothing is carried by pages that do not use it.
 */
export interface Messages {
  Button: Widened<typeof buttonMessages>;
  Field: Widened<typeof fieldMessages>;
  PasswordField: Widened<typeof passwordFieldMessages>;
  Spinner: Widened<typeof spinnerMessages>;
}
