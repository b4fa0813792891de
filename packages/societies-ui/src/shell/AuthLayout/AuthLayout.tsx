import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { LinkOrText } from '../../host/LinkOrText.tsx';
import { useMessages } from '../../host/useMessages.ts';
import { useRoutes } from '../../host/useRoutes.ts';
import { BrandMark } from '../BrandMark/BrandMark.tsx';
import { NightSky } from '../../landing/NightSky/NightSky.tsx';
import { Root } from './AuthLayout.styles.ts';

export const authLayoutMessages = {
  brand: 'Constellation',
  motto: "a cosmos of all your university's societies!",
} as const;

export interface AuthLayoutProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  /** The page's heading. */
  title: string;
  /** An illustration above the heading, at most 84 px high; decorative. */
  art?: ReactNode;
  /** Text below the heading, such as why the form is shown. */
  description?: ReactNode;
  /** Content below the form, such as a link to the other form. */
  other?: ReactNode;
  /** At the foot of the page: the `SiteFooter`. */
  footer?: ReactNode;
  /** The form. */
  children: ReactNode;
}

/** The page of a sign-in form: sky on one half, form on the other; on phones a strip of sky above. */
export const AuthLayout = forwardRef<HTMLDivElement, AuthLayoutProps>(function AuthLayout(
  { art, title, description, other, footer, children, ...rest },
  ref,
) {
  const messages = useMessages('AuthLayout', authLayoutMessages);
  const routes = useRoutes();
  return (
    <Root ref={ref} data-soc="AuthLayout" {...rest}>
      <header data-part="sky">
        <NightSky words="side" labelled={false} />
        <LinkOrText href={routes.start()} data-part="home">
          <BrandMark name={messages.brand} tone="night" />
        </LinkOrText>
        <p data-part="motto">{messages.motto}</p>
      </header>
      <main data-part="main" id="main" tabIndex={-1}>
        <div data-part="form">
          {art && (
            <div data-part="art" aria-hidden="true">
              {art}
            </div>
          )}
          <h1 data-part>{title}</h1>
          {description && <div data-part="description">{description}</div>}
          {children}
          {other && <p data-part="other">{other}</p>}
        </div>
      </main>
      {footer && <div data-part="foot">{footer}</div>}
    </Root>
  );
});
AuthLayout.displayName = 'AuthLayout';
