import { forwardRef, type ComponentPropsWithoutRef, type MouseEvent, type ReactNode } from 'react';
import { useMessages } from '../../messages/useMessages.ts';
import { useLinkComponent } from '../Link/LinkProvider.tsx';
import { Ring } from '../Spinner/Ring.styles.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { LinkRoot, Root } from './Button.styles.ts';

export const buttonMessages = { loading: 'Working...' } as const;

interface ButtonLook {
  /**
   * `filled` is the one main action of a region, `soft` stands beside it, `quiet` has an edge only, `bare` not even that;
   * `gold` is the one action of the landing page and of the invitation to found a society; `danger` cannot be undone.
   * @default 'filled'
   */
  variant?: 'filled' | 'soft' | 'quiet' | 'bare' | 'gold' | 'danger';
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** Fills the width it is given. */
  wide?: boolean;
  /** Before the words. Decorative: the words name the button. */
  icon?: ReactNode;
  /** After the words. */
  iconAfter?: ReactNode;
}

export interface ButtonProps extends ComponentPropsWithoutRef<'button'>, ButtonLook {
  /** Shows that the press is being worked on. The button keeps its size and focus and cannot be pressed again. */
  loading?: boolean;
}

const label = (icon: ReactNode, children: ReactNode, iconAfter: ReactNode) => (
  <span data-part="label">
    {icon}
    {children}
    {iconAfter}
  </span>
);

/** Makes something happen. For going somewhere use a `ButtonLink`. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  {
    variant = 'filled',
    size = 'medium',
    wide,
    icon,
    iconAfter,
    loading = false,
    type = 'button',
    onClick,
    children,
    ...rest
  },
  ref,
) {
  const messages = useMessages('Button', buttonMessages);
  // Disabling the element would drop its focus, so a press is swallowed instead; that also stops Enter in a field of the form.
  const swallow = (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Root
      ref={ref}
      data-soc="Button"
      data-variant={variant}
      data-size={size}
      data-wide={wide || undefined}
      data-state={loading ? 'loading' : rest.disabled ? 'disabled' : undefined}
      type={type}
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      onClick={loading ? swallow : onClick}
      {...rest}
    >
      {label(icon, children, iconAfter)}
      {loading && (
        <span data-part="wait">
          <Ring aria-hidden="true" />
          <VisuallyHidden>{messages.loading}</VisuallyHidden>
        </span>
      )}
    </Root>
  );
});
Button.displayName = 'Button';

export interface ButtonLinkProps extends ComponentPropsWithoutRef<'a'>, ButtonLook {
  href: string;
}

/** A link that looks like a button: the main way onwards. */
export const ButtonLink = forwardRef<HTMLAnchorElement, ButtonLinkProps>(function ButtonLink(
  { variant = 'filled', size = 'medium', wide, icon, iconAfter, children, ...rest },
  ref,
) {
  const component = useLinkComponent();
  return (
    <LinkRoot
      as={component}
      ref={ref}
      data-soc="ButtonLink"
      data-variant={variant}
      data-size={size}
      data-wide={wide || undefined}
      {...rest}
    >
      {label(icon, children, iconAfter)}
    </LinkRoot>
  );
});
ButtonLink.displayName = 'ButtonLink';
