import { forwardRef, useState, type ComponentPropsWithoutRef } from 'react';
import { initialsOf, numberOf } from '../../base/Avatar/initials.ts';
import { avatarColors } from '../../theme/palette.ts';
import { Root } from './SocietyLogo.styles.ts';

export interface SocietyLogoProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** The society's name, from which initials and colour are derived. */
  name: string;
  /** The logo's address; null, or one that fails to load, shows the initials. Undefined while unknown, which shows neither. */
  src?: string | null;
  /** 64, 48, 72 and 80 px; `page` is 150 px, or 88 on phones. @default 'card' */
  size?: 'card' | 'rail' | 'row' | 'modal' | 'page';
  /** `square` has rounded corners. @default 'round' */
  shape?: 'round' | 'square';
  /** Adds a ring in the surface's colour, for a logo that overlaps a banner. */
  ringed?: boolean;
  /** Accessible name. Omit it beside the written name. */
  label?: string;
}

/** A society's logo, or its initials: the first letters of a two-word name, otherwise its first two characters. */
export const SocietyLogo = forwardRef<HTMLSpanElement, SocietyLogoProps>(function SocietyLogo(
  { name, src, size = 'card', shape = 'round', ringed, label, ...rest },
  ref,
) {
  const [failed, setFailed] = useState<string>();
  const shown = src && src !== failed ? src : undefined;
  const initials = src !== undefined && !shown;
  return (
    <Root
      ref={ref}
      data-soc="SocietyLogo"
      data-size={size}
      data-shape={shape}
      data-ringed={ringed || undefined}
      data-hue={initials ? numberOf(name, avatarColors.length) : undefined}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      {...rest}
    >
      {shown && (
        <img data-part src={shown} alt="" loading="lazy" decoding="async" onError={() => setFailed(shown)} />
      )}
      {initials && <span aria-hidden="true">{initialsOf(name)}</span>}
    </Root>
  );
});
SocietyLogo.displayName = 'SocietyLogo';
