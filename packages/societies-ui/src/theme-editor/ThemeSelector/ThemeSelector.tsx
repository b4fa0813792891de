import { Check } from '../../base/Icon/icons.ts';
import { forwardRef, useId, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import type { Theme } from 'societies-contract';
import { useFieldState } from '../../base/useFieldState.ts';
import { useForwardedRef } from '../../base/useForwardedRef.ts';
import { useRegisteredValue, useRegistration, type RegistrableField } from '../../base/useRegistration.ts';
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../host/useMessages.ts';
import { ThemeSwatch, type ThemeSwatchProps } from '../ThemeSwatch/ThemeSwatch.tsx';
import { Root } from './ThemeSelector.styles.ts';

export const themeSelectorMessages = {
  label: 'Theme',
  chosen: (name: string) => `Theme: ${name}`,
} as const;

/** A theme as far as it is chosen by: its name and the colours of its swatch. */
export type SelectedTheme = Pick<Theme, 'id' | 'name'> & ThemeSwatchProps['theme'];

export interface ThemeSelectorProps extends Omit<
  ComponentPropsWithoutRef<'fieldset'>,
  'onChange' | 'children' | 'defaultValue'
> {
  /** The themes to show, in reading order. */
  themes: readonly SelectedTheme[];
  /** Id of the selected theme, or null, for controlled use. */
  value?: number | null;
  /** Id of the theme selected at first, for uncontrolled use. @default null */
  defaultValue?: number | null;
  /** Called with the selected theme. With a `value` and without this the themes are display only. */
  onChange?: (theme: SelectedTheme) => void;
  /** Name under which a form sends the selected theme's id. */
  name?: string;
  /** Whether a theme has to be selected before a form is sent. */
  required?: boolean;
  /** Content after the swatches, such as a button for a new theme. */
  children?: ReactNode;
}

/** A society's themes as round swatches, one of them selected. */
export const ThemeSelector = forwardRef<HTMLFieldSetElement, ThemeSelectorProps>(function ThemeSelector(
  { themes, value: given, defaultValue = null, onChange, onBlur, name, form, required, children, ...rest },
  ref,
) {
  const messages = useMessages('ThemeSelector', themeSelectorMessages);
  const group = useId();
  const registration = useRegistration({ name, onChange, onBlur }, ref, (theme) => theme.id);
  const root = useForwardedRef(registration.ref);
  const themeOf = (id: number | null) => themes.find((theme) => theme.id === id);
  const [value, choose] = useFieldState<number | null>(root, given, defaultValue, (id) => {
    const theme = themeOf(id);
    if (theme) registration.onChange?.(theme);
  });
  useRegisteredValue<number | null>(registration.holder, root, value, choose, null);
  const chosen = themeOf(value);
  const choosable = onChange !== undefined || given === undefined;
  return (
    <Root ref={root} data-soc="ThemeSelector" form={form} onBlur={registration.onBlur} {...rest}>
      <legend data-part>
        <VisuallyHidden>{messages.label}</VisuallyHidden>
      </legend>
      {themes.map((theme) => {
        const Option = choosable ? 'label' : 'span';
        return (
          <Option
            key={theme.id}
            data-part="theme"
            data-state={theme.id === value ? 'chosen' : undefined}
            title={theme.name}
          >
            {choosable && (
              <input
                data-part
                type="radio"
                name={name ?? group}
                value={theme.id}
                form={form}
                required={required}
                aria-label={theme.name}
                checked={theme.id === value}
                onChange={() => choose(theme.id)}
              />
            )}
            <ThemeSwatch theme={theme} label={choosable ? undefined : theme.name} />
            {theme.id === value && (
              <span data-part="check" aria-hidden="true">
                <Check />
              </span>
            )}
          </Option>
        );
      })}
      {children}
      {chosen && !children && <p data-part="name">{messages.chosen(chosen.name)}</p>}
    </Root>
  );
}) as unknown as RegistrableField<ThemeSelectorProps, HTMLFieldSetElement>;
ThemeSelector.displayName = 'ThemeSelector';
