import { Check } from '../../base/Icon/icons.ts';
import { forwardRef, useId, useState, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import type { Theme } from 'societies-contract';
import { useFormReset } from '../../base/useFormReset.ts';
import { useForwardedRef } from '../../base/useForwardedRef.ts';
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
  'onChange' | 'children'
> {
  /** The themes to show, in reading order. */
  themes: readonly SelectedTheme[];
  /** Id of the selected theme, or null. */
  value: number | null;
  /** Called with the selected theme. Without it the themes are display only. */
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
  { themes, value, onChange, name, form, required, children, ...rest },
  ref,
) {
  const messages = useMessages('ThemeSelector', themeSelectorMessages);
  const group = useId();
  const root = useForwardedRef(ref);
  const themeOf = (id: number | null) => themes.find((theme) => theme.id === id);
  const chosen = themeOf(value);
  const [first] = useState(value);
  useFormReset(root, () => {
    const theme = themeOf(first);
    if (theme) onChange?.(theme);
  });
  return (
    <Root ref={root} data-soc="ThemeSelector" form={form} {...rest}>
      <legend data-part>
        <VisuallyHidden>{messages.label}</VisuallyHidden>
      </legend>
      {themes.map((theme) => {
        const Option = onChange ? 'label' : 'span';
        return (
          <Option
            key={theme.id}
            data-part="theme"
            data-state={theme.id === value ? 'chosen' : undefined}
            title={theme.name}
          >
            {onChange && (
              <input
                data-part
                type="radio"
                name={name ?? group}
                value={theme.id}
                form={form}
                required={required}
                aria-label={theme.name}
                checked={theme.id === value}
                onChange={() => onChange(theme)}
              />
            )}
            <ThemeSwatch theme={theme} label={onChange ? undefined : theme.name} />
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
});
ThemeSelector.displayName = 'ThemeSelector';
