import { AuthLayout, type AuthLayoutProps } from 'societies-ui';
import { Foot } from './Foot.tsx';

/** The layout of the pages without navigation on which one signs in, with the site's foot. */
export const SignInLayout = (props: Omit<AuthLayoutProps, 'footer'>) => (
  <AuthLayout footer={<Foot />} {...props} />
);
