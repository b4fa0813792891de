import type { Configuration } from 'openid-client';
import type { OidcSettings } from '../account/login-settings.ts';
import { freshFor } from '../platform/sessions.ts';

/** A user's identity according to the provider. */
export interface Person {
  issuer: string;
  subject: string;
  claims: Readonly<Record<string, unknown>>;
}

/** The provider could not be reached. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';
}

/** Whether an error comes from the network and not from the provider. */
function isUnavailable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause.name === 'TimeoutError' || cause.message === 'fetch failed') return true;
    if ('status' in cause && Number(cause.status) >= 500) return true;
  }
  return false;
}

interface Checks {
  state: string;
  nonce: string;
  verifier: string;
}

/** Single sign-on: authorization code flow with PKCE, state and nonce. The provider's metadata is fetched on first use. */
export function provider(settings: OidcSettings) {
  // Loaded on demand: many servers have no single sign-on.
  const library = () => import('openid-client');
  let known: Promise<Configuration> | undefined;

  const configuration = () => {
    known ??= (async () => {
      const { allowInsecureRequests, discovery, enableNonRepudiationChecks } = await library();
      const issuer = new URL(settings.issuer);
      return discovery(issuer, settings.clientId, settings.clientSecret, undefined, {
        timeout: 10,
        execute: [
          enableNonRepudiationChecks,
          // Settings allow http for localhost only.
          ...(issuer.protocol === 'http:' ? [allowInsecureRequests] : []),
        ],
      });
    })();
    known.catch(() => {
      known = undefined;
    });
    return known.catch((error: unknown) => {
      throw new ProviderUnavailable('The provider does not say where it is.', { cause: error });
    });
  };

  return {
    /**
     * Where to send the browser, and what to verify on return.
     * @param fresh makes users sign in again even if the provider has a session.
     */
    async begin(redirectUri: string, fresh: boolean): Promise<{ url: URL; checks: Checks }> {
      const config = await configuration();
      const { buildAuthorizationUrl, calculatePKCECodeChallenge, ...random } = await library();
      const checks = {
        state: random.randomState(),
        nonce: random.randomNonce(),
        verifier: random.randomPKCECodeVerifier(),
      };
      const url = buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: 'openid profile email',
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await calculatePKCECodeChallenge(checks.verifier),
        code_challenge_method: 'S256',
        ...(fresh && { prompt: 'login', max_age: String(freshFor) }),
      });
      return { url, checks };
    },

    /**
     * Verifies the browser's return.
     * @param address it returned with.
     * @param fresh requires that they signed in just now, because the browser could have dropped that demand from the request.
     * @throws {ProviderUnavailable}, and other errors if the sign-in is invalid.
     */
    async finish(address: URL, { state, nonce, verifier }: Checks, fresh: boolean): Promise<Person> {
      const config = await configuration();
      const { authorizationCodeGrant, fetchUserInfo } = await library();
      try {
        const tokens = await authorizationCodeGrant(config, address, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
          ...(fresh && { maxAge: freshFor }),
        });
        const claims = tokens.claims();
        if (!claims) throw new Error('There is no ID token.');
        // Many providers return names and addresses from this endpoint only.
        const more = config.serverMetadata().userinfo_endpoint
          ? await fetchUserInfo(config, tokens.access_token, claims.sub)
          : {};
        return { issuer: claims.iss, subject: claims.sub, claims: { ...more, ...claims } };
      } catch (error) {
        if (isUnavailable(error))
          throw new ProviderUnavailable('The provider does not answer.', { cause: error });
        throw error;
      }
    },
  };
}
