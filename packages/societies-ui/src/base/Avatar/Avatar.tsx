import { forwardRef, useState, type ComponentPropsWithoutRef } from 'react';
import { avatarColors } from '../../theme/palette.ts';
import { initialsOf, numberOf } from './initials.ts';
import { Root } from './Avatar.styles.ts';

export interface AvatarProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** The person's name, from which initials and colour are derived. */
  name: string;
  /** Address of the picture; null, or one that cannot be loaded, shows the initials. */
  src?: string | null;
  /** 32, 40, 64 or 128 px. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | 'huge';
  /** Hides it from screen readers: for an avatar beside the written name. */
  decorative?: boolean;
}

/** A person as a round picture, or as initials on a colour made from the name. */
export const Avatar = forwardRef<HTMLSpanElement, AvatarProps>(function Avatar(
  { name, src, size = 'medium', decorative = false, ...rest },
  ref,
) {
  const [failed, setFailed] = useState<string>();
  const shown = src && src !== failed ? src : undefined;
  return (
    <Root
      ref={ref}
      data-soc="Avatar"
      data-size={size}
      data-hue={numberOf(name, avatarColors.length)}
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
      {...rest}
    >
      {shown ? (
        <img data-part src={shown} alt="" loading="lazy" decoding="async" onError={() => setFailed(shown)} />
      ) : (
        <span aria-hidden="true">{initialsOf(name)}</span>
      )}
    </Root>
  );
});
Avatar.displayName = 'Avatar';
