import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { Root } from './IconButton.styles.ts';

export interface IconButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'children'> {
  /** Accessible name. Required, because an icon has no text. */
  label: string;
  /**
   * `bare` has no background, `cover` is for pictures; the others are those of `Button`.
   * @default 'bare'
   */
  variant?: 'bare' | 'filled' | 'soft' | 'quiet' | 'danger' | 'cover';
  /** 36, 44 or 52 px. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** `round` for a button on its own, such as on a picture. @default 'square' */
  shape?: 'square' | 'round';
  /** The icon. */
  children: ReactNode;
}

/** A button with an icon only. Wrap it in a `Tooltip` if the icon is not self-explanatory. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { label, variant = 'bare', size = 'medium', shape = 'square', type = 'button', children, ...rest },
  ref,
) {
  return (
    <Root
      ref={ref}
      data-soc="IconButton"
      data-variant={variant}
      data-size={size}
      data-shape={shape}
      type={type}
      aria-label={label}
      {...rest}
    >
      <span data-part="label" aria-hidden="true">
        {children}
      </span>
    </Root>
  );
});
IconButton.displayName = 'IconButton';
