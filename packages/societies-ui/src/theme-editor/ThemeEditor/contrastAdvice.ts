import { createTheme, leastContrast, type Adjustment } from '../../theme/createTheme.ts';
import type { ThemeColors } from 'societies-contract';

/** Advice about the contrast of two colours. */
export interface ContrastAdvice {
  /** The background of the text; `mark` for lines, tabs and focus on the page. */
  on: 'primary' | 'secondary' | 'tertiary' | 'mark';
  /** The chosen text colour: `#rrggbb`. */
  requested: string;
  /** The colour used instead: `#rrggbb`. */
  used: string;
  /** Contrast of the chosen pair, 1 to 21, with one decimal, rounded down so that it never looks sufficient. */
  ratio: number;
  /** Whether the colour used instead is darker than the chosen one. */
  darker: boolean;
}

const grounds: Partial<Record<Adjustment['token'], ContrastAdvice['on']>> = {
  onPrimary: 'primary',
  onSecondary: 'secondary',
  onTertiary: 'tertiary',
  accent: 'mark',
};

const brightness = (hex: string) =>
  [1, 3, 5].reduce(
    (sum, at, index) => sum + Number.parseInt(hex.slice(at, at + 2), 16) * ([0.21, 0.72, 0.07][index] ?? 0),
    0,
  );

/** Advice per background, from what deriving the theme had to change. */
export const contrastAdvice = (colors: ThemeColors): readonly ContrastAdvice[] => {
  const byGround = new Map<ContrastAdvice['on'], ContrastAdvice>();
  for (const { scheme, token, requested, used, requestedRatio } of createTheme(colors).report) {
    const on = grounds[token];
    const least = on === 'mark' ? leastContrast.mark : leastContrast.text;
    // On dark pages marks are always lightened; only light pages use the committee's own colour.
    if (!on || byGround.has(on) || requestedRatio >= least || (on === 'mark' && scheme === 'dark')) continue;
    const ratio = Math.floor(requestedRatio * 10) / 10;
    byGround.set(on, { on, requested, used, ratio, darker: brightness(used) < brightness(requested) });
  }
  return [...byGround.values()];
};
