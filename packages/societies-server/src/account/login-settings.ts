import { isLocalhost } from '../platform/cookies.ts';
import { address, ConfigError, fail, list, oneOf, type Environment } from '../settings.ts';

export interface LoginSettings {
  /** Whether users can sign up and log in with a password. */
  passwordLogin: boolean;
  /** Whether common passwords are allowed. */
  easyPasswords: boolean;
  /** Single sign-on; null if there is none. */
  oidc: OidcSettings | null;
}

export interface OidcSettings {
  issuer: string;
  /** Issuers that accounts were linked to before; their people are known again by their ID. */
  previousIssuers: string[];
  clientId: string;
  clientSecret: string;
  /** The button's label. */
  name: string;
  /** The claim with the eight-digit university ID. */
  idClaim: string;
  /** The claim, and its value, that makes a user an administrator. */
  admin: { claim: string; value: string } | null;
}

function provider(env: Environment): OidcSettings | null {
  const read = (name: string) => env[name]?.trim() ?? '';
  const issuer = address(
    env,
    'OIDC_ISSUER',
    ['https:', 'http:'],
    'the https address of an OpenID Connect provider, as its discovery document says it',
  );
  if (issuer === null) return null;
  const previousIssuers = list(env, 'OIDC_PREVIOUS_ISSUER');
  for (const previous of previousIssuers) {
    if (!URL.canParse(previous) || previous === issuer)
      fail('OIDC_PREVIOUS_ISSUER', 'what OIDC_ISSUER was before, several separated by commas', previous);
  }
  const { protocol, hostname } = new URL(issuer);
  if (protocol === 'http:' && !isLocalhost(hostname)) {
    throw new ConfigError('OIDC_ISSUER takes an https address: over http anybody on the way could sign in.');
  }
  const clientId = read('OIDC_CLIENT_ID');
  if (!clientId) fail('OIDC_CLIENT_ID', 'the client that OIDC_ISSUER knows this site as');
  const clientSecret = read('OIDC_CLIENT_SECRET');
  if (!clientSecret) fail('OIDC_CLIENT_SECRET', 'the secret of that client');
  const claim = read('OIDC_ADMIN_CLAIM');
  const value = read('OIDC_ADMIN_VALUE');
  if (claim && !value) fail('OIDC_ADMIN_VALUE', 'the value that OIDC_ADMIN_CLAIM has for administrators');
  if (value && !claim) fail('OIDC_ADMIN_CLAIM', 'the claim that has the value OIDC_ADMIN_VALUE');
  return {
    issuer,
    previousIssuers,
    clientId,
    clientSecret,
    name: read('OIDC_NAME') || 'Sign in with your university',
    idClaim: read('OIDC_ID_CLAIM') || 'preferred_username',
    admin: claim ? { claim, value } : null,
  };
}

/** @throws {ConfigError} */
export function loginSettings(env: Environment): LoginSettings {
  const oidc = provider(env);
  const ways = oneOf(env, 'LOGIN', ['password', 'oidc', 'both'], oidc ? 'both' : 'password');
  if (ways !== 'password' && !oidc) fail('OIDC_ISSUER', `a provider when LOGIN is ${ways}`);
  return {
    passwordLogin: ways !== 'oidc',
    // The default follows the specification, which has no such rule. compose.yaml refuses them.
    easyPasswords: oneOf(env, 'EASY_PASSWORDS', ['allow', 'refuse'], 'allow') === 'allow',
    oidc: ways === 'password' ? null : oidc,
  };
}
