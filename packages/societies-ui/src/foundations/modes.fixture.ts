/** Widths for which every screen is designed: phone, tablet, desktop. */
export const viewports = {
  phone: { name: 'Phone, 375', styles: { width: '375px', height: '812px' } },
  tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' } },
  desk: { name: 'Desk, 1440', styles: { width: '1440px', height: '900px' } },
} as const;

/** Freezes animations and the clock for pictures. */
const still = { motion: 'reduced', clock: 'still' } as const;

/** Modes in which a visual review shows a story by default, in Chromatic and `pnpm test:visual`. */
export const defaultModes = {
  'light desk': { theme: 'Default', colorScheme: 'light', viewport: 'desk', ...still },
} as const;

/** Light and dark, and a second theme. */
const everyColour = {
  ...defaultModes,
  'dark desk': { theme: 'Default', colorScheme: 'dark', viewport: 'desk', ...still },
  'moss light desk': { theme: 'Moss', colorScheme: 'light', viewport: 'desk', ...still },
} as const;

/** The same in all widths. */
const everyMode = {
  ...everyColour,
  'light tablet': { theme: 'Default', colorScheme: 'light', viewport: 'tablet', ...still },
  'light phone': { theme: 'Default', colorScheme: 'light', viewport: 'phone', ...still },
  'moss dark phone': { theme: 'Moss', colorScheme: 'dark', viewport: 'phone', ...still },
} as const;

/**
 * Parameters of a story to be reviewed in every mode: the one that shows most of its component, and every screen. Other stories
 * are reviewed on desktop in light mode only.
 */
export const inEveryMode = { chromatic: { modes: everyMode } };

/** The same for stories with a fixed width. */
export const inEveryColour = { chromatic: { modes: everyColour } };
