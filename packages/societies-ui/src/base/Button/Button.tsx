import {
  forwardRef,
  type ComponentPropsWithoutRef,
  type ForwardRefExoticComponent,
  type MouseEvent,
  type ReactNode,
  type RefAttributes,
} from 'react';
import { styled } from 'styled-components';
import { useMessages, type Widened } from '../../host/useMessages.ts';
import { useLinkComponent } from '../../host/useLinkComponent.ts';
import { Ring } from '../Spinner/Ring.styles.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { LinkRoot, look } from './Button.styles.ts';

export const buttonMessages = { loading: 'Working...' } as const;

declare global {
  interface SocietiesMessages {
    Button: Widened<typeof buttonMessages>;
  }
}

interface ButtonLook {
  /**
   * `filled` is the one main action of a region, `soft` stands beside it, `quiet` has an edge only, `bare` not even that;
   * `gold` is the one action of the landing page and of the invitation to found a society; `danger` cannot be undone.
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
  /** Shows that the press is being worked on. The button keeps its size and focus and cannot be pressed again. */
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

/** Words alone are the button's own text: a thousand buttons mount a thousand elements fewer. */
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
        {children}
        {iconAfter}
      </span>
      {loading && <Wait />}
    </>
  );

/** Disabling the element would drop its focus, so a press is swallowed instead; that also stops Enter in a field of the form. */
const swallow = (event: MouseEvent<HTMLButtonElement>) => {
  event.preventDefault();
  event.stopPropagation();
};

/** Props that are not passed on to the element, and `data-` attributes that a component built on this one may set. */
type Own = ButtonLook & Pick<ButtonProps, 'loading'> & { 'data-soc'?: string; 'data-state'?: string };

const own = new Set(['variant', 'size', 'fullWidth', 'icon', 'iconAfter', 'loading']);

/**
 * Makes something happen. For going somewhere use a `ButtonLink`.
 *
 * One styled element and no component around it: buttons stand on every card of a page.
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

/** A link that looks like a button: the main way onwards. */
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
