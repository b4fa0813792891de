import { forwardRef, useState, type ComponentPropsWithoutRef } from 'react';
import { imageLimits, type ThemeColors } from 'societies-contract';
import { drawBanner, svgAddress } from 'societies-contract/art';
import { usePictureSources } from '../../host/usePictureSources.ts';
import { Root } from './SocietyArt.styles.ts';

/** Sizes in pixels that art is drawn for; it is scaled to cover its container. */
const sizes = {
  card: { width: 320, height: 104 },
  picture: { width: 420, height: 280 },
  hero: { width: 1364, height: 300 },
} as const;

/**
 * The most pixels across that a stored picture has, and how wide it is drawn, as the attribute `sizes` says it. A banner covers a place
 * that is higher than it, so it is drawn wider than its place.
 */
const places = {
  card: { stored: imageLimits.banner.width, sizes: '400px' },
  picture: { stored: imageLimits.cardStored.width, sizes: '(width < 640px) 100vw, 420px' },
  hero: { stored: imageLimits.banner.width, sizes: '(width < 768px) 810px, max(100vw, 1350px)' },
} as const;

export interface SocietyArtProps extends Omit<
  ComponentPropsWithoutRef<'img'>,
  'src' | 'srcSet' | 'id' | 'width' | 'height'
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
  { seed, theme, src, size = 'card', alt = '', sizes: wanted, onError, ...rest },
  ref,
) {
  const [failed, setFailed] = useState<string>();
  /** The picture of which no smaller one could be had. */
  const [whole, setWhole] = useState<string>();
  const sourcesOf = usePictureSources();
  const own = src && src !== failed ? src : undefined;
  const place = wanted ?? places[size].sizes;
  const sources =
    own && own !== whole
      ? sourcesOf(
          own,
          places[size].stored,
          size === 'picture' && rest.loading === 'lazy' ? `auto, ${place}` : place,
        )
      : {};
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
      {...sources}
      src={own ?? draw(seed, theme, size)}
      onError={(event) => {
        if (own && sources.srcSet) setWhole(own);
        else if (own) setFailed(own);
        onError?.(event);
      }}
    />
  );
});
SocietyArt.displayName = 'SocietyArt';
