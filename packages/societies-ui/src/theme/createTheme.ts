import { hsl, mix, parseToHsl, parseToRgb } from 'polished';
import {
  colorPattern,
  contrastOfLuminances,
  defaultTheme,
  luminanceOf,
  type ThemeColors,
} from 'societies-contract';
import type { defaultThemed } from './palette.ts';
import { palette, type SchemePair } from './palette.ts';
import { lightDark, variableOf } from './tokens.ts';

declare const process: { env: { NODE_ENV?: string } };

export type Scheme = 'light' | 'dark';

/** The name of a colour that depends on the theme. */
export type ThemedToken = keyof typeof defaultThemed;

/** Minimum contrast of WCAG 2.2: 1.4.3 for text, 1.4.11 for marks, controls and focus. */
export const leastContrast = { text: 4.5, mark: 3 } as const;

/** A colour with insufficient contrast, and its replacement. */
export interface Adjustment {
  scheme: Scheme;
  token: ThemedToken;
  /** The colour it stands on. */
  background: string;
  requested: string;
  used: string;
  /** Contrast of the requested and of the used colour. */
  requestedRatio: number;
  usedRatio: number;
}

export interface DerivedTheme {
  colors: ThemeColors;
  light: Record<ThemedToken, string>;
  dark: Record<ThemedToken, string>;
  /** Custom properties for one element: `--soc-primary: light-dark(…)` and so on. */
  variables: Record<`--soc-${string}`, string>;
  /** The adjustments for readability; empty if the four colours could be used as they are. */
  report: readonly Adjustment[];
}

const white = '#ffffff';
const black = '#000000';

/** Bounded, because themes are user input. */
const cachedAtMost = 500;

const luminances = new Map<string, number>();

/** More precise than polished's, which rounds to three digits. Cached, because deriving a theme repeats the same few. */
const luminance = (hex: string): number => {
  const known = luminances.get(hex);
  if (known !== undefined) return known;
  const { red, green, blue } = parseToRgb(hex);
  const found = luminanceOf([red, green, blue]);
  if (luminances.size >= cachedAtMost) luminances.clear();
  luminances.set(hex, found);
  return found;
};

/** Contrast of two opaque colours (`#rgb` or `#rrggbb`), 1 to 21. */
export const contrastOf = (one: string, other: string): number =>
  contrastOfLuminances(luminance(one), luminance(other));

const worst = (ink: string, backgrounds: readonly string[]) =>
  Math.min(...backgrounds.map((background) => contrastOf(ink, background)));

/**
 * The smallest step from `ink` towards `pole` that reaches `ratio` on every background; undefined if even the pole does not.
 */
const towards = (
  ink: string,
  pole: string,
  backgrounds: readonly string[],
  ratio: number,
): string | undefined => {
  if (worst(ink, backgrounds) >= ratio) return ink;
  if (worst(pole, backgrounds) < ratio) return undefined;
  let [fails, passes] = [0, 1];
  for (let step = 0; step < 10; step += 1) {
    const middle = (fails + passes) / 2;
    if (worst(mix(middle, pole, ink), backgrounds) >= ratio) passes = middle;
    else fails = middle;
  }
  return mix(passes, pole, ink);
};

/**
 * A readable text colour on `backgrounds`: the chosen one, else the nearest of the same kind (light stays light), else the
 * other kind. White or black reaches 4.58:1 on any colour, so there is always a result.
 */
const readable = (chosen: string, backgrounds: readonly string[]): string => {
  const ratio = leastContrast.text;
  const [own, inks] =
    luminance(chosen) > 0.18 ? [white, [palette.ink[0], black]] : [black, [palette.ink[1], white]];
  return (
    towards(chosen, own, backgrounds, ratio) ??
    inks.find((ink) => worst(ink, backgrounds) >= ratio) ??
    (worst(white, backgrounds) > worst(black, backgrounds) ? white : black)
  );
};

/** Whether a colour has a noticeable hue; greys do not make a brand. */
const chromatic = (hex: string) => {
  const { red, green, blue } = parseToRgb(hex);
  return Math.max(red, green, blue) - Math.min(red, green, blue) > 24;
};

