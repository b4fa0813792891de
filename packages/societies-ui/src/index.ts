'use client';

// Theme and settings
export { ThemeScope, themeStyle, useThemeScope, type ColorScheme, type ThemeScopeProps } from './theme/ThemeScope.tsx';
export { MessagesProvider, type MessagesProviderProps } from './messages/MessagesProvider.tsx';
export { useMessages, type PartialMessages } from './messages/useMessages.ts';
export type { Messages } from './messages/Messages.ts';
export { LinkProvider, useLinkComponent, type LinkComponentProps, type LinkProviderProps } from './base/Link/LinkProvider.tsx';

// Base
export { Button, ButtonLink, type ButtonLinkProps, type ButtonProps } from './base/Button/Button.tsx';
export { Card, type CardProps } from './base/Card/Card.tsx';
export { Field, type FieldControl, type FieldProps, type FieldText } from './base/Field/Field.tsx';
export { IconButton, type IconButtonProps } from './base/IconButton/IconButton.tsx';
export { Link, type LinkProps } from './base/Link/Link.tsx';
export { PasswordField, type PasswordFieldProps } from './base/PasswordField/PasswordField.tsx';
export { Spinner, type SpinnerProps } from './base/Spinner/Spinner.tsx';
export { TextField, type TextFieldProps } from './base/TextField/TextField.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './base/VisuallyHidden/VisuallyHidden.tsx';

// Domain
