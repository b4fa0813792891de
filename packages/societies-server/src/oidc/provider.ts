import type { Configuration } from 'openid-client';
import type { OidcSettings } from '../account/login-settings.ts';
import { freshFor } from '../platform/sessions.ts';

/** Who somebody is, as the provider says it. */
export interface Person {
  issuer: string;
  subject: string;
  claims: Readonly<Record<string, unknown>>;
}

/** The provider could not be spoken to. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';
}

/** What the network, and not the provider, says. */
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

/** The university's sign-in: authorization code with PKCE, state and nonce. Its addresses and keys are asked for when somebody comes. */
export function provider(settings: OidcSettings) {
  // Sign-ins are few, and a server without them does without the client.
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
          // Settings let http through for this machine alone.
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
     * Where a browser is sent, and what it must come back with.
     * @param fresh people who are signed in at the provider are to sign in there once more.
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
     * Who came back.
     * @param address with which they came.
     * @param fresh the provider must say that they signed in a moment ago: what it was asked for can be lost on the way.
     * @throws {ProviderUnavailable}, and anything else when they are not let in.
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
        const told = tokens.claims();
        if (!told) throw new Error('There is no ID token.');
        // Many providers put names and addresses there alone.
        const more = config.serverMetadata().userinfo_endpoint
          ? await fetchUserInfo(config, tokens.access_token, told.sub)
          : {};
        return { issuer: told.iss, subject: told.sub, claims: { ...more, ...told } };
      } catch (error) {
        if (isUnavailable(error))
          throw new ProviderUnavailable('The provider does not answer.', { cause: error });
        throw error;
      }
    },
  };
}
