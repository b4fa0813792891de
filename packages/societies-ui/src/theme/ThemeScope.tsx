import {
  createContext,
  forwardRef,
  useCallback,
  useContext,
  useInsertionEffect,
  useMemo,
  useRef,
  type ComponentPropsWithoutRef,
  type CSSProperties,
} from 'react';
import type { ThemeColors } from 'societies-contract';
import { createTheme } from './createTheme.ts';
import { color, font } from './tokens.ts';

/** `system` follows the reader's device, `inherit` whatever surrounds the scope. */
export type ColorScheme = 'light' | 'dark' | 'system' | 'inherit';

const schemeValue: Record<ColorScheme, CSSProperties['colorScheme']> = {
  light: 'light',
  dark: 'dark',
  system: 'light dark',
  inherit: undefined,
};

/** The inline style of an element that carries a theme, for hosts that own the element themselves. */
export const themeStyle = (theme?: ThemeColors, colorScheme: ColorScheme = 'inherit'): CSSProperties => ({
  ...(theme && createTheme(theme).variables),
  colorScheme: schemeValue[colorScheme],
});

export interface ThemeScopeProps extends ComponentPropsWithoutRef<'div'> {
  /** The four colours of a society. Without it the theme around the scope stays. */
  theme?: ThemeColors;
  /** The scheme inside it: one of the two, the device's own, or that of what surrounds the scope. @default 'inherit' */
  colorScheme?: ColorScheme;
}

interface Scope {
  theme?: ThemeColors;
  colorScheme: ColorScheme;
}

const ScopeContext = createContext<Scope>({ colorScheme: 'inherit' });

/** Tells the scope of this moment. It stays the same function, so that whoever holds it does not render with a theme. */
const ScopeNowContext = createContext<() => CSSProperties>(() => themeStyle());

/**
 * The style that a portal has to carry so that what it shows keeps the theme of where it was opened. Menus, tooltips and
 * toasts of this library do so by themselves.
 */
export const useThemeScope = (): CSSProperties => {
  const { theme, colorScheme } = useContext(ScopeContext);
  return useMemo(() => themeStyle(theme, colorScheme), [theme, colorScheme]);
};

/** The same, looked up in the moment it is needed, so that a change of theme renders nothing. */
export const useThemeScopeNow = (): (() => CSSProperties) => useContext(ScopeNowContext);

/**
 * Gives everything inside it a theme: one element with the derived colours as inline custom properties. Scopes nest, and
 * several may stand on one page. Changing the theme changes this element's style and renders nothing inside again.
 */
export const ThemeScope = forwardRef<HTMLDivElement, ThemeScopeProps>(function ThemeScope(
  { theme, colorScheme = 'inherit', style, ...rest },
  ref,
) {
  const outer = useContext(ScopeContext);
  const innerTheme = theme ?? outer.theme;
  const innerScheme = colorScheme === 'inherit' ? outer.colorScheme : colorScheme;
  const scope = useMemo<Scope>(
    () => ({ theme: innerTheme, colorScheme: innerScheme }),
    [innerTheme, innerScheme],
  );
  const latest = useRef(scope);
  // Before every other effect: one inside the scope may ask already.
  useInsertionEffect(() => {
    latest.current = scope;
  }, [scope]);
  const now = useCallback(() => themeStyle(latest.current.theme, latest.current.colorScheme), []);
  return (
    <ScopeContext.Provider value={scope}>
      <ScopeNowContext.Provider value={now}>
        <div
          ref={ref}
          data-soc="ThemeScope"
          {...rest}
          style={{
            ...themeStyle(theme, colorScheme),
            color: color.ink,
            fontFamily: font.text,
            ...style,
          }}
        />
      </ScopeNowContext.Provider>
    </ScopeContext.Provider>
  );
});
ThemeScope.displayName = 'ThemeScope';
