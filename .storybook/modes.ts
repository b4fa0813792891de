/** Widths at which every screen is composed: a phone, a tablet, a desk. */
export const viewports = {
  phone: { name: 'Phone, 375', styles: { width: '375px', height: '812px' } },
  tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' } },
  desk: { name: 'Desk, 1440', styles: { width: '1440px', height: '900px' } },
} as const;

/** What a visual review compares: light and dark, a second theme, and the three widths. */
export const modes = {
  'light desk': { theme: 'Default', colorScheme: 'light', viewport: 'desk' },
  'light tablet': { theme: 'Default', colorScheme: 'light', viewport: 'tablet' },
  'light phone': { theme: 'Default', colorScheme: 'light', viewport: 'phone' },
  'dark desk': { theme: 'Default', colorScheme: 'dark', viewport: 'desk' },
  'moss light desk': { theme: 'Moss', colorScheme: 'light', viewport: 'desk' },
  'moss dark phone': { theme: 'Moss', colorScheme: 'dark', viewport: 'phone' },
} as const;
