/** The four colours that a committee chooses, `#rgb` or `#rrggbb`. All others are derived from them. */
export interface ThemeColors {
  primary_color: string;
  secondary_color: string;
  tertiary_color: string;
  text_color: string;
}

/** The theme of a society that has not chosen one. Source: specification, section 3. */
export const defaultTheme = {
  name: 'Default',
  primary_color: '#302d53',
  secondary_color: '#564576',
  tertiary_color: '#564576',
  text_color: '#ffffff',
} as const;

/** The themes of a new society, the current one first. Source: decisions, "accept_request". */
export const initialThemes: readonly (ThemeColors & { name: string })[] = [
  defaultTheme,
  {
    name: 'Moss',
    primary_color: '#0f4d4a',
    secondary_color: '#1e7a6b',
    tertiary_color: '#ffd08a',
    text_color: '#ffffff',
  },
  {
    name: 'Ember',
    primary_color: '#5a1f2e',
    secondary_color: '#8f3240',
    tertiary_color: '#ffb38a',
    text_color: '#ffffff',
  },
  {
    name: 'Tide',
    primary_color: '#123a66',
    secondary_color: '#0f68a8',
    tertiary_color: '#a9dcff',
    text_color: '#ffffff',
  },
];
