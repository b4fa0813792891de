/** Widths at which every screen is composed: a phone, a tablet, a desk. */
export const viewports = {
  phone: { name: 'Phone, 375', styles: { width: '375px', height: '812px' } },
  tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' } },
  desk: { name: 'Desk, 1440', styles: { width: '1440px', height: '900px' } },
} as const;

/** Nothing moves and no clock runs in a picture. */
const still = { motion: 'reduced', clock: 'still' } as const;

/** How a visual review looks at a story that asks for no more, in Chromatic and in `pnpm test:visual`. */
export const defaultModes = {
  'light desk': { theme: 'Default', colorScheme: 'light', viewport: 'desk', ...still },
} as const;

/** Light and dark, and a second theme. */
const everyColour = {
  ...defaultModes,
  'dark desk': { theme: 'Default', colorScheme: 'dark', viewport: 'desk', ...still },
  'moss light desk': { theme: 'Moss', colorScheme: 'light', viewport: 'desk', ...still },
} as const;

/** The same, and the other widths. */
const everyMode = {
  ...everyColour,
  'light tablet': { theme: 'Default', colorScheme: 'light', viewport: 'tablet', ...still },
  'light phone': { theme: 'Default', colorScheme: 'light', viewport: 'phone', ...still },
  'moss dark phone': { theme: 'Moss', colorScheme: 'dark', viewport: 'phone', ...still },
} as const;

/**
 * Parameters of a story that a visual review looks at in every mode: the one that shows most of its component, and every screen.
 * All other stories are looked at in light on a desk.
 */
export const inEveryMode = { chromatic: { modes: everyMode } };

/** The same for a story that has one width; where a phone shows something else, that has a story of its own. */
export const inEveryColour = { chromatic: { modes: everyColour } };
