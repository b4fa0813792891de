import {
  forwardRef,
  type ComponentPropsWithoutRef,
  type ForwardRefExoticComponent,
  type MouseEvent,
  type ReactNode,
  type RefAttributes,
} from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../host/useMessages.ts';
import { useLinkComponent } from '../../host/useLinkComponent.ts';
import { Ring } from '../Spinner/Ring.styles.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { LinkRoot, look } from './Button.styles.ts';

export const buttonMessages = { loading: 'Working...' } as const;

interface ButtonLook {
  /**
   * `filled` is the main action of a region, `soft` a secondary one, `quiet` has only a border, `bare` none; `gold` is for the
   * main action of the landing page and the invitation to found a society; `danger` is for irreversible actions.
   * @default 'filled'
   */
  variant?: 'filled' | 'soft' | 'quiet' | 'bare' | 'gold' | 'danger';
  /** How high it is: 36, 44 or 52 px. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** Fills the width it is given. */
  fullWidth?: boolean;
  /** Before the words. Decorative: the words name the button. */
  icon?: ReactNode;
  /** After the words. */
  iconAfter?: ReactNode;
}

export interface ButtonProps extends ComponentPropsWithoutRef<'button'>, ButtonLook {
  /** Shows that the action is in progress. The button keeps its size and focus, and ignores presses. */
  loading?: boolean;
}

const Wait = () => {
  const messages = useMessages('Button', buttonMessages);
  return (
    <span data-part="wait">
      <Ring aria-hidden="true" />
      <VisuallyHidden>{messages.loading}</VisuallyHidden>
    </span>
  );
};

/** Plain text is rendered without a wrapper, which saves an element per button. */
const contents = ({
  icon,
  iconAfter,
  children,
  loading,
}: Pick<ButtonProps, 'icon' | 'iconAfter' | 'children' | 'loading'>) =>
  typeof children === 'string' && !icon && !iconAfter && !loading ? (
    children
  ) : (
    <>
      <span data-part="label">
        {icon}
        {typeof children === 'string' ? <span>{children}</span> : children}
        {iconAfter}
      </span>
      {loading && <Wait />}
    </>
  );

/** Swallows presses instead of disabling the element, which would lose its focus. Also stops Enter in the form's fields. */
const swallow = (event: MouseEvent<HTMLButtonElement>) => {
  event.preventDefault();
  event.stopPropagation();
};

/** Props that are not forwarded to the element, and data attributes that derived components may set. */
type Own = ButtonLook & Pick<ButtonProps, 'loading'> & { 'data-soc'?: string; 'data-state'?: string };

const own = new Set(['variant', 'size', 'fullWidth', 'icon', 'iconAfter', 'loading']);

/**
 * Triggers an action. For navigation use `ButtonLink`.
 *
 * A single styled element without a component around it, because pages have many buttons.
 */
export const Button = styled.button
  .withConfig({ shouldForwardProp: (prop) => !own.has(prop) })
  .attrs<Own>((props) => ({
    'data-soc': props['data-soc'] ?? 'Button',
    'data-variant': props.variant ?? 'filled',
    'data-size': props.size ?? 'medium',
    'data-full-width': props.fullWidth || undefined,
    'data-state': props.loading ? 'loading' : props.disabled ? 'disabled' : props['data-state'],
    type: props.type ?? 'button',
    'aria-disabled': props.loading || props['aria-disabled'],
    'aria-busy': props.loading || props['aria-busy'],
    onClick: props.loading ? swallow : props.onClick,
    children: contents(props),
  }))(look) as unknown as ForwardRefExoticComponent<ButtonProps & RefAttributes<HTMLButtonElement>>;
Button.displayName = 'Button';

export interface ButtonLinkProps extends ComponentPropsWithoutRef<'a'>, ButtonLook {
  /** Where it leads; given to the component of the `SocietiesProvider`, or to a plain anchor. */
  href: string;
}

/** A link styled as a button. */
export const ButtonLink = forwardRef<HTMLAnchorElement, ButtonLinkProps>(function ButtonLink(
  { variant = 'filled', size = 'medium', fullWidth, icon, iconAfter, children, ...rest },
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
      data-full-width={fullWidth || undefined}
      {...rest}
    >
      {contents({ icon, iconAfter, children })}
    </LinkRoot>
  );
});
ButtonLink.displayName = 'ButtonLink';
