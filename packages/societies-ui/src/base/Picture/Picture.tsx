import { forwardRef, useState, type ComponentPropsWithoutRef } from 'react';
import { usePictureSources } from '../../host/usePictureSources.ts';
import { Root } from './Picture.styles.ts';

export interface PictureProps extends Omit<ComponentPropsWithoutRef<'img'>, 'src' | 'srcSet'> {
  /** Its address. */
  src: string;
  /** The most pixels across that it is stored with. */
  stored: number;
  /** How wide its place is, as the attribute of this name says it: `(width < 480px) 100vw, 420px`. */
  sizes: string;
}

/** A stored picture, asked for at the width that fits its place and screen; whole where no smaller one is to be had. */
export const Picture = forwardRef<HTMLImageElement, PictureProps>(function Picture(
  { src, stored, sizes, alt, onError, ...rest },
  ref,
) {
  const [failed, setFailed] = useState<string>();
  const sourcesOf = usePictureSources();
  const whole = failed === src;
  // A place that is laid out before its picture is loaded says itself how wide it is, where browsers can tell.
  const place = rest.loading === 'lazy' ? `auto, ${sizes}` : sizes;
  return (
    // A new element: a browser goes on to scale the whole picture by the width that it had chosen.
    <Root
      key={whole ? 'whole' : 'by width'}
      ref={ref}
      data-soc="Picture"
      alt={alt}
      {...rest}
      {...(whole ? {} : sourcesOf(src, stored, place))}
      src={src}
      onError={(event) => {
        if (!whole && event.currentTarget.srcset) setFailed(src);
        else onError?.(event);
      }}
    />
  );
});
Picture.displayName = 'Picture';
