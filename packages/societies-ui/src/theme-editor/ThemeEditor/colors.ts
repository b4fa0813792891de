import { colorPattern, type ThemeColors } from 'societies-contract';

/** The colours that a committee picks; the others of a theme are derived from them. */
export const slots = ['primary_color', 'secondary_color', 'tertiary_color', 'text_color'] as const;
export type Slot = (typeof slots)[number];

export const noColors: ThemeColors = {
  primary_color: '',
  secondary_color: '',
  tertiary_color: '',
  text_color: '',
};

/** The four colours of a theme without what else it has. */
export const colorsOf = ({
  primary_color,
  secondary_color,
  tertiary_color,
  text_color,
}: ThemeColors): ThemeColors => ({ primary_color, secondary_color, tertiary_color, text_color });

export const sameColors = (one: ThemeColors, other: ThemeColors) =>
  slots.every((slot) => one[slot].toLowerCase() === other[slot].toLowerCase());

const valid = new RegExp(colorPattern);

/** The colours that nobody can read: neither `#rgb` nor `#rrggbb`. */
export const invalidSlots = (colors: ThemeColors) => slots.filter((slot) => !valid.test(colors[slot]));
