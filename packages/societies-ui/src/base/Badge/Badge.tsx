import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { Root } from './Badge.styles.ts';

export interface BadgeProps extends ComponentPropsWithoutRef<'span'> {
  /**
   * `neutral` names a category, `soft` belongs to the theme (a role), `filled` is chosen; the others tell a state.
   * @default 'neutral'
   */
  variant?: 'neutral' | 'soft' | 'filled' | 'success' | 'warning' | 'danger';
  /** Before the words; decorative. */
  icon?: ReactNode;
}

/** A word or two about the thing it stands on. It cannot be pressed. */
export const Badge = forwardRef<HTMLSpanElement, BadgeProps>(function Badge(
  { variant = 'neutral', icon, children, ...rest },
  ref,
) {
  return (
    <Root ref={ref} data-soc="Badge" data-variant={variant} {...rest}>
      {icon}
      <span data-part="label">{children}</span>
    </Root>
  );
});
Badge.displayName = 'Badge';
