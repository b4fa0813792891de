import { forwardRef, useState, type ComponentPropsWithoutRef } from 'react';
import { initialsOf, numberOf } from '../../base/Avatar/initials.ts';
import { avatarColors } from '../../theme/palette.ts';
import { Root } from './SocietyLogo.styles.ts';

export interface SocietyLogoProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** The society's name: initials and their colour come from it. */
  name: string;
  /**
   * Address of the logo; null, or one that cannot be loaded, shows the initials. Undefined while it is not known: then nothing is
   * shown that a picture would replace.
   */
  src?: string | null;
  /** 64, 48, 72, 80 px, and on the society's page 150 px or, on a phone, 88. @default 'card' */
  size?: 'card' | 'rail' | 'row' | 'modal' | 'page';
  /** `square` has rounded corners. @default 'round' */
  shape?: 'round' | 'square';
  /** A ring of the surface around it, where it stands half on a banner. */
  ringed?: boolean;
  /** Read by screen readers. Leave it out beside the written name. */
  label?: string;
}

/**
 * A society's logo. A society without one shows its initials: two-word names give the first letters, otherwise the first two
 * characters.
 */
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
      {shown && <img src={shown} alt="" loading="lazy" decoding="async" onError={() => setFailed(shown)} />}
      {initials && <span aria-hidden="true">{initialsOf(name)}</span>}
    </Root>
  );
});
SocietyLogo.displayName = 'SocietyLogo';
