import { forwardRef, useState, type ComponentPropsWithoutRef } from 'react';
import type { ThemeColors } from 'societies-contract';
import { drawBanner, svgAddress } from 'societies-contract/art';
import { Root } from './SocietyArt.styles.ts';

/** Sizes in pixels that art is drawn for; it is scaled to cover its container. */
const sizes = {
  card: { width: 320, height: 104 },
  picture: { width: 420, height: 280 },
  hero: { width: 1364, height: 300 },
} as const;

export interface SocietyArtProps extends Omit<
  ComponentPropsWithoutRef<'img'>,
  'src' | 'id' | 'width' | 'height'
> {
  /** The id of a society, event or post, which chooses the pattern and seeds it. */
  seed: number | string;
  /** The society's theme. */
  theme: ThemeColors;
  /** A stored picture. Without one, or if it fails to load, art is drawn. */
  src?: string | null;
  /** The kind of container: the top of a card, a picture of 3:2, or a page's banner. @default 'card' */
  size?: keyof typeof sizes;
}

const drawn = new Map<string, string>();
/** Maximum number of cached drawings: enough for some pages of cards. */
const kept = 400;

function draw(seed: number | string, theme: ThemeColors, size: keyof typeof sizes): string {
  const { primary_color, secondary_color, tertiary_color } = theme;
  const key = [typeof seed, seed, size, primary_color, secondary_color, tertiary_color].join(' ');
  const known = drawn.get(key);
  if (known) return known;
  const address = svgAddress(drawBanner({ id: seed, theme, ...sizes[size] }));
  if (drawn.size >= kept) drawn.clear();
  drawn.set(key, address);
  return address;
}

/** A society's picture, or art generated from its id and theme. Decorative unless it has an `alt`. */
export const SocietyArt = forwardRef<HTMLImageElement, SocietyArtProps>(function SocietyArt(
  { seed, theme, src, size = 'card', alt = '', onError, ...rest },
  ref,
) {
  const [failed, setFailed] = useState<string>();
  const own = src && src !== failed ? src : undefined;
  return (
    <Root
      ref={ref}
      data-soc="SocietyArt"
      data-size={size}
      data-state={own ? 'picture' : 'drawn'}
      alt={alt}
      decoding="async"
      {...sizes[size]}
      {...rest}
      src={own ?? draw(seed, theme, size)}
      onError={(event) => {
        if (own) setFailed(own);
        onError?.(event);
      }}
    />
  );
});
SocietyArt.displayName = 'SocietyArt';
