import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';
import { paths } from 'societies-contract';
import type { Settings } from './server.ts';

/** Who signs in at the university, whoever it is. */
const student = {
  preferred_username: '60000001',
  given_name: 'Lea',
  family_name: 'Ver',
  email: 'lea@university.example',
};

const client = { client_id: 'societies', client_secret: 'a secret of the university' } as const;

/**
 * A university with a sign-in of its own, at which everybody is one student. `settings` are what a server needs to know of it, and
 * `knows` tells it where that server is.
 */
export async function startUniversity() {
  const listening = createServer();
  await new Promise<void>((resolve) => void listening.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;
  const settings: Settings = {
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: client.client_id,
    OIDC_CLIENT_SECRET: client.client_secret,
    OIDC_NAME: 'Sign in with Testford',
  };
  const knows = (site: string) => {
    const provider = new Provider(issuer, {
      clients: [{ ...client, redirect_uris: [site + paths.oidcCallback] }],
      claims: { profile: ['preferred_username', 'given_name', 'family_name'], email: ['email'] },
      findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ sub, ...student }) }),
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
      ttl: { IdToken: 600, AccessToken: 600, Grant: 600, Interaction: 600, Session: 600 },
      cookies: { keys: ['a key of the tests'] },
      async loadExistingGrant({ oidc }) {
        const grant = new oidc.provider.Grant({
          clientId: oidc.client?.clientId,
          accountId: oidc.session?.accountId,
        });
        grant.addOIDCScope('openid profile email');
        await grant.save();
        return grant;
      },
    });
    const answer = provider.callback();
    listening.on('request', (request, response) => {
      if (request.url?.startsWith('/interaction/'))
        void provider.interactionFinished(request, response, { login: { accountId: 'lea' } });
      else void answer(request, response);
    });
  };
  return {
    settings,
    knows,
    stop: () => new Promise<void>((resolve) => void listening.close(() => resolve())),
  };
}