/** `#abc` and `#AABBCC` to `#aabbcc`. */
const long = (hex: string) => {
  const digits = hex.slice(1).toLowerCase();
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`;
};

/**
 * A hovered or pressed fill: moved away from its text's colour for more contrast, or, without room, towards it as far as
 * contrast allows.
 */
const pressed = (fill: string, ink: string, amount: number): string => {
  const [away, near] = luminance(ink) > luminance(fill) ? [black, white] : [white, black];
  if (contrastOf(fill, away) > 1.35) return mix(amount, away, fill);
  const nearer = mix(amount, near, fill);
  return contrastOf(nearer, ink) >= leastContrast.text ? nearer : fill;
};

/** A mark for dark pages: the same hue, more saturated and lighter. Mixing with white would make it grey. */
const brightened = (hex: string, backgrounds: readonly string[], ratio: number): string => {
  const { hue, saturation } = parseToHsl(hex);
  const lively = chromatic(hex) ? Math.min(1, saturation + 0.4) : saturation;
  let [dark, light] = [0, 1];
  for (let step = 0; step < 10; step += 1) {
    const middle = (dark + light) / 2;
    if (worst(hsl(hue, lively, middle), backgrounds) >= ratio) light = middle;
    else dark = middle;
  }
  return long(hsl(hue, lively, light));
};

/** Fills on dark pages must be visible as shapes; their labels meet the WCAG contrast. */
const leastFillOnDark = 2;

const lightest = (colors: readonly string[]) =>
  colors.reduce((best, candidate) => (luminance(candidate) > luminance(best) ? candidate : best));

const schemes = ['light', 'dark'] as const;

const deriveScheme = (
  colors: ThemeColors,
  scheme: Scheme,
  report: Adjustment[],
): Record<ThemedToken, string> => {
  const side = scheme === 'light' ? 0 : 1;
  const at = (token: keyof typeof palette) => palette[token][side];
  const grounds = [at('page'), at('surface'), at('sunken')];
  const { primary_color: first, secondary_color: second, tertiary_color: third, text_color: text } = colors;
  const pole = scheme === 'light' ? black : white;

  const note = (token: ThemedToken, background: string, requested: string, used: string) => {
    if (requested === used) return used;
    report.push({
      scheme,
      token,
      background,
      requested,
      used,
      requestedRatio: contrastOf(requested, background),
      usedRatio: contrastOf(used, background),
    });
    return used;
  };

  const lighterOfTwo = lightest([first, second]);
  const primary =
    scheme === 'light' || contrastOf(first, at('surface')) >= leastFillOnDark
      ? first
      : (towards(lighterOfTwo, white, [at('surface')], leastFillOnDark) ?? lighterOfTwo);
  const onPrimary = note('onPrimary', primary, text, readable(text, [primary]));

  // At the same share, light fills tint less than dark ones, so the share depends on the fill's luminance.
  const share = scheme === 'light' ? 0.1 + 0.08 * luminance(primary) : 0.28 - 0.13 * luminance(primary);
  const soft = mix(share, primary, at('surface'));
  const softHover = mix(share * 1.4, primary, at('surface'));

  // Marks prefer the second colour on light pages and the third, usually the lightest, on dark pages, and colourful ones over
  // grey.
  const order = scheme === 'light' ? [second, first, third] : [third, first, second];
  const hued = order.filter(chromatic);
  const wanted = hued.length > 0 ? hued : order;
  const markOn = [...grounds, soft];
  const seen = wanted.find((candidate) => worst(candidate, grounds) >= leastContrast.mark);
  // Derived marks exceed the minimum, because thin lines look faint at it.
  const base = scheme === 'light' ? (wanted.includes(first) ? first : lightest(wanted)) : lightest(wanted);
  const accent =
    seen ??
    (scheme === 'light' ? (towards(base, black, grounds, 5.5) ?? black) : brightened(base, grounds, 6.5));
  const accentText = towards(accent, pole, markOn, leastContrast.text) ?? pole;
  const softInk = scheme === 'light' ? (chromatic(first) || !chromatic(accent) ? first : accent) : accent;
  const onSoft =
    towards(softInk, pole, [soft, softHover], scheme === 'light' ? 7 : leastContrast.text + 1) ??
    readable(softInk, [soft, softHover]);
  if (seen === undefined) note('accent', at('surface'), base, accent);

  return {
    primary,
    onPrimary,
    primaryHover: pressed(primary, onPrimary, 0.12),
    primaryActive: pressed(primary, onPrimary, 0.23),
    secondary: second,
    onSecondary: note('onSecondary', second, text, readable(text, [second])),
    tertiary: third,
    onTertiary: note('onTertiary', third, text, readable(text, [third])),
    soft,
    softHover,
    onSoft,
    accent,
    accentText,
    focus: accent,
  };
};

const validColor = new RegExp(colorPattern);
const slots = ['primary_color', 'secondary_color', 'tertiary_color', 'text_color'] as const;

const inDevelopment = () => {
  try {
    return process.env.NODE_ENV !== 'production';
  } catch {
    // Unbundled in a browser there is no `process`, so this is no development build.
    return false;
  }
};

const normalise = (colors: ThemeColors): ThemeColors => {
  const wrong = slots.find((slot) => typeof colors?.[slot] !== 'string' || !validColor.test(colors[slot]));
  if (wrong === undefined) {
    return {
      primary_color: long(colors.primary_color),
      secondary_color: long(colors.secondary_color),
      tertiary_color: long(colors.tertiary_color),
      text_color: long(colors.text_color),
    };
  }
  if (inDevelopment()) {
    throw new TypeError(
      `societies-ui: ${wrong} is ${JSON.stringify(colors?.[wrong])}; a theme colour is written #rgb or #rrggbb. ` +
        'In production the Default theme is used instead.',
    );
  }
  return normalise(defaultTheme);
};

const cache = new Map<string, DerivedTheme>();
/**
 * Derives all themed colours from a committee's four, for light and dark. Text always reaches 4.5:1, marks, borders of controls
 * and focus rings 3:1; `report` lists the adjustments. Pure and memoised: the same colours give the same object.
 *
 * @throws TypeError in development, if a colour is not `#rgb` or `#rrggbb`. In production the result is then the Default theme.
 */
export const createTheme = (colors: ThemeColors): DerivedTheme => {
  const four = normalise(colors);
  const key = slots.map((slot) => four[slot]).join();
  const known = cache.get(key);
  if (known) return known;

  const report: Adjustment[] = [];
  const [light, dark] = schemes.map((scheme) => deriveScheme(four, scheme, report)) as [
    DerivedTheme['light'],
    DerivedTheme['dark'],
  ];
  const theme: DerivedTheme = {
    colors: four,
    light,
    dark,
    variables: Object.fromEntries(
      (Object.keys(light) as ThemedToken[]).map((token) => [
        variableOf(token),
        lightDark([light[token], dark[token]] satisfies SchemePair),
      ]),
    ),
    report,
  };
  if (cache.size >= cachedAtMost) cache.delete(cache.keys().next().value ?? '');
  cache.set(key, theme);
  return theme;
};
