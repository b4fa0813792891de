import { Moon, Sun, SunMoon } from '../Icon/icons.ts';
import { forwardRef } from 'react';
import { useMessages } from '../../host/useMessages.ts';
import { colorSchemes, type ColorSchemeChoice } from '../../theme/colorScheme.ts';
import { IconButton, type IconButtonProps } from '../IconButton/IconButton.tsx';

export const colorSchemeSwitchMessages = {
  system: 'as the device',
  light: 'light',
  dark: 'dark',
  label: (now: string, next: string) => `Colour scheme: ${now}. Switch to ${next}`,
} as const;

export interface ColorSchemeSwitchProps extends Omit<IconButtonProps, 'label' | 'children' | 'onChange'> {
  /** The current choice; `system` follows the device. */
  value: ColorSchemeChoice;
  /** Called with the next choice: `system`, `light`, `dark`, then `system` again. */
  onChange: (next: ColorSchemeChoice) => void;
}

const icons = { system: SunMoon, light: Sun, dark: Moon } as const;

/** Cycles through the device's scheme, light and dark. The host stores the choice. */
export const ColorSchemeSwitch = forwardRef<HTMLButtonElement, ColorSchemeSwitchProps>(
  function ColorSchemeSwitch({ value, onChange, ...rest }, ref) {
    const messages = useMessages('ColorSchemeSwitch', colorSchemeSwitchMessages);
    const next = colorSchemes[(colorSchemes.indexOf(value) + 1) % colorSchemes.length] ?? 'system';
    const Icon = icons[value];
    return (
      <IconButton
        ref={ref}
        data-soc="ColorSchemeSwitch"
        data-state={value}
        label={messages.label(messages[value], messages[next])}
        onClick={() => onChange(next)}
        {...rest}
      >
        <Icon />
      </IconButton>
    );
  },
);
ColorSchemeSwitch.displayName = 'ColorSchemeSwitch';
