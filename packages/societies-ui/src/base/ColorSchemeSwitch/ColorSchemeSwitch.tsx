import { Moon, Sun, SunMoon } from '../Icon/icons.ts';
import { forwardRef } from 'react';
import { useMessages, type Widened } from '../../host/useMessages.ts';
import { colorSchemes, type ColorSchemeChoice } from '../../theme/colorScheme.ts';
import { IconButton, type IconButtonProps } from '../IconButton/IconButton.tsx';

export const colorSchemeSwitchMessages = {
  system: 'as the device',
  light: 'light',
  dark: 'dark',
  label: (now: string, next: string) => `Colour scheme: ${now}. Switch to ${next}`,
} as const;

declare global {
  interface SocietiesMessages {
    ColorSchemeSwitch: Widened<typeof colorSchemeSwitchMessages>;
  }
}

export interface ColorSchemeSwitchProps extends Omit<IconButtonProps, 'label' | 'children' | 'onChange'> {
  /** The choice in force; `system` follows the device. */
  value: ColorSchemeChoice;
  /** A press asked for the next one: from `system` to `light`, to `dark`, and back to `system`. */
  onChange: (next: ColorSchemeChoice) => void;
}

const icons = { system: SunMoon, light: Sun, dark: Moon } as const;

/** Goes through the device's own scheme, light and dark. The host remembers the choice. */
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
