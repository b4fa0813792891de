'use client';

// Theme and settings
export { ThemeScope, themeStyle, useThemeScope, type ColorScheme, type ThemeScopeProps } from './theme/ThemeScope.tsx';
export { MessagesProvider, type MessagesProviderProps } from './messages/MessagesProvider.tsx';
export { useMessages, type PartialMessages } from './messages/useMessages.ts';
export type { Messages } from './messages/Messages.ts';
export { LinkProvider, useLinkComponent, type LinkComponentProps, type LinkProviderProps } from './base/Link/LinkProvider.tsx';

// Base
export { Avatar, type AvatarProps } from './base/Avatar/Avatar.tsx';
export { initialsOf } from './base/Avatar/initials.ts';
export { Badge, type BadgeProps } from './base/Badge/Badge.tsx';
export { Button, ButtonLink, type ButtonLinkProps, type ButtonProps } from './base/Button/Button.tsx';
export { Card, type CardProps } from './base/Card/Card.tsx';
export { CheckboxGroup, type CheckboxGroupProps, type CheckboxOption } from './base/CheckboxGroup/CheckboxGroup.tsx';
export { ColorSchemeSwitch, type ColorSchemeSwitchProps } from './base/ColorSchemeSwitch/ColorSchemeSwitch.tsx';
export { Confirm, type ConfirmProps } from './base/Confirm/Confirm.tsx';
export { Drawer, type DrawerProps } from './base/Drawer/Drawer.tsx';
export { EmptyState, type EmptyStateProps } from './base/EmptyState/EmptyState.tsx';
export { ErrorState, type ErrorStateProps } from './base/ErrorState/ErrorState.tsx';
export { Field, type FieldControl, type FieldProps, type FieldText } from './base/Field/Field.tsx';
export { IconButton, type IconButtonProps } from './base/IconButton/IconButton.tsx';
export { Link, type LinkProps } from './base/Link/Link.tsx';
export { Menu, type MenuItem, type MenuProps, type MenuTriggerProps } from './base/Menu/Menu.tsx';
export { Modal, type ModalProps } from './base/Modal/Modal.tsx';
export { NavTabs, type NavTabItem, type NavTabsProps } from './base/Tabs/NavTabs.tsx';
export { NumberField, type NumberFieldProps } from './base/NumberField/NumberField.tsx';
export { Pagination, type PaginationProps } from './base/Pagination/Pagination.tsx';
export { PasswordField, type PasswordFieldProps } from './base/PasswordField/PasswordField.tsx';
export { Progress, type ProgressProps } from './base/Progress/Progress.tsx';
export { SearchField, type SearchFieldProps } from './base/SearchField/SearchField.tsx';
export { Select, type SelectOption, type SelectProps } from './base/Select/Select.tsx';
export { Skeleton, type SkeletonProps } from './base/Skeleton/Skeleton.tsx';
export { SkipLink, type SkipLinkProps } from './base/SkipLink/SkipLink.tsx';
export {
  nextSortDirection,
  SortButton,
  type SortButtonProps,
  type SortDirection,
} from './base/SortButton/SortButton.tsx';
export { Spinner, type SpinnerProps } from './base/Spinner/Spinner.tsx';
export { Switch, type SwitchProps } from './base/Switch/Switch.tsx';
export { Tabs, type TabItem, type TabsProps } from './base/Tabs/Tabs.tsx';
export { TextArea, type TextAreaProps } from './base/TextArea/TextArea.tsx';
export { TextField, type TextFieldProps } from './base/TextField/TextField.tsx';
export { Toast, type ToastProps, type ToastVariant } from './base/Toast/Toast.tsx';
export {
  ToastProvider,
  useToast,
  type ToastApi,
  type ToastOptions,
  type ToastProviderProps,
} from './base/Toast/ToastProvider.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './base/VisuallyHidden/VisuallyHidden.tsx';

// Domain
