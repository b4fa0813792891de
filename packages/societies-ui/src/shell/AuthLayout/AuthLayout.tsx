import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { useLinkComponent } from '../../base/Link/LinkProvider.tsx';
import { useMessages } from '../../host/useMessages.ts';
import { BrandMark } from '../BrandMark/BrandMark.tsx';
import { NightSky } from '../NightSky/NightSky.tsx';
import { Root } from './AuthLayout.styles.ts';

export const authLayoutMessages = {
  brand: 'Constellation',
  motto: "a cosmos of all your university's societies!",
} as const;

export interface AuthLayoutProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  /** The page's heading. */
  title: string;
  /** Under the form: the way to the other form. */
  other?: ReactNode;
  /** Where the brand leads. @default '/' */
  homeHref?: string;
  /** The form. */
  children: ReactNode;
}

/** The page of a form that lets somebody in: sky on one half, form on the other; on a phone a strip of sky above. */
export const AuthLayout = forwardRef<HTMLDivElement, AuthLayoutProps>(function AuthLayout(
  { title, other, homeHref = '/', children, ...rest },
  ref,
) {
  const messages = useMessages('AuthLayout', authLayoutMessages);
  const LinkComponent = useLinkComponent();
  return (
    <Root ref={ref} data-soc="AuthLayout" {...rest}>
      <header data-part="sky">
        <NightSky words="side" labelled={false} />
        <LinkComponent href={homeHref} data-part="home">
          <BrandMark name={messages.brand} tone="night" />
        </LinkComponent>
        <p data-part="motto">{messages.motto}</p>
      </header>
      <main data-part="main" id="main" tabIndex={-1}>
        <div data-part="form">
          <h1>{title}</h1>
          {children}
          {other && <p data-part="other">{other}</p>}
        </div>
      </main>
    </Root>
  );
});
AuthLayout.displayName = 'AuthLayout';
