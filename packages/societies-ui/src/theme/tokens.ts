import { avatarColors, defaultThemed, palette, type SchemePair } from './palette.ts';

type Palette = typeof palette & typeof defaultThemed;

/** The name of a colour token. */
export type ColorToken = keyof Palette;

/** A token's custom property: `onPrimary` is `--soc-on-primary`. */
export const variableOf = (token: string): `--soc-${string}` =>
  `--soc-${token.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

export const lightDark = ([light, dark]: SchemePair): string =>
  light === dark ? light : `light-dark(${light}, ${dark})`;

/** Tokens as CSS values: `var(--soc-space-4, 16px)`. Setting the property on an element changes everything inside it. */
const asVariables = <T extends Record<string, string>>(
  prefix: string,
  values: T,
): { readonly [K in keyof T]: string } =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, `var(${variableOf(prefix + name)}, ${value})`]),
  ) as { [K in keyof T]: string };

const colors: Record<ColorToken, SchemePair> = { ...palette, ...defaultThemed };

/**
 * Colours as CSS values: `var(--soc-ink, light-dark(…))`. Outside a `ThemeScope` the fallback is the Default theme; the
 * element's `color-scheme` decides between light and dark.
 */
export const color = /* @__PURE__ */ asVariables(
  '',
  Object.fromEntries(Object.entries(colors).map(([name, pair]) => [name, lightDark(pair)])) as Record<
    ColorToken,
    string
  >,
);

/** Elevation: a soft tinted shadow in light mode, a border in dark mode. */
export const shadow = /* @__PURE__ */ asVariables('shadow-', {
  1: `0 1px 2px light-dark(rgb(27 24 48 / 0.06), rgb(0 0 0 / 0)), 0 0 0 1px light-dark(rgb(27 24 48 / 0), ${palette.line[1]})`,
  2: `0 10px 24px -6px light-dark(rgb(48 45 83 / 0.12), rgb(0 0 0 / 0)), 0 0 0 1px light-dark(rgb(27 24 48 / 0), ${palette.line[1]})`,
  3: `0 20px 48px -8px light-dark(rgb(48 45 83 / 0.28), rgb(0 0 0 / 0.6)), 0 0 0 1px light-dark(rgb(27 24 48 / 0), ${palette.line[1]})`,
});

/** Multiples of 4 px, by the number of steps. */
export const space = /* @__PURE__ */ asVariables('space-', {
  1: '4px',
  2: '8px',
  3: '12px',
  4: '16px',
  5: '20px',
  6: '24px',
  7: '28px',
  8: '32px',
  10: '40px',
  12: '48px',
  14: '56px',
  16: '64px',
});

export const radius = /* @__PURE__ */ asVariables('radius-', {
  small: '6px',
  control: '10px',
  card: '16px',
  modal: '20px',
  full: '999px',
});

/** Heights of controls. `target` is the minimum for touch. */
export const control = /* @__PURE__ */ asVariables('control-', {
  height: '44px',
  small: '36px',
  chip: '28px',
  target: '44px',
});

export const font = /* @__PURE__ */ asVariables('font-', {
  text: "'Inter Variable', 'Inter fallback', system-ui, sans-serif",
  display: "'Space Grotesk Variable', 'Space Grotesk fallback', system-ui, sans-serif",
});

/** Font sizes in rem, which respects the user's font size; keys are pixels at 16 px. */
export const size = /* @__PURE__ */ asVariables('font-size-', {
  12: '0.75rem',
  13: '0.8125rem',
  14: '0.875rem',
  15: '0.9375rem',
  16: '1rem',
  18: '1.125rem',
  22: '1.375rem',
  28: '1.75rem',
  36: '2.25rem',
  48: '3rem',
});

export const lineHeight = /* @__PURE__ */ asVariables('line-height-', { text: '1.5', display: '1.15' });
export const weight = /* @__PURE__ */ asVariables('font-weight-', {
  text: '400',
  medium: '500',
  strong: '600',
  bold: '700',
});

/** Maximum line length of running text. */
export const measure = 'var(--soc-measure, 68ch)';

export const motion = /* @__PURE__ */ asVariables('motion-', {
  fast: '120ms',
  medium: '200ms',
  slow: '320ms',
  /** Entering elements decelerate, leaving ones accelerate. */
  easeOut: 'cubic-bezier(0.2, 0, 0, 1)',
  easeIn: 'cubic-bezier(0.4, 0, 1, 1)',
});

/** z-index within the page; modals and drawers use the top layer instead. */
export const layer = { raised: 1, sticky: 10, floating: 20, toast: 30 } as const;

/** min-width breakpoints. */
export const breakpoint = { small: '480px', medium: '768px', large: '996px', wide: '1200px' } as const;

export const content = /* @__PURE__ */ asVariables('content-', { width: '1280px' });

/** Backgrounds of initials, by number. */
export const avatarColor: Record<number, string> = avatarColors;
