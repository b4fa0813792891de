import { paths, type AuthOptions } from 'societies-contract';
import useSWR from 'swr';
import { getAnonymously } from '../api/client.ts';

interface WaysIn {
  /** Until it is known it is yes, because most installations have them. */
  withPassword: boolean;
  withSignup: boolean;
  /** The university's sign-in, and the address that begins it; it comes back to `returnTo`. */
  university: { name: string; hrefTo: (returnTo: string) => string } | null;
}

/** How one gets in here. */
export function useWaysIn(): WaysIn {
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
