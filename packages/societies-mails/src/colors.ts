import {
  contrastOfLuminances,
  defaultTheme,
  luminanceOf,
  type Rgb,
  type ThemeColors,
} from 'societies-contract';

/** The colours that vary by society; all others are the same in every mail. */
export type MailColors = Pick<ThemeColors, 'primary_color'>;

/** For mails that concern no society. */
export const houseColors: MailColors = defaultTheme;

/** The colours of every mail, light and dark: mail programs do not support custom properties. */
export const palette = {
  light: { page: '#f3f2f7', card: '#ffffff', text: '#1d1b2e', quiet: '#5b5870', line: '#dedce8' },
  dark: { page: '#14121f', card: '#211e31', text: '#f1eff8', quiet: '#b3afc6', line: '#3a3650' },
} as const;

const toRgb = (hex: string): Rgb => {
  const digits = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit).join('') : hex.slice(1);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((from) =>
    Number.parseInt(digits.slice(from, from + 2), 16),
  );
  return [red, green, blue];
};

/** Black or white, whichever has the higher contrast on the colour. */
export function inkOn(color: string): '#000000' | '#ffffff' {
  const luminance = luminanceOf(toRgb(color));
  return contrastOfLuminances(luminance, 0) > contrastOfLuminances(luminance, 1) ? '#000000' : '#ffffff';
}
