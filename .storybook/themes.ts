import { initialThemes, type ThemeColors } from 'societies-contract';

/** Deliberately bad colours, to prove that text stays readable in any theme. */
const hostile: Record<string, ThemeColors> = {
  'Hostile yellow': {
    primary_color: '#ffee00',
    secondary_color: '#fff799',
    tertiary_color: '#ffffff',
    text_color: '#ffff66',
  },
  'Hostile grey': {
    primary_color: '#808080',
    secondary_color: '#7f7f7f',
    tertiary_color: '#818181',
    text_color: '#808080',
  },
  'Hostile black': {
    primary_color: '#000000',
    secondary_color: '#000000',
    tertiary_color: '#000000',
    text_color: '#000000',
  },
};

/** The themes in the toolbar: those of a new society, then the hostile ones. */
export const storyThemes: Record<string, ThemeColors> = {
  ...Object.fromEntries(initialThemes.map(({ name, ...colors }) => [name, colors])),
  ...hostile,
};
