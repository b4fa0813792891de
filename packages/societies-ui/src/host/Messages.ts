import type { buttonMessages } from '../base/Button/Button.tsx';
import type { carouselMessages } from '../base/Carousel/Carousel.tsx';
import type { colorSchemeSwitchMessages } from '../base/ColorSchemeSwitch/ColorSchemeSwitch.tsx';
import type { comboboxMessages } from '../base/Combobox/Combobox.tsx';
import type { dataTableMessages } from '../base/DataTable/DataTable.messages.ts';
import type { fileDropMessages } from '../base/FileDrop/FileDrop.tsx';
import type { statCardMessages } from '../base/StatCard/StatCard.tsx';
import type { confirmDialogMessages } from '../base/ConfirmDialog/ConfirmDialog.tsx';
import type { drawerMessages } from '../base/Drawer/Drawer.tsx';
import type { errorStateMessages } from '../base/ErrorState/ErrorState.tsx';
import type { fieldMessages } from '../base/Field/Field.tsx';
import type { textFieldMessages } from '../base/TextField/TextField.tsx';
import type { modalMessages } from '../base/Modal/Modal.tsx';
import type { paginationMessages } from '../base/Pagination/Pagination.tsx';
import type { passwordFieldMessages } from '../base/PasswordField/PasswordField.tsx';
import type { searchFieldMessages } from '../base/SearchField/SearchField.tsx';
import type { skipLinkMessages } from '../base/SkipLink/SkipLink.tsx';
import type { sortButtonMessages } from '../base/SortButton/SortButton.tsx';
import type { spinnerMessages } from '../base/Spinner/Spinner.tsx';
import type { toastMessages } from '../base/Toast/Toast.tsx';
import type { DomainMessages } from './DomainMessages.ts';
import type { ManagementMessages } from './ManagementMessages.ts';
import type { Widened } from './useMessages.ts';

/**
 * Every text of the library, by component. Each component exports its defaults as `<name>Messages` from its own file and
 * adds one line here; only types are imported, so nothing is carried by pages that do not use it.
 */
export interface Messages extends DomainMessages, ManagementMessages {
  Button: Widened<typeof buttonMessages>;
  Carousel: Widened<typeof carouselMessages>;
  ColorSchemeSwitch: Widened<typeof colorSchemeSwitchMessages>;
  Combobox: Widened<typeof comboboxMessages>;
  DataTable: Widened<typeof dataTableMessages>;
  FileDrop: Widened<typeof fileDropMessages>;
  StatCard: Widened<typeof statCardMessages>;
  ConfirmDialog: Widened<typeof confirmDialogMessages>;
  Drawer: Widened<typeof drawerMessages>;
  ErrorState: Widened<typeof errorStateMessages>;
  Field: Widened<typeof fieldMessages>;
  TextField: Widened<typeof textFieldMessages>;
  Modal: Widened<typeof modalMessages>;
  Pagination: Widened<typeof paginationMessages>;
  PasswordField: Widened<typeof passwordFieldMessages>;
  SearchField: Widened<typeof searchFieldMessages>;
  SkipLink: Widened<typeof skipLinkMessages>;
  SortButton: Widened<typeof sortButtonMessages>;
  Spinner: Widened<typeof spinnerMessages>;
  Toast: Widened<typeof toastMessages>;
}
