import { paths, type AuthOptions } from 'societies-contract';
import useSWR from 'swr';
import { getAnonymously } from '../api/client.ts';

interface SignInMethods {
  /** True while unknown, because most installations allow it. */
  withPassword: boolean;
  withSignup: boolean;
  /** Single sign-on: its name, and the address that starts it and returns to `returnTo`. */
  university: { name: string; hrefTo: (returnTo: string) => string } | null;
}

/** The ways to sign in that the server offers. */
export function useSignInMethods(): SignInMethods {
  const { data } = useSWR(paths.authOptions, getAnonymously<AuthOptions>);
  return {
    withPassword: data?.password !== false,
    withSignup: data?.signup !== false,
    university: data?.oidc
      ? {
          name: data.oidc.name,
          hrefTo: (returnTo) => `${paths.oidcLogin}?return_to=${encodeURIComponent(returnTo)}`,
        }
      : null,
  };
}
