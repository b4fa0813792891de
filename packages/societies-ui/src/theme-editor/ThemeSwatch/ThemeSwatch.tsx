import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import type { ThemeColors } from 'societies-contract';
import { Disc } from './ThemeSwatch.styles.ts';

export interface ThemeSwatchProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** The colours, as `#rrggbb`; the text colour is not shown. */
  theme: Pick<ThemeColors, 'primary_color' | 'secondary_color' | 'tertiary_color'>;
  /** Accessible name. Without one it is decorative, beside a written name. */
  label?: string;
  /** Diameter in pixels. @default 44 */
  size?: number;
}

/** A theme's three colours as a disc. */
export const ThemeSwatch = forwardRef<HTMLSpanElement, ThemeSwatchProps>(function ThemeSwatch(
  { theme, label, size, style, ...rest },
  ref,
) {
  return (
    <Disc
      ref={ref}
      data-soc="ThemeSwatch"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      {...rest}
      style={{
        ['--soc-swatch-1' as string]: theme.primary_color,
        ['--soc-swatch-2' as string]: theme.secondary_color,
        ['--soc-swatch-3' as string]: theme.tertiary_color,
        ...(size !== undefined && { ['--soc-swatch-size' as string]: `${size}px` }),
        ...style,
      }}
    />
  );
});
ThemeSwatch.displayName = 'ThemeSwatch';
