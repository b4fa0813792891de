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

/** `system` follows the device, `inherit` the surrounding scope. */
export type ColorScheme = 'light' | 'dark' | 'system' | 'inherit';

const schemeValue: Record<ColorScheme, CSSProperties['colorScheme']> = {
  light: 'light',
  dark: 'dark',
  system: 'light dark',
  inherit: undefined,
};

/** The inline style that applies a theme, for hosts that render the element themselves. */
export const themeStyle = (theme?: ThemeColors, colorScheme: ColorScheme = 'inherit'): CSSProperties => ({
  ...(theme && createTheme(theme).variables),
  colorScheme: schemeValue[colorScheme],
});

export interface ThemeScopeProps extends ComponentPropsWithoutRef<'div'> {
  /** The society's four colours. Without them the surrounding theme applies. */
  theme?: ThemeColors;
  /**
   * The scheme: light, dark, the device's, or the surrounding one. One of its own comes with its ground: the page around it may have
   * the other. @default 'inherit'
   */
  colorScheme?: ColorScheme;
}

interface Scope {
  theme?: ThemeColors;
  colorScheme: ColorScheme;
}

const ScopeContext = createContext<Scope>({ colorScheme: 'inherit' });

/** Returns the current scope. A stable function, so that consumers do not re-render when the theme changes. */
const ScopeNowContext = createContext<() => CSSProperties>(() => themeStyle());

/**
 * The style for a portal, so that its content has the theme of where it was opened. Menus, tooltips and toasts do this
 * themselves.
 */
export const useThemeScope = (): CSSProperties => {
  const { theme, colorScheme } = useContext(ScopeContext);
  return useMemo(() => themeStyle(theme, colorScheme), [theme, colorScheme]);
};

/** The same as a function to call when needed, so that changing the theme re-renders nothing. */
export const useThemeScopeNow = (): (() => CSSProperties) => useContext(ScopeNowContext);

/**
 * Applies a theme to its content: one element with the derived colours as inline custom properties. Scopes nest, and a page may
 * have several. Changing the theme only changes this element's style.
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
  // Runs before all other effects, which may already read the scope.
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
            background: colorScheme === 'inherit' ? undefined : color.page,
            fontFamily: font.text,
            ...style,
          }}
        />
      </ScopeNowContext.Provider>
    </ScopeContext.Provider>
  );
});
ThemeScope.displayName = 'ThemeScope';
