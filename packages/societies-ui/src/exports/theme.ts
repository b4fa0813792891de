/** Pure functions: may run on a server, in a build, or in a worker. */
export {
  contrastOf,
  createTheme,
  leastContrast,
  type Adjustment,
  type Scheme,
  type DerivedTheme,
  type ThemedToken,
} from '../theme/createTheme.ts';
export { palette, avatarColors, type SchemePair } from '../theme/palette.ts';
export { tokens } from '../theme/allTokens.ts';
export { defaultTheme, initialThemes, type ThemeColors } from 'societies-contract';
export {
  colorSchemeAttribute,
  colorSchemeKey,
  colorSchemes,
  colorSchemeScript,
  type ColorSchemeChoice,
} from '../theme/colorScheme.ts';
