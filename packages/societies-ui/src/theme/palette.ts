/** A colour for light and for dark. */
export type SchemePair = readonly [light: string, dark: string];

/**
 * Colours that do not depend on the theme: neutrals, states and gold. Source: look-and-feel, "What makes them look as they do".
 * Text of each state reaches 4.5:1 on page, surface and sunken.
 */
export const palette = {
  page: ['#f6f5fa', '#0e0c1a'],
  surface: ['#ffffff', '#171428'],
  sunken: ['#efedf5', '#110f1f'],
  /** Fill of chips, tracks and skeletons; `sunken` would be too dark in dark mode. */
  track: ['#efedf5', '#231f39'],
  trackHover: ['#e5e2ee', '#2e2948'],
  line: ['#e2dfec', '#2b2644'],
  edge: ['#8b86a3', '#7f78a3'],
  ink: ['#1b1830', '#f0eefa'],
  ink2: ['#5a5574', '#b3adcd'],
  /** Text of disabled controls, still 4.5:1 on sunken. */
  inkDisabled: ['#6b6689', '#8b85a8'],
  danger: ['#b3263a', '#c2384c'],
  dangerHover: ['#971f30', '#ad2f42'],
  onDanger: ['#ffffff', '#ffffff'],
  dangerText: ['#b3263a', '#ff8a97'],
  dangerSoft: ['#fbe9eb', '#3a1823'],
  successText: ['#1b6e46', '#5fd39b'],
  successSoft: ['#e3f4ea', '#12332a'],
  warningText: ['#855100', '#ffcf87'],
  warningSoft: ['#fff1d6', '#3a2b12'],
  onWarningSoft: ['#6b4100', '#ffd9a0'],
  gold: ['#ffd98a', '#ffd98a'],
  goldHover: ['#ffe4ab', '#ffe4ab'],
  onGold: ['#1b1830', '#1b1830'],
  /** Backdrop of modals. */
  overlay: ['rgb(27 24 48 / 0.6)', 'rgb(4 3 12 / 0.7)'],
  /** Background of controls on pictures. */
  scrim: ['rgb(20 17 40 / 0.72)', 'rgb(20 17 40 / 0.72)'],
  scrimHover: ['rgb(20 17 40 / 0.88)', 'rgb(20 17 40 / 0.88)'],
  onScrim: ['#ffffff', '#ffffff'],
} as const satisfies Record<string, SchemePair>;

/**
 * The Default theme's derived colours, so that components work outside a scope. A test compares them with
 * `createTheme(defaultTheme)`.
 */
export const defaultThemed = {
  primary: ['#302d53', '#564576'],
  onPrimary: ['#ffffff', '#ffffff'],
  primaryHover: ['#2a2749', '#4b3c67'],
  primaryActive: ['#24223f', '#42355a'],
  secondary: ['#564576', '#564576'],
  onSecondary: ['#ffffff', '#ffffff'],
  tertiary: ['#564576', '#564576'],
  onTertiary: ['#ffffff', '#ffffff'],
  soft: ['#e9e9ed', '#28213d'],
  softHover: ['#e1e0e6', '#2e2645'],
  onSoft: ['#302d53', '#b093e9'],
  accent: ['#564576', '#ab8ce8'],
  accentText: ['#564576', '#ab8ce8'],
  focus: ['#564576', '#ab8ce8'],
} as const satisfies Record<string, SchemePair>;

/** Backgrounds of initials; white text reaches 4.5:1 on each. */
export const avatarColors = [
  '#2d7a5c',
  '#8a5a00',
  '#2f5da8',
  '#c23c52',
  '#6a4fb0',
  '#0f6f7c',
  '#a1447e',
  '#5b6b1f',
] as const;
